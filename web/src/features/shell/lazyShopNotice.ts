import { lazyWithPreload } from '#components/lazyWithPreload.ts';

export const ShopNotice = lazyWithPreload(async () => (await import('./ShopNotice.tsx')).ShopNotice);

import { lazyWithPreload } from '#components/lazyWithPreload.ts';

/** Below the fold, so outside the first download. */
export const HomeShelves = lazyWithPreload(async () => (await import('./HomeShelves.tsx')).HomeShelves);

import { lazyWithPreload } from '#components/lazyWithPreload.ts';

/** Loaded on demand. */
export const NotFound = lazyWithPreload(async () => (await import('./NotFound.tsx')).NotFound);

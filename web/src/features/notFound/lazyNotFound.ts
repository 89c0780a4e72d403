import { lazyWithPreload } from '../../components/lazyWithPreload.ts';

/** Loaded only when something is gone. */
export const NotFound = lazyWithPreload(async () => (await import('./NotFound.tsx')).NotFound);

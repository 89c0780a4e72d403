import { lazyWithPreload } from '../../components/lazyWithPreload.ts';

/** What a phone shows further down comes beside the first download. */
export const HomeShelves = lazyWithPreload(async () => (await import('./HomeShelves.tsx')).HomeShelves);

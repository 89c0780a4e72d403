import { later } from '../../components/later.ts';

/** What a phone shows further down comes beside the first download. */
export const HomeShelves = later(async () => (await import('./HomeShelves.tsx')).HomeShelves);

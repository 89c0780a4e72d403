import { paths } from '@bloomkin/shared/pages.ts';
import { useStore } from '#storage/createStore.ts';
import { stored } from '#storage/storage.ts';

const most = 12;
const yearMs = 365 * 24 * 60 * 60_000;
const productPath = paths.product('');

const toIds = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, most);

/** Products that this browser keeps, newest first. */
export const useFavourites = (): string[] => toIds(useStore(stored.favourites) ?? []);

/** The thirteenth drops the oldest. */
export function toggleFavourite(id: string): void {
  const kept = toIds(stored.favourites.read() ?? []);
  const next = kept.includes(id) ? kept.filter((each) => each !== id) : [id, ...kept];
  stored.favourites.write(toIds(next), new Date(Date.now() + yearMs));
}

/** Returns the ids of products viewed in this browser within a day, newest first. */
export const useSeenProducts = (): string[] =>
  toIds(
    (useStore(stored.history) ?? [])
      .filter((path) => path.startsWith(productPath))
      .map((path) => path.slice(productPath.length)),
  );

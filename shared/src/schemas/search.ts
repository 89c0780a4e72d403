import * as z from 'zod';
import { shortestSearch } from '#rules/search.ts';

export const searchText = z.string().trim().min(shortestSearch, 'Type two letters or more').max(100);

export const SearchHit = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  photo: z.string().nullable(),
  /** A path of the back office. */
  link: z.string(),
});
export type SearchHit = z.output<typeof SearchHit>;

/** So many are found of each kind. */
export const maxHits = 5;

const hits = z.array(SearchHit).max(maxHits);

export const SearchResults = z.object({
  orders: hits,
  products: hits,
  people: hits,
  companies: hits,
  categories: hits,
});
export type SearchResults = z.output<typeof SearchResults>;

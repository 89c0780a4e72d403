import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { ReadyJson } from '../http/answer.ts';
import type { ProductPage } from './model/productFilter.ts';

interface Page {
  page: number;
  per_page: number;
  total: number;
  total_pages: number;
  data: Product[];
}

/** The contract's page, put together from ready cards. */
export function productPageText({ cards, page, per_page, total, total_pages }: ProductPage): ReadyJson<Page> {
  const head = JSON.stringify({ page, per_page, total, total_pages }).slice(0, -1);
  return new ReadyJson(`${head},"data":[${cards.join(',')}]}`);
}

import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { RawJson } from '../http/response.ts';
import type { ProductPage } from './model/productFilter.ts';

interface Page {
  page: number;
  per_page: number;
  total: number;
  total_pages: number;
  data: Product[];
}

export function productPageText({ cards, page, per_page, total, total_pages }: ProductPage): RawJson<Page> {
  const head = JSON.stringify({ page, per_page, total, total_pages }).slice(0, -1);
  return new RawJson(`${head},"data":[${cards.join(',')}]}`);
}

import { readPageSize, writePageSize } from '#components/list/pageSize.ts';

export interface ReviewFilters {
  /** For admins, who view all florists. */
  company: string;
  product: string;
  page: number;
  perPage: number;
}

/** A page of more reviews would take a fourth call (docs/decisions/0044). */
export const reviewPageSizes = [20, 50] as const;

const readId = (params: URLSearchParams, name: string) =>
  /^[\w-]{1,64}$/.exec(params.get(name) ?? '')?.[0] ?? '';

export const reviewFilters = {
  read: (params: URLSearchParams): ReviewFilters => ({
    company: readId(params, 'company'),
    product: readId(params, 'product'),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    perPage: readPageSize(params, reviewPageSizes),
  }),
  write({ company, product, page, perPage }: ReviewFilters): URLSearchParams {
    const size = writePageSize(perPage);
    return new URLSearchParams({
      ...(company && { company }),
      ...(product && { product }),
      ...(page > 1 && { page: String(page) }),
      ...(size && { size }),
    });
  },
};

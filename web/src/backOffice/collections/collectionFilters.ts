export const perPage = 20;

export interface CollectionFilters {
  page: number;
  search: string;
}

export const collectionFilters = {
  read: (params: URLSearchParams): CollectionFilters => ({
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    search: params.get('q') ?? '',
  }),
  write({ page, search }: CollectionFilters): URLSearchParams {
    const params = new URLSearchParams();
    if (search) params.set('q', search);
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

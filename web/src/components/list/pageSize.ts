/** Rows on a page that a list offers. */
export const pageSizes = [20, 50, 100] as const;
export const usualPageSize = 20;

/** From the URL; the default if missing or not offered. */
export const readPageSize = (params: URLSearchParams, sizes: readonly number[] = pageSizes): number =>
  sizes.find((size) => String(size) === params.get('size')) ?? usualPageSize;

/** Omitted for the default. */
export const writePageSize = (perPage: number): string => (perPage === usualPageSize ? '' : String(perPage));

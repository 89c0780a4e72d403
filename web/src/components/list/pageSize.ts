/** Rows on a page that a list offers. */
export const pageSizes = [20, 50, 100] as const;
export const usualPageSize = 20;

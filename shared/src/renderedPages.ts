/** Public pages come as HTML from a function, through the edge's cache (docs/decisions/0014). */

/** The file that every page is, at the function as in the bucket: when the first fails, the second has it too. */
export const pageFile = '/index.html';

/** The path in the address bar, told to the function by the edge. */
export const pagePathHeader = 'x-page-path';

/** What the function answers beside pages. */
export const renderedFiles = [pageFile, '/sitemap.xml', '/robots.txt'] as const;
export type RenderedFile = (typeof renderedFiles)[number];

/** The paths that show rendered pages, as patterns of the edge. */
export const renderedPatterns: readonly string[] = [
  '/',
  '/main',
  '/market*',
  '/products*',
  '/viewproduct/*',
  '/viewcompany/*',
  '/new-product',
  '/cart',
];

/** What a page's HTML depends on beside its path, and `part`, the sitemap's; all other words of a query are left out. */
export const pageQueryNames: readonly string[] = [
  'category',
  'q',
  'collection',
  'day',
  'pickup',
  'min',
  'max',
  'f',
  'sort',
  'part',
];

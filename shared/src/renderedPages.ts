import { listPaths, renderedPages } from './pages.ts';

/** The path of every page, at the rendering function and at the bucket, its fallback (docs/decisions/0014). */
export const pageFile = '/index.html';

export const pagePathHeader = 'x-page-path';

export const renderedFiles = [
  pageFile,
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.json',
  '/llms.txt',
] as const;
export type RenderedFile = (typeof renderedFiles)[number];

/** CloudFront path patterns of rendered pages. */
export const renderedPatterns: readonly string[] = renderedPages.flatMap((page) =>
  listPaths(page).map((path) => path.replaceAll(/:\w+/g, '*')),
);

/** Query parameters in the edge's cache key of pages: CloudFront takes ten. */
export const pageQueryNames: readonly string[] = [
  ...new Set(renderedPages.flatMap(({ rendered }) => rendered?.query ?? [])),
];

/** In the cache key of the other files; `part` is the sitemap's. */
export const fileQueryNames = ['part'] as const;

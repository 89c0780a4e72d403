import { allRoutes } from '@bloomkin/shared/routes/table.ts';

/** GET paths that are public and kept at the edge for some seconds (design: cache rule of the route table). */
export const edgePaths: readonly string[] = allRoutes
  .filter(({ route }) => route.method === 'GET' && route.options.cache === 'edge')
  .map(({ route }) => route.path);

/** `/api/shop/category/{id}` and `/api/shop/categories/roots` both begin with `/api/shop/categor`. */
function stemOf(path: string): string {
  const subject = /^\/api\/(?:shop\/|_public\/)?[a-z_]+/.exec(path)?.[0] ?? path;
  return subject.replace(/(?:ies|y|s)$/, '');
}

/**
 * The fewest path patterns that cover the edge paths, one a subject: a distribution has 75 of them to begin with. What
 * else a pattern takes in is kept from nobody and shared with nobody: see `apiRequestCode`.
 */
export const edgePatterns: readonly string[] = [...new Set(edgePaths.map((path) => `${stemOf(path)}*`))];

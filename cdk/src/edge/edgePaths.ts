import { allRoutes } from '@bloomkin/shared/routes/table.ts';

/** Routes with `cache: 'edge'`. */
export const edgePaths: readonly string[] = allRoutes
  .filter(({ route }) => route.method === 'GET' && route.options.cache === 'edge')
  .map(({ route }) => route.path);

/** `/api/shop/category/{id}` and `/api/shop/categories/roots` both begin with `/api/shop/categor`. */
function stem(path: string): string {
  const subject = /^\/api\/(?:shop\/|_public\/)?[a-z_]+/.exec(path)?.[0] ?? path;
  return subject.replace(/(?:ies|y|s)$/, '');
}

/**
 * One pattern per subject, because a distribution is limited to 75. Other paths that a pattern matches are not cached:
 * see `apiRequestCode`.
 */
export const edgePatterns: readonly string[] = [...new Set(edgePaths.map((path) => `${stem(path)}*`))];

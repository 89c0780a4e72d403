import { allRoutes } from '@bloomkin/shared/routes/table.ts';

export const edgePaths: readonly string[] = allRoutes
  .filter(({ route }) => route.method === 'GET' && route.options.cache === 'edge')
  .map(({ route }) => route.path);

/** `/api/shop/category/{id}` and `/api/shop/categories/roots` both begin with `/api/shop/categor`. */
function stem(path: string): string {
  const subject = /^\/api\/(?:shop\/|_public\/)?[a-z_]+/.exec(path)?.[0] ?? path;
  return subject.replace(/(?:ies|y|s)$/, '');
}

/** A distribution takes 75 patterns; `apiRequestCode` keeps other paths that these match out of the cache. */
export const edgePatterns: readonly string[] = [...new Set(edgePaths.map((path) => `${stem(path)}*`))];

import { allRoutes } from '@bloomkin/shared/routes/table.ts';

/** GET paths that are public and kept at the edge for some seconds (design: cache rule of the route table). */
export const edgePaths: readonly string[] = allRoutes
  .filter(({ route }) => route.method === 'GET' && route.words.cache === 'edge')
  .map(({ route }) => route.path);

/** A path's variables as CloudFront's wildcard. */
const toPattern = (path: string) => path.replaceAll(/\{[^}]+\}/g, '*');

const covers = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);

/** The fewest path patterns that cover the edge paths: a wildcard also takes what lies below it. */
export const edgePatterns: readonly string[] = [...new Set(edgePaths.map(toPattern))].filter(
  (pattern, _, all) => !all.some((other) => other !== pattern && covers(other, pattern)),
);

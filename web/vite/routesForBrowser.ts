import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const routeModule = /\/shared\/src\/routes\/(?!table\.ts)[A-Za-z]+\.ts$/;

interface DeclaredRoute {
  method: string;
  path: string;
  words: Record<string, unknown>;
}

const isRoute = (value: unknown): value is DeclaredRoute =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'words' in value;

/** The field names of an object schema; undefined for any other kind. */
function fieldNames(schema: unknown): string[] | undefined {
  if (typeof schema !== 'object' || schema === null || !('shape' in schema)) return undefined;
  const { shape } = schema;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : undefined;
}

const plainRoute = ({ method, path, words }: DeclaredRoute) => ({
  method,
  path,
  words: {
    access: words.access,
    bodyKind: words.bodyKind,
    bodyInQuery: words.bodyInQuery,
    idempotent: words.idempotent,
    cache: words.cache,
    queryNames: fieldNames(words.query),
    bodyNames: fieldNames(words.body),
  },
});

/**
 * Turns the modules of the route table into plain data, so that the browser's bundle carries paths and names and no
 * schema. Types still come from the real modules.
 */
export function routesForBrowser(): Plugin {
  return {
    name: 'routes-for-browser',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!routeModule.test(file)) return null;
      const declared: Record<string, unknown> = await import(
        `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
      );
      const routes = Object.entries(declared).flatMap(([name, value]) =>
        isRoute(value) ? [`export const ${name} = ${JSON.stringify(plainRoute(value))};`] : [],
      );
      return { code: routes.join('\n'), map: null, moduleSideEffects: false, moduleType: 'js' };
    },
  };
}

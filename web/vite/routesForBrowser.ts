import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const routeModule = /\/shared\/src\/routes\/(?!table\.ts)[A-Za-z]+\.ts$/;

interface DeclaredRoute {
  method: string;
  path: string;
  options: Record<string, unknown>;
}

const isRoute = (value: unknown): value is DeclaredRoute =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'options' in value;

/** A `BrowserRoute` of `web/src/http/request.ts`; JSON leaves out the options that are undefined. */
const plainRoute = ({ method, path, options }: DeclaredRoute) => {
  const { access, cache, idempotent, keyField, retry } = options;
  return { method, path, options: { access, cache, idempotent, keyField, retry } };
};

/**
 * Turns the modules of the route table into plain data, so that the browser's bundle carries paths and no
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

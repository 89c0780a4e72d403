import { renderedPages } from '@bloomkin/shared/pages.ts';
import type { Plugin } from 'vite';
import { listFirstModules } from './chunks.ts';

/** Lazy modules that some first views show instead of the page, or in it. */
const states = [
  'pages/NotFoundPage.tsx',
  'features/notFound/NotFound.tsx',
  'features/market/filters/narrowed.ts',
  'features/market/NothingFound.tsx',
  'features/shell/ShopNotice.tsx',
];
const rendered = new Set([...states, ...renderedPages.flatMap(listFirstModules)]);

const emptyModule = '\0empty';

/**
 * Leaves out of the server's build every lazy module that no guest's first view shows: dialogs, panels, accounts. A page
 * that comes to show one fails to render, and a test says so.
 */
export function ssrChunks(): Plugin {
  return {
    name: 'ssr-chunks',
    applyToEnvironment: ({ name }) => name === 'render',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const module = await this.resolve(specifier, importer);
      const [, file = ''] = /\/web\/src\/(.*)$/.exec(module?.id ?? '') ?? [];
      return module && rendered.has(file) ? module : emptyModule;
    },
    load: (id) => (id === emptyModule ? 'export {};' : undefined),
  };
}

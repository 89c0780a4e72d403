import type { StorefrontPage } from '@bloomkin/shared/page.ts';
import { renderedPages } from '@bloomkin/shared/pages.ts';
import type { Rolldown } from 'vite';

/** The files, below `src`, of a page's first view. */
export const listFirstModules = ({ component, rendered }: StorefrontPage): string[] => [
  `pages/${component}.tsx`,
  ...(rendered?.preloads ?? []),
];

const firstModules = new Set(renderedPages.flatMap(listFirstModules));

/** How many public pages' first views import a module, directly or through others; the entry's code is on all. */
function countPages(id: string, context: Rolldown.ChunkingContext): number {
  const seen = new Set([id]);
  for (const module of seen) {
    const info = context.getModuleInfo(module);
    if (info?.isEntry) return Infinity;
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return [...seen].filter((module) => firstModules.has(module.replace(/^.*\/web\/src\//, ''))).length;
}

/**
 * What two public pages show comes with the entry, its libraries in a chunk of their own that stays cached across deploys.
 * Each page and each later part has a chunk; rolldown splits what they share.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  // The modules that a grouped one imports are on as many pages.
  includeDependenciesRecursively: false,
  groups: [
    {
      name(id, context) {
        if (countPages(id, context) < 2) return null;
        return id.includes('/node_modules/') ? 'vendor' : 'storefront';
      },
    },
  ],
};

import type { Rolldown } from 'vite';

/** Used by pages of several subjects, whichever they are. */
const sharedFolders = /\/shared\/src\/|\/web\/src\/(components\/|api\/|errors\/|backOffice\/[^/]+$)/;
const formLibrary = /\/node_modules\/react-hook-form\//;

/** Imports the form library, directly or through others. */
function needsFormLibrary(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (formLibrary.test(module)) return true;
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}

/**
 * Each script costs a florist's phone a request, a compilation and a start, and without groups a page came in up to 91.
 * What five or more pages show comes in few chunks; what fewer share, and libraries such as map and editor, stay with those
 * that show them.
 */
export const officeChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'vendor', tags: ['$initial'], test: /\/node_modules\// },
    { name: 'office', tags: ['$initial'] },
    {
      name: (id, context) => (needsFormLibrary(id, context) ? null : 'kit'),
      test: sharedFolders,
      minShareCount: 5,
    },
    { name: 'form', test: sharedFolders, minShareCount: 5 },
  ],
};

import type { Rolldown } from 'vite';

/**
 * Each script costs a florist's phone a request, a compilation and a start, and without groups a page came in up to 91.
 * What six or more pages use of our code comes in one chunk; what fewer share, and libraries such as map and editor, stay
 * with those that show them.
 */
export const officeChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'vendor', tags: ['$initial'], test: /\/node_modules\// },
    { name: 'office', tags: ['$initial'] },
    { name: 'kit', test: /\/(web|shared)\/src\//, minShareCount: 6 },
  ],
};

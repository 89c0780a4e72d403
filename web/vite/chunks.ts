import type { Rolldown } from 'vite';

const firstPages = /\/src\/pages\/(Home|Market)Page\.tsx$/;
const productPage = /\/src\/pages\/ProductPage\.tsx$/;
/** What home shows further down. */
const homeShelves = /\/src\/features\/home\/HomeShelves\.tsx$/;
/** What home and the market are made of, and bring later. */
const ownParts = /\/src\/(pages\/(Home|Market)Page\.tsx$|features\/(home|market)\/)/;
const react = /\/node_modules\/(react|react-dom|scheduler)\//;
/** What is no page's own. */
const common = /\/(web\/src\/components|shared\/src)\//;

/** The entry and the later parts that import a module, directly or through others. */
function rootsOf(id: string, context: Rolldown.ChunkingContext) {
  const seen = new Set([id]);
  for (const module of seen)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  return [...seen].flatMap((module) => {
    const info = context.getModuleInfo(module);
    return info && (info.isEntry || info.dynamicImporters.length > 0) ? [info] : [];
  });
}

function nameOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (react.test(id)) return 'react';
  const roots = rootsOf(id, context);
  const isOf = (pages: RegExp) => roots.some((root) => pages.test(root.id));
  const isOfFirst = isOf(firstPages);
  const isOfOthers = roots.some((root) => !ownParts.test(root.id));
  if (
    roots.some(({ isEntry }) => isEntry) ||
    (isOfFirst && isOf(productPage)) ||
    ((isOfFirst || isOf(homeShelves)) && isOfOthers && common.test(id))
  )
    return id.includes('/node_modules/') ? 'vendor' : 'storefront';
  if (isOfFirst) return isOfOthers ? 'list' : 'front';
  return id.endsWith('/features/productCard/Shelf.tsx') ? 'list' : null;
}

/**
 * Libraries change seldom: in chunks of their own they stay in the browser's cache when we deploy, React in one that a
 * phone starts in a turn of its own. What home, market and
 * product show comes with the frame around them; what home and market alone show comes in one chunk for both, and what
 * they share with other lists of products in another. What several later pages show comes in few chunks: each of the many
 * small ones would cost a phone a request and a start of its own.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: nameOf },
    {
      name: 'page',
      test: /\/src\/(features\/(florist\/FloristCard|notFound\/lazyNotFound|reviews\/(ReviewCard|reviewStyles|useReviews|writePath))|components\/(layout\/(Section|belowFold)|media\/Stars|text\/excerpt|hooks\/(useNow|useIsHydrating|useClientValue|renderContext))|routes\/(reviews|companies|products|stores))\.tsx?$/,
    },
  ],
};

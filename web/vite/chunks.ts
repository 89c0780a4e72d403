import type { StorefrontPage } from '@bloomkin/shared/page.ts';
import { storefrontPages } from '@bloomkin/shared/storefrontPages.ts';
import type { Rolldown } from 'vite';

type Page = StorefrontPage & { name: string };

const pages: Page[] = Object.entries(storefrontPages).map(([name, page]) => ({ ...page, name }));
const listPages = (chunk: Page['chunk']) => pages.filter((page) => page.chunk === chunk);
const oneOf = (texts: readonly string[]) => `(${texts.join('|')})`;
const joinComponents = (some: readonly StorefrontPage[]) => oneOf(some.map(({ component }) => component));

const front = listPages('front');
const frontPages = new RegExp(`/src/pages/${joinComponents(front)}\\.tsx$`);
const nextPages = new RegExp(`/src/pages/${joinComponents(listPages('next'))}\\.tsx$`);
/** Shelves further down on front pages. */
const shelves = new RegExp(`/src/${oneOf(front.flatMap(({ rendered }) => rendered?.preloads ?? []))}$`);
/** Parts of front pages and those that they load later; a front page's feature has its name. */
const ownParts = new RegExp(`${frontPages.source}|/src/features/${oneOf(front.map(({ name }) => name))}/`);
const react = /\/node_modules\/(react|react-dom|scheduler)\//;
/** With the chunk of later pages they would count to the checkout's own part. */
const floristRoutes = /\/shared\/src\/routes\/(companies|stores)\.ts$/;
/** Parts that several later pages show. */
const partsOfSeveral = [
  'components/hooks/renderContext',
  'components/hooks/useClientValue',
  'components/hooks/useIsHydrating',
  'components/hooks/useNow',
  'components/layout/Section',
  'components/layout/belowFold',
  'components/media/Stars',
  'components/text/excerpt',
  'components/text/formatDateWithYear',
  'features/florist/FloristCard',
  'features/notFound/lazyNotFound',
  'features/reviews/ReviewCard',
  'features/reviews/reviewStyles',
  'features/reviews/useReviews',
  'features/reviews/writePath',
  'routes/products',
  'routes/reviews',
];
/** Needed by most forms of later pages. */
const formParts =
  /\/node_modules\/react-hook-form\/|\/src\/(errors\/describeError|components\/form\/(FormError|SubmitButton|useSubmit))\.tsx?$/;
/** States of later pages. */
const stateParts =
  /\/src\/(components\/(feedback\/(EmptyState|LoadingState|StatusPill)|layout\/VisuallyHidden|media\/Vase)|features\/signIn\/SignInRequired)\.tsx$/;
/** What a later page fills into the checkout. */
const draftParts =
  /\/src\/features\/(cart\/checkoutDraft|deliveryAddress\/(choosePlace|prefillCheckout))\.ts$/;
/** Needed by most actions of later pages. */
const partsOfActions = [
  'components/actions/useAction',
  'components/form/rejections',
  'components/text/formatInstant',
  'features/orders/deliveryTimeLabel',
  'messages',
  'routes/documents',
  'storage/serviceWorkerUrl',
];
/** Code shared by all pages. */
const common = /\/(web\/src\/components|shared\/src)\//;

/** The entry and the later parts that import a module, directly or through others. */
function findRoots(id: string, context: Rolldown.ChunkingContext) {
  const seen = new Set([id]);
  for (const module of seen)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  return [...seen].flatMap((module) => {
    const info = context.getModuleInfo(module);
    return info && (info.isEntry || info.dynamicImporters.length > 0) ? [info] : [];
  });
}

function chunkName(id: string, context: Rolldown.ChunkingContext): string | null {
  if (react.test(id)) return 'react';
  const roots = findRoots(id, context);
  const isOf = (pages: RegExp) => roots.some((root) => pages.test(root.id));
  const isOfFirst = isOf(frontPages);
  const isOfOthers = roots.some((root) => !ownParts.test(root.id));
  if (
    roots.some(({ isEntry }) => isEntry) ||
    floristRoutes.test(id) ||
    (isOfFirst && isOf(nextPages)) ||
    ((isOfFirst || isOf(shelves)) && isOfOthers && common.test(id))
  )
    return id.includes('/node_modules/') ? 'vendor' : 'storefront';
  if (isOfFirst) return isOfOthers ? 'list' : 'front';
  return id.endsWith('/features/productCard/Shelf.tsx') ? 'list' : null;
}

/**
 * Libraries rarely change, so they have chunks of their own that stay cached across deploys; React's is evaluated in a
 * separate task. Code shared by front and next pages of the page table ships with the shell; code used only by front pages,
 * and by product lists, has one chunk each. Code of several later pages is grouped, because each chunk costs a request and
 * an evaluation.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: chunkName },
    {
      name: 'page',
      test: new RegExp(`/src/${oneOf(partsOfSeveral)}\\.tsx?$`),
    },
    { name: 'form', test: formParts },
    { name: 'actions', test: new RegExp(`/src/${oneOf(partsOfActions)}\\.ts$`) },
    { name: 'states', test: stateParts },
    { name: 'draft', test: draftParts },
  ],
};

import { matchesPath } from '@bloomkin/shared/page.ts';
import {
  allStorefrontPages,
  findStorefrontPage,
  guestOfficePaths,
  listPaths,
} from '@bloomkin/shared/pages.ts';
import type { FunctionComponent } from 'react';
import { lazyWithPreload } from './components/lazyWithPreload.ts';
import { HomeShelves } from './features/home/lazyHomeShelves.ts';

const files = import.meta.glob<Record<string, FunctionComponent>>('./pages/*.tsx');

/** A page's file is named after its component. */
const lazyPage = (name: string) =>
  lazyWithPreload(async () => {
    const [module] = await Promise.all([
      files[`./pages/${name}.tsx`]?.(),
      name === 'HomePage' && HomeShelves.load(),
    ]);
    const page = module?.[name];
    if (!page) throw new Error(`No component ${name} in web/src/pages`);
    return page;
  });

const pages = new Map<string, ReturnType<typeof lazyPage>>();

/** One component for each name: a page that keeps it stays mounted. */
function getPage(name: string) {
  const page = pages.get(name) ?? lazyPage(name);
  pages.set(name, page);
  return page;
}

export const BackOfficeRedirect = lazyWithPreload(
  async () => (await import('./features/shell/BackOfficeRedirect.tsx')).BackOfficeRedirect,
);
export const NotFoundPage = getPage('NotFoundPage');

export const pageRoutes = allStorefrontPages.flatMap((page) =>
  listPaths(page).map((path) => ({ path, Component: getPage(page.component) })),
);

/** Loads the code of a path's page, so that it renders at once. */
export async function loadPage(pathname: string): Promise<void> {
  const page = findStorefrontPage(pathname);
  if (page) await getPage(page.component).load();
  else if (guestOfficePaths.some((path) => matchesPath(path, pathname))) await BackOfficeRedirect.load();
  else await NotFoundPage.load();
}

import { matchesPath } from '@bloomkin/shared/page.ts';
import { findStorefrontPage, guestOfficePaths, listPaths } from '@bloomkin/shared/pages.ts';
import { type StorefrontComponent, storefrontPages } from '@bloomkin/shared/storefrontPages.ts';
import type { FunctionComponent } from 'react';
import { lazyWithPreload } from './components/lazyWithPreload.ts';
import { HomeShelves } from './features/home/lazyHomeShelves.ts';

const components = {
  HomePage: lazyWithPreload(async () => {
    const [{ HomePage }] = await Promise.all([import('./pages/HomePage.tsx'), HomeShelves.load()]);
    return HomePage;
  }),
  MarketPage: lazyWithPreload(async () => (await import('./pages/MarketPage.tsx')).MarketPage),
  FloristPage: lazyWithPreload(async () => (await import('./pages/FloristPage.tsx')).FloristPage),
  ProductPage: lazyWithPreload(async () => (await import('./pages/ProductPage.tsx')).ProductPage),
  CompanyPage: lazyWithPreload(async () => (await import('./pages/CompanyPage.tsx')).CompanyPage),
  NewArrivalsPage: lazyWithPreload(async () => (await import('./pages/NewArrivalsPage.tsx')).NewArrivalsPage),
  CartPage: lazyWithPreload(async () => (await import('./pages/CartPage.tsx')).CartPage),
  FilledCartPage: lazyWithPreload(async () => (await import('./pages/FilledCartPage.tsx')).FilledCartPage),
  WriteReviewPage: lazyWithPreload(async () => (await import('./pages/WriteReviewPage.tsx')).WriteReviewPage),
  OrderPage: lazyWithPreload(async () => (await import('./pages/OrderPage.tsx')).OrderPage),
  PersonalPage: lazyWithPreload(async () => (await import('./pages/PersonalPage.tsx')).PersonalPage),
  UnsubscribePage: lazyWithPreload(async () => (await import('./pages/UnsubscribePage.tsx')).UnsubscribePage),
  OrderStatusPage: lazyWithPreload(async () => (await import('./pages/OrderStatusPage.tsx')).OrderStatusPage),
  ClaimPage: lazyWithPreload(async () => (await import('./pages/ClaimPage.tsx')).ClaimPage),
  SwapPage: lazyWithPreload(async () => (await import('./pages/SwapPage.tsx')).SwapPage),
  RescuePage: lazyWithPreload(async () => (await import('./pages/RescuePage.tsx')).RescuePage),
  LogoutPage: lazyWithPreload(async () => (await import('./pages/LogoutPage.tsx')).LogoutPage),
} satisfies Record<StorefrontComponent, FunctionComponent & { load(): Promise<unknown> }>;

export const BackOfficeRedirect = lazyWithPreload(
  async () => (await import('./features/shell/BackOfficeRedirect.tsx')).BackOfficeRedirect,
);
export const NotFoundPage = lazyWithPreload(
  async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage,
);

export const pageRoutes = Object.values(storefrontPages).flatMap((page) =>
  listPaths(page).map((path) => ({ path, Component: components[page.component] })),
);

/** Loads the code of a path's page, so that it renders at once. */
export async function loadPage(pathname: string): Promise<void> {
  const page = findStorefrontPage(pathname);
  if (page) await components[page.component].load();
  else if (guestOfficePaths.some((path) => matchesPath(path, pathname))) await BackOfficeRedirect.load();
  else await NotFoundPage.load();
}

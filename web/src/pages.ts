import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { later } from './components/later.ts';
import { HomeShelves } from './features/home/laterShelves.ts';
import { HomePage } from './pages/HomePage.tsx';
import { MarketPage } from './pages/MarketPage.tsx';

interface StorefrontPage {
  path: string;
  Page: ComponentType;
  /** What its first screen needs beyond the first download; undefined for nothing. */
  rest?: { load(): Promise<unknown> };
}

const ProductPage = later(async () => (await import('./pages/ProductPage.tsx')).ProductPage);
const FloristPage = later(async () => (await import('./pages/FloristPage.tsx')).FloristPage);
const CompanyPage = later(async () => (await import('./pages/CompanyPage.tsx')).CompanyPage);
const WriteReviewPage = later(async () => (await import('./pages/WriteReviewPage.tsx')).WriteReviewPage);
const NewArrivalsPage = later(async () => (await import('./pages/NewArrivalsPage.tsx')).NewArrivalsPage);
const CheckoutPage = later(async () => (await import('./pages/CheckoutPage.tsx')).CheckoutPage);
const OrderPage = later(async () => (await import('./pages/OrderPage.tsx')).OrderPage);
const OrdersPage = later(async () => (await import('./pages/OrdersPage.tsx')).OrdersPage);
const PersonalPage = later(async () => (await import('./pages/PersonalPage.tsx')).PersonalPage);
const LogoutPage = later(async () => (await import('./pages/LogoutPage.tsx')).LogoutPage);
const BackOfficeDoor = later(async () => (await import('./pages/BackOfficeDoor.tsx')).BackOfficeDoor);
const NotFoundPage = later(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);

/** The storefront's pages. Home and market are in the first download, all others come when they are opened. */
export const pages: readonly StorefrontPage[] = [
  { path: '/', Page: HomePage, rest: HomeShelves },
  { path: '/main', Page: HomePage, rest: HomeShelves },
  { path: '/market', Page: MarketPage },
  { path: '/products', Page: MarketPage },
  { path: '/products/review', Page: WriteReviewPage, rest: WriteReviewPage },
  { path: '/products/catalog/:category', Page: MarketPage },
  { path: '/market/:id', Page: FloristPage, rest: FloristPage },
  { path: '/viewproduct/:id', Page: ProductPage, rest: ProductPage },
  { path: '/viewcompany/:id', Page: CompanyPage, rest: CompanyPage },
  { path: '/new-product', Page: NewArrivalsPage, rest: NewArrivalsPage },
  { path: '/cart', Page: CheckoutPage, rest: CheckoutPage },
  { path: '/orders', Page: OrdersPage, rest: OrdersPage },
  { path: '/orders/:id', Page: OrderPage, rest: OrderPage },
  { path: '/personal/*', Page: PersonalPage, rest: PersonalPage },
  { path: '/messages', Page: PersonalPage, rest: PersonalPage },
  { path: '/logout', Page: LogoutPage, rest: LogoutPage },
  { path: '/auth/*', Page: BackOfficeDoor, rest: BackOfficeDoor },
  { path: '/error/*', Page: BackOfficeDoor, rest: BackOfficeDoor },
  { path: '*', Page: NotFoundPage, rest: NotFoundPage },
];

/** Brings the code of a path's page, so that it can be drawn at once. */
export async function loadPage(pathname: string): Promise<void> {
  await pages.find(({ path }) => matchPath(path, pathname))?.rest?.load();
}

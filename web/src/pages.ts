import { matchPath } from 'react-router-dom';
import { lazyWithPreload } from './components/lazyWithPreload.ts';
import { HomeShelves } from './features/home/laterShelves.ts';

const HomePage = lazyWithPreload(async () => {
  const [{ HomePage: Page }] = await Promise.all([import('./pages/HomePage.tsx'), HomeShelves.load()]);
  return Page;
});
const MarketPage = lazyWithPreload(async () => (await import('./pages/MarketPage.tsx')).MarketPage);
const ProductPage = lazyWithPreload(async () => (await import('./pages/ProductPage.tsx')).ProductPage);
const FloristPage = lazyWithPreload(async () => (await import('./pages/FloristPage.tsx')).FloristPage);
const CompanyPage = lazyWithPreload(async () => (await import('./pages/CompanyPage.tsx')).CompanyPage);
const WriteReviewPage = lazyWithPreload(
  async () => (await import('./pages/WriteReviewPage.tsx')).WriteReviewPage,
);
const NewArrivalsPage = lazyWithPreload(
  async () => (await import('./pages/NewArrivalsPage.tsx')).NewArrivalsPage,
);
const CheckoutPage = lazyWithPreload(async () => (await import('./pages/CheckoutPage.tsx')).CheckoutPage);
const OrderPage = lazyWithPreload(async () => (await import('./pages/OrderPage.tsx')).OrderPage);
const OrdersPage = lazyWithPreload(async () => (await import('./pages/OrdersPage.tsx')).OrdersPage);
const PersonalPage = lazyWithPreload(async () => (await import('./pages/PersonalPage.tsx')).PersonalPage);
const LogoutPage = lazyWithPreload(async () => (await import('./pages/LogoutPage.tsx')).LogoutPage);
const BackOfficeDoor = lazyWithPreload(
  async () => (await import('./pages/BackOfficeDoor.tsx')).BackOfficeDoor,
);
const NotFoundPage = lazyWithPreload(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);

/** The storefront's pages: the code of each comes when it is opened. */
export const pages = [
  { path: '/', Page: HomePage },
  { path: '/main', Page: HomePage },
  { path: '/market', Page: MarketPage },
  { path: '/products', Page: MarketPage },
  { path: '/products/review', Page: WriteReviewPage },
  { path: '/products/catalog/:category', Page: MarketPage },
  { path: '/market/:id', Page: FloristPage },
  { path: '/viewproduct/:id', Page: ProductPage },
  { path: '/viewcompany/:id', Page: CompanyPage },
  { path: '/new-product', Page: NewArrivalsPage },
  { path: '/cart', Page: CheckoutPage },
  { path: '/orders', Page: OrdersPage },
  { path: '/orders/:id', Page: OrderPage },
  { path: '/personal/*', Page: PersonalPage },
  { path: '/messages', Page: PersonalPage },
  { path: '/logout', Page: LogoutPage },
  { path: '/auth/*', Page: BackOfficeDoor },
  { path: '/error/*', Page: BackOfficeDoor },
  { path: '*', Page: NotFoundPage },
];

/** Brings the code of a path's page, so that it can be drawn at once. */
export async function loadPage(pathname: string): Promise<void> {
  await pages.find(({ path }) => matchPath(path, pathname))?.Page.load();
}

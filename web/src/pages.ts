import { type ComponentType, lazy } from 'react';
import { HomePage } from './pages/HomePage.tsx';
import { MarketPage } from './pages/MarketPage.tsx';

interface StorefrontPage {
  path: string;
  Page: ComponentType;
}

const later = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

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

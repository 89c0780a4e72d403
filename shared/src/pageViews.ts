import type { StorefrontPageName } from './storefrontPages.ts';

export const pageKinds = ['home', 'listing', 'product', 'florist', 'cart', 'account'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Each counts once per visit. */
export const visitSteps = ['visits', 'sawProduct', 'addedToCart', 'beganCheckout'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** Pages that are not listed belong to an account. */
const kinds: Partial<Readonly<Record<StorefrontPageName, PageKind>>> = {
  home: 'home',
  market: 'listing',
  category: 'listing',
  newArrivals: 'listing',
  product: 'product',
  florist: 'florist',
  company: 'florist',
  cart: 'cart',
};

export const toPageKind = (page: StorefrontPageName): PageKind => kinds[page] ?? 'account';

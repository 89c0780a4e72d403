import type { Route } from '#route.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as campaigns from './campaigns.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as categories from './categories.ts';
import * as companies from './companies.ts';
import * as dashboard from './dashboard.ts';
import * as discounts from './discounts.ts';
import * as documents from './documents.ts';
import * as marketing from './marketing.ts';
import * as marketSettings from './marketSettings.ts';
import * as media from './media.ts';
import * as messages from './messages.ts';
import * as orders from './orders.ts';
import * as pageViews from './pageViews.ts';
import * as payments from './payments.ts';
import * as paymentWebhook from './paymentWebhook.ts';
import * as products from './products.ts';
import * as productTypes from './productTypes.ts';
import * as push from './push.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as stores from './stores.ts';
import * as users from './users.ts';

export const routeTable = {
  auth,
  users,
  companies,
  catalogue,
  categories,
  products,
  productTypes,
  reviews,
  stores,
  cart,
  orders,
  payments,
  paymentWebhook,
  discounts,
  documents,
  media,
  messages,
  search,
  dashboard,
  pageViews,
  marketSettings,
  audit,
  push,
  campaigns,
  marketing,
} as const;

export type GroupName = keyof typeof routeTable;

export interface NamedRoute {
  group: GroupName;
  name: string;
  route: Route;
}

export const allRoutes: readonly NamedRoute[] = (Object.keys(routeTable) as GroupName[]).flatMap((group) =>
  Object.entries<Route>(routeTable[group]).map(([name, route]) => ({ group, name, route })),
);

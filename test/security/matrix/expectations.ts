import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { deriveRow } from './derivedRow.ts';
import { auth } from './expectations/auth.ts';
import { campaigns } from './expectations/campaigns.ts';
import { cart } from './expectations/cart.ts';
import { catalogue } from './expectations/catalogue.ts';
import { categories } from './expectations/categories.ts';
import { companies } from './expectations/companies.ts';
import { dashboard } from './expectations/dashboard.ts';
import { discounts } from './expectations/discounts.ts';
import { documents } from './expectations/documents.ts';
import { marketing } from './expectations/marketing.ts';
import { marketSettings } from './expectations/marketSettings.ts';
import { media } from './expectations/media.ts';
import { messages } from './expectations/messages.ts';
import { orders } from './expectations/orders.ts';
import { pageViews } from './expectations/pageViews.ts';
import { payments } from './expectations/payments.ts';
import { paymentWebhook } from './expectations/paymentWebhook.ts';
import { products } from './expectations/products.ts';
import { productTypes } from './expectations/productTypes.ts';
import { push } from './expectations/push.ts';
import { reviews } from './expectations/reviews.ts';
import { search } from './expectations/search.ts';
import { stores } from './expectations/stores.ts';
import { users } from './expectations/users.ts';
import type { Row } from './row.ts';

type RowsByName = Readonly<Record<string, Row | readonly Row[] | undefined>>;

/** The answers to every caller that do not follow from the route: group → route → rows. */
const expectations: Readonly<Record<string, RowsByName>> = {
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
  push,
  campaigns,
  marketing,
};

const derivedRows = new Map(
  allRoutes.map(({ name, route }) => [name, [deriveRow(route) ?? []].flat()] as const),
);

export function rowsOf(group: string, name: string): readonly Row[] {
  const written = [expectations[group]?.[name] ?? []].flat();
  return written.length > 0 ? written : (derivedRows.get(name) ?? []);
}

import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { listSessions } from '@bloomkin/shared/routes/auth.ts';
import { listCampaigns } from '@bloomkin/shared/routes/campaigns.ts';
import { getCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts, listRootCategories } from '@bloomkin/shared/routes/catalogue.ts';
import { setCategoryPositions } from '@bloomkin/shared/routes/categories.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { listDiscounts } from '@bloomkin/shared/routes/discounts.ts';
import { listDocuments } from '@bloomkin/shared/routes/documents.ts';
import { getMarketingConsent } from '@bloomkin/shared/routes/marketing.ts';
import { getMoneySettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { deleteAvatar } from '@bloomkin/shared/routes/media.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { recordPageViews } from '@bloomkin/shared/routes/pageViews.ts';
import { getStatement } from '@bloomkin/shared/routes/payments.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { getPushKey } from '@bloomkin/shared/routes/push.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { search } from '@bloomkin/shared/routes/search.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import type { GroupName } from '@bloomkin/shared/routes/table.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { Api } from '#support/api.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';

/** The payment provider alone calls the group that is left out. */
type SignedInGroup = Exclude<GroupName, 'paymentWebhook'>;

export type FreshCalls = Readonly<Record<SignedInGroup, () => Promise<unknown>>>;

/** For each group, a call that its pages begin with, or its lightest write if it has no reads. */
export async function signInForFreshCalls(url: string): Promise<FreshCalls> {
  const [buyer, vendor, admin] = [new Api(url), new Api(url), new Api(url)];
  await newBuyer(buyer);
  await signInDemoUser(admin, 'admin');
  const company_id = (await signInDemoUser(vendor, 'vendor1')).company?.id;
  const [product] = (await buyer.call(listAllProducts, { query: { per_page: 1 } })).data;
  const [category] = (await buyer.call(listRootCategories, {})).data;
  if (!company_id || !product || !category)
    throw new Error('The demo data has no florist, product or category');
  const params = { id: company_id };
  const positions = JSON.stringify([{ id: category.id, parent_id: null, position: category.positions }]);
  return {
    audit: () => admin.call(listAudit, {}),
    auth: () => buyer.call(listSessions, {}),
    campaigns: () => admin.call(listCampaigns, {}),
    cart: () => buyer.call(getCart, {}),
    catalogue: () => buyer.call(listAllProducts, { query: { per_page: 12 } }),
    categories: () => admin.call(setCategoryPositions, { body: { positions } }),
    companies: () => vendor.call(getCompany, { params }),
    dashboard: () => vendor.call(getDashboard, {}),
    discounts: () => vendor.call(listDiscounts, {}),
    documents: () => admin.call(listDocuments, {}),
    marketing: () => buyer.call(getMarketingConsent, {}),
    marketSettings: () => admin.call(getMoneySettings, {}),
    media: () => buyer.call(deleteAvatar, {}),
    messages: () => buyer.call(listMessages, {}),
    orders: () => buyer.call(listOrders, {}),
    pageViews: () => buyer.call(recordPageViews, { body: { views: [{ path: '/' }] } }),
    payments: () => vendor.call(getStatement, { params, query: { month: '2026-10' } }),
    products: () => buyer.call(getProduct, { params: { id: product.id } }),
    productTypes: () => vendor.call(listProductTypes, {}),
    push: () => buyer.call(getPushKey, {}),
    reviews: () => vendor.call(listReviews, {}),
    search: () => vendor.call(search, { query: { q: 'rose' } }),
    stores: () => vendor.call(listStores, { query: { company_id } }),
    users: () => buyer.call(getMe, {}),
  };
}

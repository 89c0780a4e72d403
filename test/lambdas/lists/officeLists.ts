import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { listCampaigns } from '@bloomkin/shared/routes/campaigns.ts';
import {
  listCategoryPage,
  listCollections,
  listCompanies,
  listProducts,
} from '@bloomkin/shared/routes/catalogue.ts';
import { listManagers } from '@bloomkin/shared/routes/companies.ts';
import { getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { listDiscounts } from '@bloomkin/shared/routes/discounts.ts';
import { listDocuments } from '@bloomkin/shared/routes/documents.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { getAbandonedSummary } from '@bloomkin/shared/routes/orders.ts';
import { getStatement } from '@bloomkin/shared/routes/payments.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { listProductReviews, listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { search } from '@bloomkin/shared/routes/search.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { listRecipients, listUsers } from '@bloomkin/shared/routes/users.ts';
import type { Api } from '#support/api.ts';
import type { Office } from './officeData.ts';
import { askOrders, type List, ordersOf, today } from './orderLists.ts';

/** No list: the dashboard, and what the search box finds of every kind. */
const maxCombinedCalls = 5;

export const roles = 'ROLE_BUYER,ROLE_USER';
export const isCustomer = ({ roles: [role] }: Office['people'][number]) => role !== 'ROLE_VENDOR';

interface Staff {
  admin: Api;
  vendor: Api;
}

export const listsOf = (office: Office, { admin, vendor }: Staff): Readonly<Record<string, List>> => ({
  ...ordersOf('a florist', vendor, office),
  ...ordersOf('all florists', admin, office),
  'abandoned carts': {
    ask: () => askOrders(admin, { statuses: 'abandoned_cart' }),
    total: ({ carts }) => carts.length,
  },
  'abandoned carts that were reminded': {
    ask: () => askOrders(admin, { statuses: 'abandoned_cart', reminder: 'reminded', per_page: 5 }),
    total: ({ carts }) => carts.filter(({ remindedAt }) => remindedAt).length,
  },
  'the figures of abandoned carts': {
    ask: async () => ({ total: (await admin.call(getAbandonedSummary, {})).data.states.reminded }),
    total: ({ carts }) => carts.filter(({ remindedAt }) => remindedAt).length,
  },
  buyers: {
    ask: () => admin.call(listUsers, { query: { roles } }),
    total: ({ people }) => people.filter(isCustomer).length,
  },
  'buyers, page 4': {
    ask: () => admin.call(listUsers, { query: { roles, page: 4 } }),
    total: ({ people }) => people.filter(isCustomer).length,
  },
  'the team': {
    ask: () =>
      admin.call(listUsers, { query: { roles: 'ROLE_ADMIN,ROLE_VENDOR,ROLE_MANAGER', per_page: 4 } }),
    total: ({ people }) => people.filter((person) => !isCustomer(person)).length + 2,
  },
  everybody: {
    ask: () => admin.call(listUsers, { query: { page: 2 } }),
    total: ({ people }) => people.length + 2,
  },
  'buyers by name': {
    ask: () => admin.call(listUsers, { query: { roles: 'ROLE_BUYER', login: 'belan' } }),
  },
  'vendors who are invited': {
    ask: () => admin.call(listUsers, { query: { roles: 'ROLE_VENDOR', status: 'invited', per_page: 4 } }),
    total: ({ people }) => people.filter((person) => !isCustomer(person)).length,
  },
  'buyers of a state, page 2': {
    ask: () => admin.call(listUsers, { query: { roles, state: 'NSW', page: 2, per_page: 4 } }),
    total: ({ people }) => people.filter((one) => isCustomer(one) && one.location !== null).length,
  },
  'gift recipients of all': {
    ask: () => admin.call(listUsers, { query: { roles: 'ROLE_RECIPIENT', page: 2, per_page: 5 } }),
    total: ({ recipients }) => recipients.length,
  },
  'gift recipients of all by name': {
    ask: ({ recipients }) => {
      const [login = ''] = recipients[0]?.fio.split(' ') ?? [];
      return admin.call(listUsers, { query: { roles: 'ROLE_RECIPIENT', login } });
    },
    total: ({ recipients }) => {
      const [first = ''] = recipients[0]?.fio.split(' ') ?? [];
      return recipients.filter(({ fio }) => fio.split(' ').some((word) => word.startsWith(first))).length;
    },
  },
  'recipients of a person': {
    ask: ({ people }) => admin.call(listRecipients, { params: { id: people[0]?.id ?? '' }, query: {} }),
  },
  companies: {
    ask: () => admin.call(listCompanies, { query: { per_page: 5 } }),
    total: ({ florists }) => florists.length,
  },
  managers: {
    ask: ({ florist }) => vendor.call(listManagers, { params: { id: florist.company.id }, query: {} }),
    total: ({ managers }) => managers.length,
  },
  stores: {
    ask: ({ florist }) => vendor.call(listStores, { query: { company_id: florist.company.id } }),
    total: ({ florist }) => florist.stores.length,
  },
  'reviews of all': {
    ask: () => admin.call(listReviews, { query: {} }),
    total: ({ reviews }) => reviews.length,
  },
  'reviews of all, page 3': {
    ask: () => admin.call(listReviews, { query: { page: 3, per_page: 10 } }),
    total: ({ reviews }) => reviews.length,
  },
  'reviews of a florist': {
    ask: () => vendor.call(listReviews, { query: { page: 2, per_page: 10 } }),
  },
  'reviews of a product': {
    ask: ({ product }) =>
      vendor.call(listReviews, { query: { product_id: product.id, page: 2, per_page: 10 } }),
    total: ({ reviews }) => reviews.length,
  },
  'reviews of a product in the shop': {
    ask: ({ product }) => vendor.call(listProductReviews, { params: { id: product.id }, query: { page: 2 } }),
    total: ({ reviews }) => reviews.length,
  },
  'products of a florist': {
    ask: ({ florist }) => vendor.call(listProducts, { query: { company_id: florist.company.id } }),
    total: ({ products }) => products.length,
  },
  'products of all': {
    ask: () => admin.call(listProducts, { query: {} }),
    total: ({ products }) => products.length,
  },
  categories: { ask: () => admin.call(listCategoryPage, { query: {} }) },
  collections: { ask: () => admin.call(listCollections, { query: {} }) },
  'product types': {
    ask: async () => ({ total: (await admin.call(listProductTypes, { query: {} })).data.length }),
    total: ({ types }) => types.length,
  },
  'discounts of a florist': {
    ask: () => vendor.call(listDiscounts, { query: {} }),
    total: ({ discounts }) => discounts.length,
  },
  'discounts of the market': {
    ask: () => admin.call(listDiscounts, { query: {} }),
    total: ({ marketDiscounts }) => marketDiscounts.length,
  },
  campaigns: {
    ask: () => admin.call(listCampaigns, { query: {} }),
    total: ({ campaigns }) => campaigns.length,
  },
  'audit log': { ask: () => admin.call(listAudit, { query: {} }), total: ({ acts }) => acts.length },
  documents: { ask: async () => ({ total: (await admin.call(listDocuments, {})).data.length }) },
  messages: {
    ask: () => admin.call(listMessages, { query: {} }),
    total: ({ messages }) => messages.length,
  },
  'the statement of a florist': {
    ask: async ({ florist }) => {
      const query = { month: today.slice(0, 7) };
      const { data } = await vendor.call(getStatement, { params: { id: florist.company.id }, query });
      return { total: data.lines.length };
    },
  },
  'search of a florist': {
    ask: async () => ({ total: (await vendor.call(search, { query: { q: 'belan' } })).data.orders.length }),
    most: maxCombinedCalls,
  },
  'search of an admin': {
    ask: async () => ({ total: (await admin.call(search, { query: { q: 'belan' } })).data.orders.length }),
    most: maxCombinedCalls,
  },
  'dashboard of a florist': { ask: async () => dashboardOf(vendor), most: maxCombinedCalls },
  // And the figures of up to seven florists, with the names of their products.
  'dashboard of the market': { ask: async () => dashboardOf(admin), most: maxCombinedCalls + 8 },
});

async function dashboardOf(api: Api) {
  await api.call(getDashboard, { query: { days: 84 } });
  return {};
}

import * as categories from '@bloomkin/shared/routes/categories.ts';
import * as companies from '@bloomkin/shared/routes/companies.ts';
import * as discounts from '@bloomkin/shared/routes/discounts.ts';
import * as documents from '@bloomkin/shared/routes/documents.ts';
import * as settings from '@bloomkin/shared/routes/marketSettings.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import * as types from '@bloomkin/shared/routes/productTypes.ts';
import * as stores from '@bloomkin/shared/routes/stores.ts';
import { createUser, editUser, getUser } from '@bloomkin/shared/routes/users.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import type { Answered, Api } from '#support/api.ts';

export interface Edited {
  /** The version that both have read. */
  version: number;
  save: (by: Api, version: number, mark: string) => Promise<Answered<unknown>>;
}

/** Where the edits happen. */
interface EditedShop {
  admin: Api;
  product: Product;
  /** Placed before the hours of its store are edited. */
  order: Order;
  store: Store;
}

type Versioned = Readonly<{ version?: number | undefined }>;
const versionOf = ({ version }: Versioned): number => version ?? 0;

type Edit = (shop: EditedShop) => Promise<Edited>;

/** The same values again: the version alone decides. */
const resave =
  <V>(
    read: (admin: Api) => Promise<{ data: { version: number; values: V } }>,
    save: (by: Api, body: { version: number; values: V }) => Promise<Answered<unknown>>,
  ): Edit =>
  async ({ admin }) => {
    const { version, values } = (await read(admin)).data;
    return { version, save: (by, newest) => save(by, { version: newest, values }) };
  };

/** For each route with versions an object that both editors have read. */
export const edits: Readonly<Record<string, Edit>> = {
  updateOrder: async ({ order: { id, version } }) => ({
    version,
    save: (by, newest, comment) =>
      by.send(updateOrder, { params: { id }, body: { comment, version: newest } }),
  }),
  updateCategory: async ({ admin }) => {
    const { data } = await admin.call(categories.createCategory, { body: { name: 'Moss' } });
    const params = { id: data.id };
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(categories.updateCategory, { params, body: { name: mark, version } }),
    };
  },
  updateCollection: async ({ admin }) => {
    const { data } = await admin.call(categories.createCollection, { body: { name: 'Moss' } });
    const params = { id: data.id };
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(categories.updateCollection, { params, body: { name: mark, version } }),
    };
  },
  updateProduct: async ({ admin, product }) => {
    const params = { id: product.id };
    const { data } = await admin.call(getProduct, { params });
    return {
      version: versionOf(data),
      save: (by, version, mark) => by.send(updateProduct, { params, body: { name: mark, version } }),
    };
  },
  updateProductType: async ({ admin }) => {
    const { data } = await admin.call(types.createProductType, { body: { name: 'Wreath' } });
    const params = { id: data.id };
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(types.updateProductType, { params, body: { name: mark, version } }),
    };
  },
  updateCompany: async ({ admin, product }) => {
    const params = { id: product.company };
    const { data } = await admin.call(companies.getCompany, { params, query: {} });
    return {
      version: versionOf(data),
      save: (by, version, mark) =>
        by.send(companies.updateCompany, { params, body: { description: mark, version } }),
    };
  },
  setDeliveryPeriods: async ({ admin, product }) => {
    const params = { id: product.company };
    const { data } = await admin.call(companies.getCompany, { params, query: {} });
    return {
      version: versionOf(data),
      save: (by, version, mark) =>
        by.send(companies.setDeliveryPeriods, {
          params,
          body: { periods: [{ start_time: '08:00', stop_time: '20:00', capacity: mark.length }], version },
        }),
    };
  },
  setLastOrders: async ({ admin, product }) => {
    const params = { id: product.company };
    const { data } = await admin.call(companies.getCompany, { params, query: {} });
    return {
      version: versionOf(data),
      save: (by, version, mark) =>
        by.send(companies.setLastOrders, {
          params,
          body: { weekdays: [], pickup_minutes: mark.length, version },
        }),
    };
  },
  updateStore: async ({ admin, store }) => ({
    ...(await readStore(admin, store)),
    save: (by, version, mark) =>
      by.send(stores.updateStore, { params: { id: store.id }, body: { name: mark, version } }),
  }),
  setWorkingTime: async ({ admin, store }) => ({
    ...(await readStore(admin, store)),
    save: (by, version, mark) =>
      by.send(stores.setWorkingTime, {
        params: { id: store.id },
        body: { working_times: [{ day: mark.length, start_time: '07:00', stop_time: '21:00' }], version },
      }),
  }),
  setDeliveryZones: async ({ admin, store }) => ({
    ...(await readStore(admin, store)),
    save: (by, version, mark) =>
      by.send(stores.setDeliveryZones, {
        params: { id: store.id },
        body: { delivery_zones: store.delivery_zones.slice(0, 1).map(named(mark)), version },
      }),
  }),
  editUser: async ({ admin }) => {
    const body = { fio: 'Ida', email: `ida.${Date.now()}@private.example`, roles: ['ROLE_USER' as const] };
    const { data } = await admin.call(createUser, { body });
    const params = { id: data.id };
    const { data: read } = await admin.call(getUser, { params });
    return {
      version: versionOf(read),
      save: (by, version, mark) => by.send(editUser, { params, body: { fio: mark, version } }),
    };
  },
  updateDiscount: async ({ admin }) => {
    const terms = { name: 'Spring', kind: 'percent' as const, value: 5, active: false };
    const { data } = await admin.call(discounts.createDiscount, { body: terms });
    const params = { id: data.id };
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(discounts.updateDiscount, { params, body: { ...terms, name: mark, version } }),
    };
  },
  updateDocument: async ({ admin }) => {
    const body = { name: 'two_editors', title: 'Cookies', text: '<p>None</p>' };
    const { data } = await admin.call(documents.createDocument, { body });
    const params = { id: data.id };
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(documents.updateDocument, { params, body: { title: mark, text: `<p>${mark}</p>`, version } }),
    };
  },
  changeShippingSettings: resave(
    (admin) => admin.call(settings.getShippingSettings, {}),
    (by, body) => by.send(settings.changeShippingSettings, { body }),
  ),
  changeNotificationSettings: resave(
    (admin) => admin.call(settings.getNotificationSettings, {}),
    (by, body) => by.send(settings.changeNotificationSettings, { body }),
  ),
  changeChannelSettings: resave(
    (admin) => admin.call(settings.getChannelSettings, {}),
    (by, body) => by.send(settings.changeChannelSettings, { body }),
  ),
  changeFeatureSettings: resave(
    (admin) => admin.call(settings.getFeatureSettings, {}),
    (by, body) => by.send(settings.changeFeatureSettings, { body }),
  ),
};

const named =
  (name: string) =>
  <T>(zone: T) => ({ ...zone, name });

async function readStore(admin: Api, { id }: Store): Promise<{ version: number }> {
  const { data } = await admin.call(stores.getStore, { params: { id } });
  return { version: data.version };
}

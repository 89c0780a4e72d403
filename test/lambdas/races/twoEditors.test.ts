import * as categories from '@bloomkin/shared/routes/categories.ts';
import * as companies from '@bloomkin/shared/routes/companies.ts';
import * as discounts from '@bloomkin/shared/routes/discounts.ts';
import * as documents from '@bloomkin/shared/routes/documents.ts';
import * as settings from '@bloomkin/shared/routes/marketSettings.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import * as types from '@bloomkin/shared/routes/productTypes.ts';
import * as stores from '@bloomkin/shared/routes/stores.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { createUser, editUser, getUser } from '@bloomkin/shared/routes/users.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Answered, Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { putPerson } from '#support/operator.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { placeOrder, productsForSurryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

interface Edited {
  /** The version that both have read. */
  version: number;
  save: (by: Api, version: number, mark: string) => Promise<Answered<unknown>>;
}

const held: { one?: Api; other?: Api; product?: Product; store?: Store } = {};
function get<Name extends keyof typeof held>(name: Name): NonNullable<(typeof held)[Name]> {
  const found = held[name];
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}
const admin = () => get('one');

beforeAll(async () => {
  held.one = test.visitor();
  await signInDemoUser(held.one, 'admin');
  const second = { fio: 'Robin Castle', email: 'second@flowers.test', roles: ['ROLE_ADMIN'] as const };
  await putPerson(test.world, { ...second, roles: [...second.roles], hasPassword: true }, 'Flowers-2026');
  held.other = test.visitor();
  await signInDemoUser(held.other, 'second');
  const [product] = await productsForSurryHills(test.visitor());
  if (!product) throw new Error('Nobody brings anything to Surry Hills');
  held.product = product;
  const { data } = await admin().call(stores.listStores, { query: { company_id: product.company } });
  held.store = data[0];
});

type Versioned = Readonly<{ version?: number | undefined }>;
const versionOf = ({ version }: Versioned): number => version ?? 0;

const edits: Readonly<Record<string, () => Promise<Edited>>> = {
  // First: the hours of its store are edited below.
  updateOrder: async () => {
    const ruby = test.visitor();
    await newBuyer(ruby);
    const { id, version } = await placeOrder(ruby, get('product'));
    return {
      version,
      save: (by, newest, comment) =>
        by.send(updateOrder, { params: { id }, body: { comment, version: newest } }),
    };
  },
  updateCategory: async () => {
    const { data } = await admin().call(categories.createCategory, { body: { name: 'Moss' } });
    const params = { id: data.id };
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(categories.updateCategory, { params, body: { name: mark, version } }),
    };
  },
  updateCollection: async () => {
    const { data } = await admin().call(categories.createCollection, { body: { name: 'Moss' } });
    const params = { id: data.id };
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(categories.updateCollection, { params, body: { name: mark, version } }),
    };
  },
  updateProduct: async () => {
    const params = { id: get('product').id };
    const { data } = await admin().call(getProduct, { params });
    return {
      version: versionOf(data),
      save: (by, version, mark) => by.send(updateProduct, { params, body: { name: mark, version } }),
    };
  },
  updateProductType: async () => {
    const { data } = await admin().call(types.createProductType, { body: { name: 'Wreath' } });
    const params = { id: data.id };
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(types.updateProductType, { params, body: { name: mark, version } }),
    };
  },
  updateCompany: async () => {
    const params = { id: get('product').company };
    const { data } = await admin().call(companies.getCompany, { params, query: {} });
    return {
      version: versionOf(data),
      save: (by, version, mark) =>
        by.send(companies.updateCompany, { params, body: { description: mark, version } }),
    };
  },
  setDeliveryPeriods: async () => {
    const params = { id: get('product').company };
    const { data } = await admin().call(companies.getCompany, { params, query: {} });
    return {
      version: versionOf(data),
      save: (by, version, mark) =>
        by.send(companies.setDeliveryPeriods, {
          params,
          body: { periods: [{ start_time: '08:00', stop_time: '20:00', capacity: mark.length }], version },
        }),
    };
  },
  updateStore: async () => ({
    ...(await readStore()),
    save: (by, version, mark) =>
      by.send(stores.updateStore, { params: { id: get('store').id }, body: { name: mark, version } }),
  }),
  setWorkingTime: async () => ({
    ...(await readStore()),
    save: (by, version, mark) =>
      by.send(stores.setWorkingTime, {
        params: { id: get('store').id },
        body: { working_times: [{ day: mark.length, start_time: '07:00', stop_time: '21:00' }], version },
      }),
  }),
  setDeliveryZones: async () => ({
    ...(await readStore()),
    save: (by, version, mark) =>
      by.send(stores.setDeliveryZones, {
        params: { id: get('store').id },
        body: { delivery_zones: get('store').delivery_zones.slice(0, 1).map(named(mark)), version },
      }),
  }),
  editUser: async () => {
    const body = { fio: 'Ida', email: `ida.${Date.now()}@private.example`, roles: ['ROLE_USER' as const] };
    const { data } = await admin().call(createUser, { body });
    const params = { id: data.id };
    const { data: read } = await admin().call(getUser, { params });
    return {
      version: versionOf(read),
      save: (by, version, mark) => by.send(editUser, { params, body: { fio: mark, version } }),
    };
  },
  updateDiscount: async () => {
    const terms = { name: 'Spring', kind: 'percent' as const, value: 5, active: false };
    const { data } = await admin().call(discounts.createDiscount, { body: terms });
    const params = { id: data.id };
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(discounts.updateDiscount, { params, body: { ...terms, name: mark, version } }),
    };
  },
  updateDocument: async () => {
    const body = { name: 'two_editors', title: 'Cookies', text: '<p>None</p>' };
    const { data } = await admin().call(documents.createDocument, { body });
    const params = { id: data.id };
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(documents.updateDocument, { params, body: { title: mark, text: `<p>${mark}</p>`, version } }),
    };
  },
  changeMoneySettings: async () => {
    const { data } = await admin().call(settings.getMoneySettings, {});
    return {
      version: data.version,
      save: (by, version, mark) =>
        by.send(settings.changeMoneySettings, {
          body: { version, values: { commission_percent: 20 + mark.length } },
        }),
    };
  },
  changeShippingSettings: async () => {
    const { data } = await admin().call(settings.getShippingSettings, {});
    return {
      version: data.version,
      save: (by, version) =>
        by.send(settings.changeShippingSettings, { body: { version, values: data.values } }),
    };
  },
  changeNotificationSettings: async () => {
    const { data } = await admin().call(settings.getNotificationSettings, {});
    return {
      version: data.version,
      save: (by, version) =>
        by.send(settings.changeNotificationSettings, { body: { version, values: data.values } }),
    };
  },
  changeChannelSettings: async () => {
    const { data } = await admin().call(settings.getChannelSettings, {});
    return {
      version: data.version,
      save: (by, version) =>
        by.send(settings.changeChannelSettings, { body: { version, values: data.values } }),
    };
  },
  changeFeatureSettings: async () => {
    const { data } = await admin().call(settings.getFeatureSettings, {});
    return {
      version: data.version,
      save: (by, version) =>
        by.send(settings.changeFeatureSettings, { body: { version, values: data.values } }),
    };
  },
};

const named =
  (name: string) =>
  <T>(zone: T) => ({ ...zone, name });

async function readStore(): Promise<{ version: number }> {
  const { data } = await admin().call(stores.getStore, { params: { id: get('store').id } });
  return { version: data.version };
}

const Newest = z.object({ data: z.object({ version: z.int() }) });

describe('two admins who edit the same', () => {
  it('is tested for every route with versions', () => {
    const versioned = allRoutes.filter(({ route }) =>
      (route.options.errors ?? []).some((code) => code === 'CONFLICT.VERSION'),
    );
    expect(versioned.map(({ name }) => name).sort()).toEqual(Object.keys(edits).sort());
  });

  it.each(Object.keys(edits))('gives the second a 409 and then saves: %s', async (name) => {
    const edited = await edits[name]?.();
    if (!edited) throw new Error(`Nothing to edit by ${name}`);
    const { version, save } = edited;
    const both = [admin(), get('other')] as const;
    const answers = await Promise.all([save(both[0], version, 'Fern'), save(both[1], version, 'Ivy')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = answers.findIndex(({ status }) => status === 409);
    const { failure } = answers[second] ?? {};
    expect(failure?.code).toBe('CONFLICT.VERSION');
    const newest = Newest.parse(failure).data.version;
    expect(newest).toBeGreaterThan(version);
    const again = await save(both[second] ?? both[0], newest, second === 0 ? 'Fern' : 'Ivy');
    expect(again.status).toBe(200);
  });
});

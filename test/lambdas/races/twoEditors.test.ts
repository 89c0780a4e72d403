import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { putPerson } from '#support/operator.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProduct, placeOrder } from '#support/shopping.ts';
import { edits } from './versionedEdits.ts';

const test = localCloud({ demoData: true });

const held: { one?: Api; other?: Api; product?: Product; order?: Order; store?: Store } = {};
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
  await putPerson(test.cloud, { ...second, roles: [...second.roles], hasPassword: true }, 'Flowers-2026');
  held.other = test.visitor();
  await signInDemoUser(held.other, 'second');
  const product = await pickProduct(test.visitor());
  held.product = product;
  const ruby = test.visitor();
  await newBuyer(ruby);
  held.order = await placeOrder(ruby, product);
  const { data } = await admin().call(listStores, { query: { company_id: product.company } });
  held.store = data[0];
});

const Newest = z.object({ data: z.object({ version: z.int() }) });

describe('two admins who edit the same', () => {
  it('meet on every route with versions', () => {
    const versioned = allRoutes.filter(({ route }) =>
      (route.options.errors ?? []).some((code) => code === 'CONFLICT.VERSION'),
    );
    // Two admins agree on the commission, so their saves are no edits of their own (twoAdmins.test.ts).
    expect(versioned.map(({ name }) => name).sort()).toEqual(
      ['changeMoneySettings', ...Object.keys(edits)].sort(),
    );
  });

  it.each(Object.keys(edits))('gives the second a 409 and then saves: %s', async (name) => {
    const edited = await edits[name]?.({
      admin: admin(),
      product: get('product'),
      order: get('order'),
      store: get('store'),
    });
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

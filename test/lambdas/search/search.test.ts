import { listCategories, listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { createCompany } from '@bloomkin/shared/routes/companies.ts';
import { search } from '@bloomkin/shared/routes/search.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { SearchResults } from '@bloomkin/shared/schemas/search.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { newAbn, newBuyer, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { placeOrder, productsOfTwoFlorists } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function signInAs(name: string) {
  const api = test.visitor();
  const user = await signInDemoUser(api, name);
  return { api, companyId: user.company?.id ?? '' };
}

async function florists() {
  return Promise.all(['vendor1', 'vendor2', 'vendor3'].map(signInAs));
}

async function anOrder(): Promise<Order> {
  const ruby = await visitAsBuyer(test, 'Quillon Zabriskie');
  const [ours] = await productsOfTwoFlorists(ruby);
  const order = await placeOrder(ruby, ours);
  // The words of an order follow it.
  await test.cloud.settle();
  return order;
}

const find = async (api: Api, q: string): Promise<SearchResults> =>
  (await api.call(search, { query: { q } })).data;
const ids = (hits: SearchResults['orders']) => hits.map(({ id }) => id);

describe('the search of the back office', () => {
  it('finds everything of the market for an admin', async () => {
    const { api } = await signInAs('admin');
    const order = await anOrder();
    const [item] = order.items;
    const { id: userId } = await newBuyer(test.visitor(), 'Wendelin Okafor');
    const { data } = await api.call(listCategories, {});
    const [category] = data;
    const [child] = category?.children ?? [];
    if (!item || !category || !child) throw new Error('The demo data has no tree');
    const queries = [
      ['orders', `#${order.number}`, order.id],
      ['people', 'wendelin', userId],
      ['companies', order.company_info?.brand ?? '', order.companyId],
      ['products', item.product.sku, item.product.id],
      ['categories', category.name, category.id],
      ['categories', child.name, child.id],
    ] as const;
    for (const [kind, q, id] of queries)
      expect([kind, ids((await find(api, q))[kind])]).toEqual([kind, expect.arrayContaining([id])]);
  });

  it('finds an order by number for its florist and admins alone', async () => {
    const order = await anOrder();
    const all = await florists();
    const own = all.find(({ companyId }) => companyId === order.companyId);
    const other = all.find(({ companyId }) => companyId !== order.companyId);
    const { api: admin } = await signInAs('admin');
    if (!own || !other) throw new Error('No Sydney florist has the order');
    for (const api of [own.api, admin]) {
      const { orders } = await find(api, `#${order.number}`);
      expect(orders).toMatchObject([{ id: order.id, link: `/orders/view/${order.id}` }]);
    }
    expect((await find(other.api, order.number)).orders).toEqual([]);
  });

  it('finds a buyer by a part of the name, with a link to their orders', async () => {
    const order = await anOrder();
    const own = (await florists()).find(({ companyId }) => companyId === order.companyId);
    if (!own) throw new Error('No Sydney florist has the order');
    const typed = order.fio.slice(0, 4).toLowerCase();
    const { people, companies } = await find(own.api, typed);
    expect(people.map(({ title }) => title)).toContain(order.fio);
    expect(people[0]?.link).toContain('/orders/list/full?search=');
    expect(companies).toEqual([]);
  });

  it('leads an admin to a person’s page', async () => {
    const ruby = test.visitor();
    const { id } = await newBuyer(ruby, 'Xanthe Okonkwo');
    const { api } = await signInAs('admin');
    const { people } = await find(api, 'xanthe');
    expect(people).toMatchObject([{ id, title: 'Xanthe Okonkwo', link: `/users/edit/${id}` }]);
  });

  it('finds a hidden company for an admin by brand, legal name or ABN', async () => {
    const { api } = await signInAs('admin');
    const body = { name: 'Zinnia Holdings Pty Ltd', brand: 'Quokka Blooms', inn: newAbn() };
    const { id } = (await api.call(createCompany, { body })).data;
    for (const q of ['quokka', 'zinnia hold', body.inn, formatAbn(body.inn)])
      await expect
        .poll(async () => (await find(api, q)).companies)
        .toMatchObject([{ id, title: 'Quokka Blooms', link: `/companies/edit/${id}` }]);
  });

  it('finds own products by name and SKU', async () => {
    const [own, other] = await florists();
    if (!own || !other) throw new Error('There are no florists');
    const { data } = await own.api.call(listProducts, { query: { company_id: own.companyId, per_page: 1 } });
    const [product] = data;
    if (!product) throw new Error('The florist sells nothing');
    for (const q of [product.name, product.sku]) {
      expect(ids((await find(own.api, q)).products)).toContain(product.id);
      expect(ids((await find(other.api, q)).products)).not.toContain(product.id);
    }
  });

  it('finds five of a kind at most', async () => {
    const { api } = await signInAs('admin');
    const found = await find(api, 'flowers');
    for (const hits of Object.values(found)) expect(hits.length).toBeLessThanOrEqual(5);
    expect(found.people).toHaveLength(5);
  });

  it('requires two letters, and rejects buyers', async () => {
    const { api } = await signInAs('admin');
    expect((await api.send(search, { query: { q: ' a ' } })).status).toBe(422);
    const ruby = await visitAsBuyer(test);
    expect((await ruby.send(search, { query: { q: 'roses' } })).status).toBe(403);
    expect((await test.visitor().send(search, { query: { q: 'roses' } })).status).toBe(401);
  });
});

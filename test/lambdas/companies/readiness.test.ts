import { addProduct, createCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts, listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany, holdCompany } from '@bloomkin/shared/routes/companies.ts';
import { listFlorists } from '@bloomkin/shared/routes/dashboard.ts';
import { getProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { getStore, listStores } from '@bloomkin/shared/routes/stores.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { updateCompanyItem } from '#support/operator.ts';
import { sentTo } from '#support/outbox.ts';
import { signInDemoUser, visitAs, visitAsBuyer } from '#support/people.ts';

const test = localCloud({ demoData: true });

async function shopOf(vendor: string) {
  const florist = test.visitor();
  const { company } = await signInDemoUser(florist, vendor);
  const id = company?.id ?? '';
  const { data } = await florist.call(listAllProducts, { query: { company_id: id, per_page: 100 } });
  return { florist, id, products: data };
}

async function buyer() {
  const ruby = await visitAsBuyer(test);
  return ruby;
}

/** Reads a florist's public data without the edge's cache. */
async function readShown(guest: Api, id: string) {
  const { total } = await guest.call(listAllProducts, { query: { company_id: id } });
  const { data } = await guest.call(listCompanies, { query: { per_page: 100 } });
  const { status } = await guest.send(getCompany, { params: { id }, query: {} });
  return { products: total > 0, listed: data.some((one) => one.id === id), status };
}

const open = { products: true, listed: true, status: 200 };
const closed = { products: false, listed: false, status: 404 };

describe('a florist whose payouts stop', () => {
  it('leaves the catalogue, cannot be ordered from, and comes back', async () => {
    const [{ florist, id, products }, ruby] = [await shopOf('vendor1'), await buyer()];
    expect(await readShown(ruby, id)).toEqual(open);
    await updateCompanyItem(test.cloud, id, { chargesEnabled: false });
    await test.cloud.settle();
    await expect.poll(() => readShown(ruby, id)).toEqual(closed);
    const own = await florist.call(getCompany, { params: { id }, query: {} });
    expect(own.data.missing_steps).toEqual(['payouts']);
    const { data: cart } = await ruby.call(createCart, {});
    const admin = await visitAs(test, 'admin');
    const all = await admin.call(listCompanies, { query: { per_page: 100 } });
    expect(all.data.find((one) => one.id === id)).toMatchObject({ active: true, ready: false });
    const [product] = products;
    const query = { product_id: product?.id ?? '', count: 1, hash: cart.cart_hash };
    const added = await ruby.send(addProduct, { body: query });
    expect([added.status, added.failure.code]).toEqual([409, 'CART.PRODUCT_UNAVAILABLE']);
    expect((await ruby.send(getProduct, { params: { id: product?.id ?? '' } })).status).toBe(404);
    const [store] = own.data.stores;
    expect((await ruby.send(getStore, { params: { id: store?.id ?? '' } })).status).toBe(404);
    expect((await ruby.call(listStores, { query: { company_id: id } })).total).toBe(0);
    // Its own people look at the shop as buyers will see it.
    expect((await florist.send(getProduct, { params: { id: product?.id ?? '' } })).status).toBe(200);
    expect((await florist.call(listStores, { query: { company_id: id } })).total).toBeGreaterThan(0);
    const preview = await florist.call(listAllProducts, { query: { company_id: id, per_page: 100 } });
    expect(preview.data.map((one) => one.id).toSorted()).toEqual(products.map((one) => one.id).toSorted());
    await updateCompanyItem(test.cloud, id, { chargesEnabled: true });
    await test.cloud.settle();
    await expect.poll(() => readShown(ruby, id)).toEqual(open);
  });
});

describe('a florist without a product to sell', () => {
  it('closes with the last and opens with the first', async () => {
    const [{ florist, id, products }, ruby] = [await shopOf('vendor8'), await buyer()];
    const activate = (one: { id: string }, active: boolean) =>
      florist.call(updateProduct, { params: { id: one.id }, body: { active } });
    for (const product of products) await activate(product, false);
    await test.cloud.settle();
    const statusOf = async () => (await ruby.send(getCompany, { params: { id }, query: {} })).status;
    expect(await statusOf()).toBe(404);
    const [first] = products;
    if (!first) throw new Error('vendor8 sells nothing');
    await activate(first, true);
    await test.cloud.settle();
    expect((await florist.call(getCompany, { params: { id }, query: {} })).data.missing_steps).toEqual([]);
    expect(await statusOf()).toBe(200);
  });
});

describe('a florist that is not approved yet', () => {
  it('sells once an admin has approved it, and its owner is told', async () => {
    const [{ florist, id }, ruby] = [await shopOf('vendor2'), await visitAsBuyer(test)];
    await updateCompanyItem(test.cloud, id, { approved: null });
    await test.cloud.settle();
    await expect.poll(() => readShown(ruby, id)).toEqual(closed);
    const approval = { what: 'approval', held: false, reason: 'Welcome' } as const;
    const params = { id };
    expect((await florist.send(holdCompany, { params, body: approval })).status).toBe(403);
    const admin = await visitAs(test, 'admin');
    expect((await admin.call(listFlorists, { query: { show: 'to_approve' } })).data).toMatchObject([{ id }]);
    await admin.call(holdCompany, { params, body: approval });
    await admin.call(holdCompany, { params, body: approval });
    await test.cloud.settle();
    await expect.poll(() => readShown(ruby, id)).toEqual(open);
    const sent = await sentTo(test.cloud.url, 'vendor2@flowers.test');
    expect(sent.filter(({ subject }) => subject === 'Your shop is approved')).toHaveLength(1);
  });
});

import { forgotPassword } from '@bloomkin/shared/routes/auth.ts';
import { getCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts, listCompanies, listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { geocode, getPublicDocument, pingTime, suggestAddresses } from '@bloomkin/shared/routes/documents.ts';
import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { listProductReviews, listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { visitAs, visitAsBuyer } from '#support/people.ts';
import { productsForSurryHills, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, test.cloud.url), { headers });

describe('an answer', () => {
  it('carries s-maxage and an ETag for 304 when public', async () => {
    const [{ company } = { company: '' }] = await productsForSurryHills(test.visitor());
    for (const path of [
      '/api/shop/category/products?per_page=3',
      '/api/companies',
      '/api/_public/document/privacy',
      '/api/shop/products?per_page=3',
      `/api/shop/reviews?company_id=${company}`,
      `/api/shop/delivery_days?company_id=${company}&lat=${surryHills.lat}&lng=${surryHills.lng}`,
    ]) {
      const first = await get(path);
      expect([path, first.status]).toEqual([path, 200]);
      expect(first.headers.get('cache-control')).toContain('s-maxage=5');
      expect(first.headers.get('x-request-id')).toBeTruthy();
      const etag = first.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      await first.arrayBuffer();
      const again = await get(path, { 'if-none-match': etag });
      expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
    }
  });

  it('carries no-store for a user', async () => {
    const ruby = await visitAsBuyer(test);
    const answers = [
      await ruby.send(getCart, {}),
      await ruby.send(listOrders, {}),
      await ruby.send(listAllProducts, { query: { per_page: 1 } }),
      await ruby.send(listCompanies, {}),
      await ruby.send(listProducts, {}),
      await test.visitor().send(listReviews, {}),
      await ruby.send(getOrder, { params: { id: 'nothing' } }),
      await test.visitor().send(getProduct, { params: { id: 'nothing' } }),
      await test.visitor().send(getCart, {}),
    ];
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'));
  });
});

describe('a failure', () => {
  it('says in plain text what is wrong with a field', async () => {
    const guest = test.visitor();
    for (const [email, message] of [
      ['ruby', 'Email entered incorrectly'],
      ['', 'Enter email'],
    ] as const) {
      const { status, failure } = await guest.send(forgotPassword, { query: { email } });
      expect([status, failure.message]).toEqual([422, message]);
      expect(failure.errors).toEqual([{ path: 'email', message }]);
    }
  });
});

describe('reviews of a product', () => {
  it('come by pages and say whether the caller may write one', async () => {
    const guest = test.visitor();
    const { data: products } = await guest.call(listAllProducts, { query: { per_page: 100 } });
    const most = products.toSorted((a, b) => b.reviews_count - a.reviews_count)[0];
    if (!most || most.reviews_count < 2) throw new Error('The demo data has too few reviews');
    const params = { id: most.id };
    const all = await guest.call(listProductReviews, { params, query: { per_page: 100 } });
    expect([all.total, all.product_rating, all.me_add]).toEqual([most.reviews_count, most.rating, false]);
    const times = all.data.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const second = await guest.call(listProductReviews, { params, query: { per_page: 1, page: 2 } });
    expect(second.data).toEqual([all.data[1]]);
    const ruby = await visitAsBuyer(test);
    expect((await ruby.call(listProductReviews, { params })).can_review).toBe(true);
    const florist = await visitAs(test, 'vendor1');
    expect((await florist.call(listProductReviews, { params })).can_review).toBe(false);
    expect((await guest.send(listProductReviews, { params: { id: 'nothing' } })).status).toBe(404);
  });
});

describe('documents and places', () => {
  it('include the five legal texts, each by its name', async () => {
    const guest = test.visitor();
    for (const name of ['legacy', 'privacy', 'shipping', 'refund', 'user_agreement']) {
      const { data } = await guest.call(getPublicDocument, { params: { id: name } });
      expect(data.text).toContain('<p>');
    }
    expect((await guest.send(getPublicDocument, { params: { id: 'nothing' } })).status).toBe(404);
  });

  it('appear in Australia by text, point or prefix', async () => {
    const guest = test.visitor();
    for (const query of [
      { address: 'Surry Hills NSW' },
      { suggest: 'Surry Hi' },
      { latlng: '-33.8861,151.2111' },
    ]) {
      const { data } = await guest.call(geocode, { query });
      expect(data[0]).toMatchObject({
        ...{ address: expect.stringContaining('Surry Hills'), suburb: 'Surry Hills', state: 'NSW' },
        ...{ lat: expect.closeTo(-33.886, 2), lng: expect.closeTo(151.211, 2) },
      });
    }
    const { data: suggested } = await guest.call(suggestAddresses, { query: { text: 'Surry Hi' } });
    const [{ id: place, address } = { id: '', address: '' }] = suggested;
    expect(address).toBe('Surry Hills NSW 2010');
    expect((await guest.call(geocode, { query: { place } })).data).toMatchObject([{ address, state: 'NSW' }]);
    expect((await guest.call(geocode, { query: { place: 'made-up' } })).data).toEqual([]);
    for (const query of [{}, { latlng: 'here' }, { latlng: '999,151' }, { address: 'x'.repeat(201) }])
      expect((await guest.send(geocode, { query })).status).toBe(422);
  });
});

it('the time is the server’s', async () => {
  const { data } = await test.visitor().call(pingTime, {});
  expect(Math.abs(Date.parse(data.time) - Date.now())).toBeLessThan(60_000);
});

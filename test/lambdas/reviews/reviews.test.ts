import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { uploadAvatar } from '@bloomkin/shared/routes/media.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import {
  deleteReview,
  listProductReviews,
  listReviews,
  writeReview,
} from '@bloomkin/shared/routes/reviews.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { updateCompanyItem } from '#support/operator.ts';
import { newBuyer, signInDemoUser, visitAs } from '#support/people.ts';
import { productsForSurryHills } from '#support/shopping.ts';
import { aPhoto } from '#support/upload.ts';

const test = localCloud({ demoData: true });

async function buyer(fio = 'Ruby Tran') {
  const api = test.visitor();
  const user = await newBuyer(api, fio);
  return { api, user };
}

let taken = 0;
async function someProduct(): Promise<Product> {
  const product = (await productsForSurryHills(test.visitor()))[taken++];
  if (!product) throw new Error('There is no product left');
  return product;
}

const write = (api: Api, { id }: Product, rating = 4, text = 'Lovely.') =>
  api.send(writeReview, { params: { id }, body: { rating, text } });

/** A recount of the reviews beside the tallies of product, list and company, read without a cache. */
async function expectTrueRatings(product: Product) {
  const { api } = await buyer('Somebody who counts');
  const list = await api.call(listProductReviews, {
    params: { id: product.id },
    query: { per_page: 100 },
  });
  const shown = (await api.call(getProduct, { params: { id: product.id } })).data;
  const average = (ratings: number[]) =>
    ratings.length === 0
      ? null
      : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;
  const ofProduct = list.data.map(({ rating }) => rating);
  expect([shown.reviews_count, shown.rating]).toEqual([ofProduct.length, average(ofProduct)]);
  expect([list.total, list.product_rating]).toEqual([ofProduct.length, average(ofProduct)]);
  expect(list.spread.map(({ count }) => count)).toEqual(
    [5, 4, 3, 2, 1].map((stars) => ofProduct.filter((rating) => rating === stars).length),
  );
  const company = (await api.call(getCompany, { params: { id: product.company } })).data;
  const ofCompany: number[] = [];
  for (let page = 1; ; page++) {
    const query = { company_id: product.company, page, per_page: 100 };
    const { data, total } = await api.call(listReviews, { query });
    ofCompany.push(...data.map(({ rating }) => rating));
    if (ofCompany.length >= total) break;
  }
  expect([company.reviews_count, company.rating]).toEqual([ofCompany.length, average(ofCompany)]);
}

describe('a review', () => {
  it('shows a short name and counts at once', async () => {
    const product = await someProduct();
    const { api: ruby, user } = await buyer('Ruby May Tran');
    const params = { id: product.id };
    const before = await ruby.call(listProductReviews, { params });
    expect([before.me_add, before.can_review, before.mine]).toEqual([false, true, undefined]);
    const { data } = await ruby.call(writeReview, { params, body: { rating: 2, text: '  A bit small. ' } });
    expect(data).toMatchObject({
      rating: 2,
      text: 'A bit small.',
      user: { id: user.id, fio: 'Ruby T.' },
      product_id: product.id,
      verified: false,
    });
    const list = await ruby.call(listProductReviews, { params });
    expect([list.me_add, list.can_review, list.mine, list.data[0]]).toEqual([true, false, data, data]);
    const guest = await test.visitor().call(listProductReviews, { params });
    expect([guest.me_add, guest.can_review, guest.mine]).toEqual([false, false, undefined]);
    await write((await buyer()).api, product);
    const newest = await ruby.call(listProductReviews, { params, query: { page: 1, per_page: 1 } });
    expect([newest.data[0]?.id === data.id, newest.mine]).toEqual([false, data]);
    await expectTrueRatings(product);
  });

  it('shows the picture of its author', async () => {
    const { api: ruby } = await buyer();
    const body = new FormData();
    body.append('avatar', new Blob([Uint8Array.from(await aPhoto())], { type: 'image/jpeg' }), 'me.jpg');
    const headers = { 'x-auth-token': ruby.token ?? '' };
    await fetch(new URL(uploadAvatar.path, test.cloud.url), { method: 'POST', headers, body });
    const { avatar } = (await ruby.call(getMe, {})).data;
    expect(avatar).toMatch(/\.webp$/);
    const product = await someProduct();
    await write(ruby, product);
    const { data } = await test.visitor().call(listProductReviews, { params: { id: product.id } });
    expect(data[0]?.user.avatar).toBe(avatar);
  });

  it('stands once per user and product, even of twenty at once', async () => {
    const product = await someProduct();
    const { api: ruby } = await buyer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => write(ruby, product, (index % 5) + 1)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(19);
    expect(new Set(refused.map(({ status, failure }) => `${status} ${failure.code}`))).toEqual(
      new Set(['409 REVIEW.ALREADY_WRITTEN']),
    );
    await expectTrueRatings(product);
  });

  it('requires one to five stars', async () => {
    const product = await someProduct();
    const { api: ruby } = await buyer();
    for (const rating of [0, 6, 2.5]) {
      const { status, failure } = await write(ruby, product, rating);
      expect([status, failure.errors]).toEqual([422, [{ path: 'rating', message: 'Rate for reviews' }]]);
    }
    expect((await write(ruby, product, 3, 'x'.repeat(2001))).failure.errors?.[0]?.path).toBe('text');
  });
});

describe('a florist that closes', () => {
  it('hides the reviews of its products, except from itself and admins', async () => {
    const products = await productsForSurryHills(test.visitor());
    const product = products.at(-1);
    if (!product) throw new Error('There is no product left');
    const admin = await visitAs(test, 'admin');
    const { api: ruby } = await buyer();
    await updateCompanyItem(test.cloud, product.company, { active: false });
    const params = { id: product.id };
    const query = { product_id: product.id };
    for (const api of [ruby, test.visitor()]) {
      expect((await api.send(listProductReviews, { params })).status).toBe(404);
      expect((await api.send(listReviews, { query })).status).toBe(404);
    }
    expect((await write(ruby, product)).status).toBe(404);
    expect((await admin.send(listProductReviews, { params })).status).toBe(200);
    expect((await admin.send(listReviews, { query })).status).toBe(200);
    await updateCompanyItem(test.cloud, product.company, { active: true });
    expect((await write(ruby, product)).status).toBe(200);
  });
});

describe('a deleted review', () => {
  it('leaves with its stars and may be rewritten', async () => {
    const product = await someProduct();
    const { api: ruby } = await buyer();
    const { data } = await write(ruby, product, 1);
    const params = { id: data.data.id };
    const { api: max } = await buyer('Max');
    expect((await max.send(deleteReview, { params })).status).toBe(403);
    expect(await ruby.call(deleteReview, { params })).toEqual({ message: 'Review deleted' });
    expect((await ruby.send(deleteReview, { params })).status).toBe(404);
    await expectTrueRatings(product);
    expect((await write(ruby, product, 5)).status).toBe(200);
    await expectTrueRatings(product);
  });

  it('lets an admin delete a review by anyone', async () => {
    const { api: ruby } = await buyer();
    const { data } = await write(ruby, await someProduct());
    const admin = await visitAs(test, 'admin');
    const { id } = data.data;
    const body = { reason: 'An advertisement' };
    expect((await admin.send(deleteReview, { params: { id }, body })).status).toBe(200);
    const log = await admin.call(listAudit, { query: { object: `review:${id}` } });
    expect(log.data).toMatchObject([{ act: 'review.deleted', ...body }]);
  });
});

describe('ratings', () => {
  it('equal a recount after many concurrent writes and deletions', async () => {
    const product = await someProduct();
    const people = await Promise.all(Array.from({ length: 12 }, (_, index) => buyer(`Person ${index}`)));
    const written = await Promise.all(people.map(({ api }, index) => write(api, product, (index % 5) + 1)));
    await expectTrueRatings(product);
    const deletes = people.slice(0, 6).flatMap(({ api }, index) => {
      const id = written[index]?.data.data.id;
      return id
        ? [api.send(deleteReview, { params: { id } }), api.send(deleteReview, { params: { id } })]
        : [];
    });
    const others = await Promise.all(Array.from({ length: 4 }, (_, index) => buyer(`Other ${index}`)));
    const [deleted] = await Promise.all([
      Promise.all(deletes),
      Promise.all(others.map(({ api }) => write(api, product, 5))),
    ]);
    expect(deleted.filter(({ status }) => status === 200)).toHaveLength(6);
    await expectTrueRatings(product);
  });
});

describe('the list of reviews', () => {
  it('shows all to admins and the own company’s to vendors', async () => {
    const [admin, florist, guest] = [test.visitor(), test.visitor(), test.visitor()];
    await signInDemoUser(admin, 'admin');
    const { company } = await signInDemoUser(florist, 'vendor1');
    const all = await admin.call(listReviews, { query: { per_page: 3 } });
    const own = await florist.call(listReviews, { query: { per_page: 100 } });
    const ofCompany = await guest.call(listReviews, { query: { company_id: company?.id, per_page: 100 } });
    expect(own).toEqual(ofCompany);
    expect(all.total).toBeGreaterThan(own.total);
    expect(all.data).toHaveLength(3);
    expect(all.data.map(({ created_at }) => created_at)).toEqual(
      all.data
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    );
    expect(all.data[0]?.product.name).toBeTruthy();
    expect((await guest.send(listReviews, {})).failure.code).toBe('AUTH.REQUIRED');
    const { api: ruby } = await buyer();
    expect((await ruby.send(listReviews, {})).status).toBe(403);
  });

  it('shows the caller’s new review, whatever guests got before', async () => {
    const product = await someProduct();
    const query = { company_id: product.company };
    await test.visitor().call(listReviews, { query });
    const { api: ruby } = await buyer();
    const { data: written } = await write(ruby, product);
    const { data } = await ruby.call(listReviews, { query });
    expect(data[0]?.id).toBe(written.data.id);
  });

  it('narrows to one product, for any caller', async () => {
    const product = await someProduct();
    const { api: ruby } = await buyer();
    await write(ruby, product);
    const query = { product_id: product.id };
    const { data } = await test.visitor().call(listReviews, { query });
    expect(data[0]?.product).toMatchObject({ id: product.id, name: product.name, active: true });
    expect(new Set(data.map((review) => review.product.id))).toEqual(new Set([product.id]));
  });
});

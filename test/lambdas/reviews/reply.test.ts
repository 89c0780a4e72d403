import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import {
  deleteReply,
  listProductReviews,
  listReviews,
  replyToReview,
  reportReview,
  writeReview,
} from '@bloomkin/shared/routes/reviews.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { signInDemoUser, visitAs, visitAsBuyer } from '#support/people.ts';
import { productsForSurryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

let taken = 0;

/** A new review, its florist and another. */
async function aReview() {
  const [ruby, admin] = [await visitAsBuyer(test), await visitAs(test, 'admin')];
  const product = (await productsForSurryHills(ruby))[taken++];
  if (!product) throw new Error('There is no product left');
  const florists = await Promise.all(
    ['vendor1', 'vendor2', 'vendor3'].map(async (name) => {
      const api = test.visitor();
      return { api, company: (await signInDemoUser(api, name)).company?.id };
    }),
  );
  const own = florists.find(({ company }) => company === product.company)?.api;
  const other = florists.find(({ company }) => company !== product.company)?.api;
  if (!own || !other) throw new Error('No Sydney florist makes it');
  const { data } = await ruby.call(writeReview, {
    params: { id: product.id },
    body: { rating: 3, text: 'A bit small.' },
  });
  return { ruby, admin, own, other, product, params: { id: data.id } };
}

const body = { text: '  Sorry, the next one is on us. ' };

describe('a reply to a review', () => {
  it('stands once until deleted', async () => {
    const { ruby, own, product, params } = await aReview();
    const { data } = await own.call(replyToReview, { params, body });
    expect(data.reply).toEqual({ text: 'Sorry, the next one is on us.', at: expect.any(String) });
    const shown = await ruby.call(listProductReviews, { params: { id: product.id } });
    expect(shown.data[0]).toEqual(data);
    const listed = await ruby.call(listReviews, { query: { product_id: product.id } });
    expect(listed.data[0]?.reply).toEqual(data.reply);
    expect((await own.call(replyToReview, { params, body })).data).toEqual(data);
    const again = await own.send(replyToReview, { params, body: { text: 'Something else' } });
    expect([again.status, again.failure.code]).toEqual([409, 'REVIEW.ALREADY_ANSWERED']);
    expect((await own.call(deleteReply, { params })).data.reply).toBeNull();
    expect((await own.call(deleteReply, { params })).data.reply).toBeNull();
    expect((await own.call(replyToReview, { params, body: { text: 'New' } })).data.reply?.text).toBe('New');
  });

  it('stands once also when ten are sent at once', async () => {
    const { own, params } = await aReview();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        own.send(replyToReview, { params, body: { text: `Reply ${index}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('requires a text', async () => {
    const { own, params } = await aReview();
    for (const text of ['  ', 'x'.repeat(2001)])
      expect((await own.send(replyToReview, { params, body: { text } })).failure.errors?.[0]?.path).toBe(
        'text',
      );
  });
});

describe('filters of reviews', () => {
  it('find those without a reply, by stars and by words, for their florist and admins alone', async () => {
    const { ruby, admin, own, other, product, params } = await aReview();
    const company_id = product.company;
    const list = async (query: object, api = own) => {
      const { data, total } = await api.call(listReviews, { query: { company_id, per_page: 100, ...query } });
      expect(total).toBe(data.length);
      return data;
    };
    const all = await list({});
    const ids = (reviews: typeof all) => reviews.map(({ id }) => id);
    expect(ids(await list({ reply: 'none' }))).toEqual(ids(all.filter(({ reply }) => !reply)));
    expect(ids(await list({ rating: '3' }))).toEqual(ids(all.filter(({ rating }) => rating === 3)));
    expect(ids(await list({ search: 'SMALL a bit', product_id: product.id }))).toEqual([params.id]);
    expect(await list({ rating: '5', search: 'bit small', product_id: product.id })).toEqual([]);
    await own.call(replyToReview, { params, body });
    expect(ids(await list({ reply: 'none' }))).not.toContain(params.id);
    expect(ids(await list({ search: 'bit small' }, admin))).toContain(params.id);
    const second = await own.call(listReviews, { query: { company_id, rating: '5', per_page: 1, page: 2 } });
    expect(ids(second.data)).toEqual(ids((await list({ rating: '5' })).slice(1, 2)));
    const refusals = await Promise.all(
      [ruby, other, test.visitor()].map((api) =>
        api.send(listReviews, { query: { company_id, reply: 'none' } }),
      ),
    );
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 401]);
  });
});

describe('a report of a review', () => {
  const reason = 'Not our flowers: we have no tulips';
  const report = (
    api: Awaited<ReturnType<typeof aReview>>['own'],
    params: { id: string },
    why: string | null,
  ) => api.send(reportReview, { params, body: { reason: why } });

  it('reaches its florist and admins alone until an admin dismisses it', async () => {
    const { ruby, admin, own, other, product, params } = await aReview();
    for (const api of [ruby, other, admin]) expect((await report(api, params, reason)).status).toBe(403);
    for (const _ of ['once', 'again']) expect((await report(own, params, reason)).status).toBe(200);
    const query = { company_id: product.company, per_page: 100 };
    const findReported = async (api: typeof own) =>
      (await api.call(listReviews, { query: { ...query, report: 'open' } })).data;
    for (const api of [own, admin])
      expect(await findReported(api)).toMatchObject([{ id: params.id, report: { reason } }]);
    const shown = await ruby.call(listReviews, { query });
    expect(shown.data.find(({ id }) => id === params.id)).not.toHaveProperty('report');
    expect((await report(other, params, null)).status).toBe(403);
    expect((await report(admin, params, null)).status).toBe(200);
    expect(await findReported(own)).toEqual([]);
    const { data: lines } = await admin.call(listAudit, { query: { object: `review:${params.id}` } });
    expect(lines.map(({ act }) => act)).toEqual(['review.report_closed']);
  });
});

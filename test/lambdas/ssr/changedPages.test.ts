import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { deleteProduct } from '@bloomkin/shared/routes/products.ts';
import { describe, expect, it } from 'vitest';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { googlebot, ssrFixture, toVisibleText } from './ssrFixture.ts';

const { test, visit, aProduct } = ssrFixture();

describe('a product that its florist took back', () => {
  it('answers 404 with others to choose from', async () => {
    const florist = test.visitor();
    const { company } = await signInDemoUser(florist, 'vendor1');
    const { data } = await florist.call(listAllProducts, { query: { company_id: company?.id, per_page: 1 } });
    const id = data[0]?.id ?? '';
    await florist.call(deleteProduct, { params: { id } });
    const { status, text } = await visit(`/viewproduct/${id}`);
    expect(status).toBe(404);
    expect(toVisibleText(text)).toContain('These flowers are gone');
    expect(text).toMatch(/href="\/viewproduct\/\w+"/);
    expect(text).not.toContain('application/ld+json');
  });

  it('answers 404 also under an id that cannot exist', async () => {
    for (const id of ['nope', '%00', '..%2f..%2fetc', encodeURIComponent('<script>')])
      expect([id, (await visit(`/viewproduct/${id}`)).status]).toEqual([id, 404]);
  });
});

describe('a page that the edge keeps', () => {
  it('contains no data of the user who requested it first', async () => {
    const buyer = test.visitor();
    const { id, phone } = await newBuyer(buyer, 'Zebedee Quillfeather Tran');
    const headers = {
      'x-auth-token': buyer.token ?? '',
      cookie: buyer.cookie ?? '',
      'accept-language': 'fr',
    };
    const product = await aProduct(9);
    const first = await visit(`/viewproduct/${product.id}`, headers);
    const second = await visit(`/viewproduct/${product.id}?utm_source=news`, googlebot);
    expect(first.headers.get('x-cache')).toBe('Miss from cloudfront');
    expect(second.headers.get('x-cache')).toBe('Hit from cloudfront');
    expect(second.text).toBe(first.text);
    expect(first.headers.getSetCookie()).toEqual([]);
    // A name that no product, florist or reviewer of the demo data has.
    for (const own of ['Zebedee', 'Quillfeather', id, String(phone)])
      expect([own, first.text.includes(own)]).toEqual([own, false]);
  });

  it('carries max-age=0 for browsers', async () => {
    const control = (await visit('/market')).headers.get('cache-control');
    expect(control).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
  });

  it.each(['/', '/market', '/cart', '/api/shop/category/products', '/api/shop/categories/full'])(
    'shows a change within ten seconds: %s',
    async (path) => {
      const control = (await visit(path)).headers.get('cache-control') ?? '';
      const [, fresh, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(control) ?? [];
      expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(9);
    },
  );
});

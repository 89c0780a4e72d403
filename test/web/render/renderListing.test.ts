import { describe, expect, it } from 'vitest';
import { emptyPage } from '#web/storefront/storefrontFixture.ts';
import { aProduct, type Bodies, renderPath, siteUrl } from './renderFixture.ts';

describe('the listing', () => {
  const renderList = async (query: string) =>
    (
      await renderPath(
        '/market',
        { '/api/shop/category/c1/products': emptyPage, '/api/shop/filters': {} },
        { query },
      )
    ).html;

  it('names one canonical URL for any filter and order', async () => {
    expect(await renderList('day=2026-11-25&sort=price_asc&max=80')).toContain(
      `<link rel="canonical" href="${siteUrl}/market"/>`,
    );
  });

  it('forbids indexing for a search', async () => {
    expect(await renderList('q=roses')).toContain('<meta name="robots" content="noindex"/>');
    expect(await renderList('')).not.toContain('noindex');
  });
});

describe('a category or a collection', () => {
  const roses = { id: 'c1', name: 'Roses', active: true, parent_id: null, products_num: 1, children: [] };
  const gifts = { id: 'k1', name: 'Gifts', description: '', photo: null, products_num: 0 };
  const renderList = (query: string, bodies: Bodies) =>
    renderPath('/market', { '/api/shop/category/c1/products': emptyPage, ...bodies }, { query });

  it('allows indexing while it has products', async () => {
    const { status, html } = await renderList('category=c1&max=1', {
      '/api/shop/categories/full': { data: [roses] },
    });
    expect([status, html.includes('noindex')]).toEqual([200, false]);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/market?category=c1"/>`);
  });

  it('appears but forbids indexing when it is empty or inactive', async () => {
    const empty = await renderList('category=c1', { '/api/shop/category/c1': { data: roses } });
    const alike = await renderList('collection=k1', { '/api/shop/collection/k1': { data: gifts } });
    for (const { status, html } of [empty, alike])
      expect([status, html.includes('<meta name="robots" content="noindex"/>')]).toEqual([200, true]);
  });

  it('that does not exist is a 404 with others to choose from', async () => {
    const other = await aProduct({ id: 'p2' });
    const listing = { ...emptyPage, total: 1, total_pages: 1, data: [other] };
    for (const [query, heading] of [
      ['category=c9', 'There is no such category'],
      ['collection=k9', 'There is no such collection'],
    ] as const) {
      const { status, html } = await renderPath(
        '/market',
        { '/api/shop/category/0/products': listing },
        { query },
      );
      expect(status).toBe(404);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(html).toContain('href="/viewproduct/p2"');
      expect(html).not.toContain('rel="canonical"');
    }
  });
});

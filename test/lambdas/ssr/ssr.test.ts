import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listCategories, listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { readSuburbKey } from '@bloomkin/shared/rules/servingZones.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { describe, expect, it } from 'vitest';
import { ssrFixture, toVisibleText } from './ssrFixture.ts';

const { test, visit, aProduct, readRows } = ssrFixture();
const webDir = join(import.meta.dirname, '../../../web/dist');

const withBelow = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ id, children }) => [id, ...withBelow(children)]);

describe('a crawler', () => {
  it('reads a product’s facts in the HTML', async () => {
    const product = await aProduct();
    const { status, text, headers } = await visit(`/viewproduct/${product.id}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(toVisibleText(text)).toContain(product.name);
    expect(toVisibleText(text)).toContain(product.company_info.brand);
    expect(toVisibleText(text)).toContain(`$${product.price}`);
    expect(toVisibleText(text)).toContain(product.rating?.toFixed(1));
    expect(text).toContain('"availability":"https://schema.org/InStock"');
    expect(text).toContain(`src="${product.photos.find(({ main }) => main)?.small.path}"`);
  });

  it.each(['/', '/main', '/market', '/products', '/products/catalog/all', '/new-product'])(
    'finds products to go on to at %s',
    async (path) => {
      const { status, text } = await visit(path);
      expect(status).toBe(200);
      expect(text).toMatch(/href="\/viewproduct\/\w+"/);
      expect(text).toContain('<link rel="canonical"');
    },
  );

  it('finds a florist and its products at one address', async () => {
    const { company, company_info } = await aProduct();
    for (const path of [`/market/${company}`, `/viewcompany/${company}`]) {
      const { status, text } = await visit(path);
      expect(status).toBe(200);
      expect(toVisibleText(text)).toContain(company_info.brand);
      expect(text).toContain(`<link rel="canonical" href="${test.cloud.url}/market/${company}"/>`);
      expect(text).toContain('"@type":"Florist"');
    }
  });

  it('finds the real stores of a suburb by the sitemap, and no invented suburb', async () => {
    const { text: map } = await visit('/sitemap.xml');
    const suburbs = [...map.matchAll(/<loc>[^<]*(\/florists\/[a-z-]+-\d{4})<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    const { data: companies } = await test
      .visitor()
      .call(listCompanies, { query: { active: true, per_page: 100 } });
    const [store] = companies.flatMap(({ stores }) => stores);
    const own = `/florists/${readSuburbKey(store?.location.address ?? '')?.replaceAll(' ', '-')}`;
    expect(suburbs).toContain(own);
    const { status, text } = await visit(own);
    expect(status).toBe(200);
    expect(toVisibleText(text)).toContain(store?.location.address);
    expect(text).toContain('"@type":"Florist"');
    expect((await visit('/florists/nowhere-falls-9999')).status).toBe(404);
  });

  it('finds the sitemap in robots.txt', async () => {
    const { text } = await visit('/robots.txt');
    expect(text).toContain(`Sitemap: ${test.cloud.url}/sitemap.xml`);
  });

  it('gets noindex for accounts, orders and the back office', async () => {
    for (const path of ['/personal/profile', '/orders', '/auth/login', '/nothing-here'])
      expect([path, (await visit(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
  });

  it.each([
    ['list', 'backoffice'],
    ['create', 'backoffice'],
    ['params', 'index'],
    ['view/1', 'index'],
    ['edit/1', 'backoffice'],
    ['review?product=1', 'index'],
  ])('gets the signed-in page with 200 and noindex at /products/%s', async (page, file) => {
    const before = test.cloud.logs.length;
    const { status, headers, text } = await visit(`/products/${page}`);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(text).toBe(await readFile(join(webDir, `${file}.html`), 'utf8'));
    const errors = test.cloud.logs.slice(before).filter(({ fields }) => fields.level === 'ERROR');
    expect(errors).toEqual([]);
  });

  it('finds every picture that a page names for sharing or as a logo', async () => {
    const product = await aProduct(2);
    const pages = ['/', '/market', '/new-product', '/cart', `/viewproduct/${product.id}`];
    const named = await Promise.all(
      [...pages, `/market/${product.company}`].map(async (path) => {
        const { text } = await visit(path);
        const found = text.matchAll(
          /<meta property="og:image" content="([^"]+)"|"(?:logo|image)":\[?"(http[^"]+)"/g,
        );
        return [...found].map(([, shared, logo]) => shared ?? logo ?? '');
      }),
    );
    expect(named.every((urls) => urls.length > 0)).toBe(true);
    const urls = new Set(named.flat());
    expect([...urls]).toEqual(
      expect.arrayContaining([`${test.cloud.url}/share.jpg`, `${test.cloud.url}/icon.svg`]),
    );
    for (const url of urls) {
      const { status, headers } = await fetch(url);
      const actual = [status, headers.get('content-type')?.split('/')[0], headers.get('x-robots-tag')];
      expect([url, ...actual]).toEqual([url, 200, 'image', null]);
    }
  });
});

describe('a list of flowers', () => {
  const noindex = '<meta name="robots" content="noindex"/>';

  it.each([
    ['category', '/market?category=nope'],
    ['category', '/products/catalog/nope'],
    ['collection', '/market?collection=nope'],
  ])('answers 404 with alternatives for a missing %s: %s', async (kind, path) => {
    const { status, text } = await visit(path);
    expect(status).toBe(404);
    expect(text).toMatch(new RegExp(`<h1[^>]*>There is no such ${kind}</h1>`));
    expect(text).toMatch(/href="\/viewproduct\/\w+"/);
    expect(text).toContain(noindex);
    expect(text).not.toContain('rel="canonical"');
    expect(toVisibleText(text)).not.toContain('We could not load');
  });

  it('allows indexing exactly when the sitemap lists it', async () => {
    const { data } = await test.visitor().call(listCategories, { query: {} });
    const sitemap = (await visit('/sitemap.xml')).text;
    const paths = withBelow(data).map((id) => `/market?category=${id}`);
    const hidden = paths.filter((path) => !sitemap.includes(`${path}<`));
    expect(hidden.length).toBeGreaterThan(0);
    const shown = paths.filter((path) => !hidden.includes(path)).slice(0, 3);
    for (const path of [...hidden, ...shown]) {
      const { status, text } = await visit(path);
      expect([path, status, text.includes(noindex)]).toEqual([path, 200, hidden.includes(path)]);
    }
  });
});

describe('the sitemap', () => {
  const idsAt = (paths: readonly string[], start: string) =>
    paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
  it('lists each public product and florist once', async () => {
    const { text, headers } = await visit('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replace(test.cloud.url, ''),
    );
    const rows = await readRows();
    const active = rows.filter(({ active }) => active === true);
    const florists = active.filter(({ type }) => type === 'company').map(({ id }) => String(id));
    const products = active
      .filter(({ pk, sk }) => String(pk).startsWith('PRODUCT') && sk === 'PRODUCT')
      .filter(({ companyId }) => florists.includes(String(companyId)))
      .map(({ id }) => String(id));
    expect(products.length).toBeGreaterThan(20);
    expect(idsAt(paths, '/viewproduct/').sort()).toEqual(products.sort());
    expect(idsAt(paths, '/market/').sort()).toEqual(florists.sort());
    const { data } = await test.visitor().call(listCategories, { query: { catalogue: true } });
    expect(idsAt(paths, '/market?category=').sort()).toEqual(withBelow(data).sort());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('leads to pages that exist', async () => {
    const { text } = await visit('/sitemap.xml');
    const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    );
    const kinds = Map.groupBy(urls, (url) => url.replace(/(\/|=)[0-9A-Z]{20,}$/, ''));
    for (const [, [url = '']] of kinds) {
      const answer = await fetch(url);
      expect([url, answer.status]).toEqual([url, 200]);
      expect(await answer.text()).toContain(`<link rel="canonical" href="${url.replaceAll('&', '&amp;')}"/>`);
    }
  });
});

describe('a call that no route knows', () => {
  it.each([
    ['GET', '/api/nope'],
    ['DELETE', '/api/shop/cart'],
  ])('answers with an error of the API: %s %s', async (method, path) => {
    const answer = await fetch(test.cloud.url + path, { method });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.json()).toEqual({
      message: 'We could not find that.',
      code: 'NOT_FOUND',
      request_id: answer.headers.get('x-request-id'),
    });
  });
});

describe('when the function that renders pages fails', () => {
  it('the shell comes instead, with the whole storefront', async () => {
    const product = await aProduct(17);
    test.cloud.faults.inject({ target: 'dynamodb', mode: 'error', rate: 1, seconds: 60 });
    const { status, text, headers } = await visit(`/viewproduct/${product.id}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(text).toContain('<div id="root"></div>');
    test.cloud.faults.clear();
    expect(toVisibleText((await visit(`/viewproduct/${product.id}`)).text)).toContain(product.name);
  });

  it('a call past the edge gets 403', async () => {
    const { status } = await test.cloud.callApiDirectly({
      method: 'GET',
      path: '/index.html',
      query: '',
      headers: { 'x-page-path': '/' },
      body: Buffer.alloc(0),
      address: '203.0.113.9',
    });
    expect(status).toBe(403);
  });
});

import type { PageRequest, PublicResponse } from '@bloomkin/shared/pageRender.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { renderPage } from '@bloomkin/web/render/renderPage.tsx';
import { describe, expect, it } from 'vitest';
import { givenProduct } from '../storefront/storefrontFixture.ts';

const now = new Date('2026-11-20T02:00:00Z');
const siteUrl = 'https://bloomkin.example';
const shell = {
  html: `<html><head><meta name="viewport" content="width=device-width" /><title>Shell</title>
    <meta name="description" content="Shell" /></head><body><div id="root"></div>
    <div id="splash"><img src="/icon.svg" alt="" /></div></body></html>`,
  scripts: ['/assets/react-7a8b.js', '/assets/vendor-5e6f.js', '/assets/index-3c4d.js'],
  preloads: [['^/viewproduct/', ['/assets/ProductPage-1a2b.js']]],
} as const;
const noProducts = { page: 1, per_page: 12, total: 0, total_pages: 0, data: [] };
const noReviews = { ...noProducts, product_rating: null, me_add: false, can_review: false };

type Bodies = Readonly<Record<string, unknown>>;

/** Renders with an API that knows these answers and otherwise only empty lists. */
function rendered(path: string, bodies: Bodies = {}, change: Partial<PageRequest> = {}) {
  const known: Bodies = {
    '/api/shop/categories/full': { data: [] },
    '/api/shop/category/0/products': noProducts,
    '/api/shop/product/p1/reviews': noReviews,
    ...bodies,
  };
  const ask = async (url: string): Promise<PublicResponse> => {
    const body = known[new URL(url, siteUrl).pathname];
    if (body === undefined) return { status: 404, body: { code: 'NOT_FOUND', message: 'Not there' } };
    return { status: 200, body };
  };
  return renderPage({ path, query: '', siteUrl, now, ask, ...change }, shell);
}

const aProduct = (change: Partial<Record<keyof Product, unknown>> = {}) => givenProduct(change);

async function productPage(change: Partial<Record<keyof Product, unknown>> = {}) {
  return rendered('/viewproduct/p1', { '/api/shop/product/p1': { data: await aProduct(change) } });
}

/** What stands in the page's data blocks, parsed: structured data, then the answers. */
const dataBlocks = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

describe('the operator’s words', () => {
  const features = { reviews: true, discount_codes: true };
  const quiet = { banner: null, maintenance: null, holidays: {}, features };

  it('stand above every page, as text, and are not asked for again', async () => {
    const banner = { text: 'Two <b>for</b> one', link: '/market', link_text: 'Look' };
    const { html } = await rendered('/market', { '/api/shop/channels': { data: { ...quiet, banner } } });
    expect(html).toContain('Two &lt;b&gt;for&lt;/b&gt; one');
    expect(html).toMatch(/<a href="\/market"[^>]*>Look<\/a>/);
    expect(html.indexOf('Two &lt;b')).toBeLessThan(html.indexOf('<header'));
    expect(html).toContain('"/api/shop/channels"');
  });

  it('of a maintenance stand in the banner’s place', async () => {
    const data = { ...quiet, maintenance: 'Back at noon' };
    expect((await rendered('/market', { '/api/shop/channels': { data } })).html).toContain('Back at noon');
  });
});

describe('a rendered product page', () => {
  it('shows name, price, rating, florist and picture without a script', async () => {
    const { status, html } = await productPage();
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Jacaranda Dusk<\/h1>/);
    expect(html).toContain('89.50');
    expect(html).toContain('312 reviews');
    expect(html).toContain('Petal &amp; Twine');
    expect(html).toMatch(/<img[^>]+src="\/m\/1-480.webp"/);
    expect(html).not.toContain('id="splash"');
  });

  it('says to machines what it offers', async () => {
    const { html } = await productPage();
    const [data] = dataBlocks(html);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          name: 'Jacaranda Dusk',
          image: expect.arrayContaining([`${siteUrl}/m/1.webp`]),
          offers: {
            '@type': 'Offer',
            price: '89.50',
            priceCurrency: 'AUD',
            availability: 'https://schema.org/InStock',
            seller: { '@type': 'Florist', name: 'Petal & Twine' },
          },
          aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 312 },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  it('claims no rating while nobody has rated', async () => {
    const { html } = await productPage({ rating: null, reviews_count: 0 });
    expect(html).not.toContain('AggregateRating');
  });

  it('names no picture while it has none', async () => {
    const { html } = await productPage({ photos: [] });
    const [data] = dataBlocks(html);
    expect(data).toMatchObject({ '@graph': [{ '@type': 'Product' }, {}] });
    expect(JSON.stringify(data)).not.toContain('"image"');
    expect(html).toContain(`<meta property="og:image" content="${siteUrl}/share.jpg"/>`);
  });

  it('has its title, its one address and how it is shared', async () => {
    const { html } = await productPage();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>Jacaranda Dusk · Bloomkin</title>');
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/viewproduct/p1"/>`);
    expect(html).toContain(`<meta property="og:image" content="${siteUrl}/m/1.webp"/>`);
    expect(html).toContain('<meta property="product:price:amount" content="89.50"/>');
  });

  it('asks for its main picture first, and names its scripts for later: nothing keeps it from being seen', async () => {
    const { html } = await productPage();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/i);
    const scripts = ['react-7a8b', 'vendor-5e6f', 'index-3c4d', 'ProductPage-1a2b'].map(
      (name) => `/assets/${name}.js`,
    );
    expect(head).toContain(`<meta name="scripts" content="${scripts.join(' ')}">`);
  });

  it('leaves the line to its main picture: others stand back, thumbnails come when the page lives', async () => {
    const { html } = await productPage();
    const images = html.match(/<img[^>]*>/g) ?? [];
    const [main = '', ...others] = images;
    expect(main).toMatch(/fetchPriority="high"/);
    expect(others.filter((image) => !/fetchPriority="low"/.test(image))).toEqual([]);
    expect(html).toContain('aria-label="Photo 2"');
    expect(images.filter((image) => /\/m\/2/.test(image))).toEqual([]);
  });

  it('carries the answers it was drawn from', async () => {
    const { html } = await productPage();
    const answers = dataBlocks(html).at(-1);
    expect(answers).toMatchObject({
      atMs: now.getTime(),
      answers: { '/api/shop/product/p1': { data: { data: { name: 'Jacaranda Dusk' } } } },
    });
  });
});

describe('what people wrote', () => {
  const hostile = `</script><script>alert(1)</script><!--"'$&$\`<img src=x onerror=alert(1)>\u2028`;

  it('stays text wherever it stands in the page', async () => {
    const { html } = await productPage({ name: hostile, description: hostile });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<\/script>/g)?.length).toBe(dataBlocks(html).length);
  });

  it('is the same text again when it is read back', async () => {
    const { html } = await productPage({ name: hostile });
    const [things, carried] = dataBlocks(html);
    expect(things).toMatchObject({ '@graph': [{ name: hostile }, {}] });
    expect(carried).toMatchObject({
      answers: { '/api/shop/product/p1': { data: { data: { name: hostile } } } },
    });
  });
});

describe('what is gone', () => {
  it.each(['/viewproduct/p9', '/market/f9', '/viewcompany/f9'])(
    '%s is a 404 with other flowers',
    async (path) => {
      const other = await aProduct({ id: 'p2', name: 'Still Here' });
      const listing = { ...noProducts, total: 1, total_pages: 1, data: [other] };
      const { status, html } = await rendered(path, { '/api/shop/category/0/products': listing });
      expect(status).toBe(404);
      expect(html).toContain('href="/viewproduct/p2"');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
    },
  );

  it('is also a page that never was', async () => {
    expect((await rendered('/marketing')).status).toBe(404);
  });
});

describe('the listing', () => {
  const listed = async (query: string) =>
    (
      await rendered(
        '/market',
        { '/api/shop/category/c1/products': noProducts, '/api/shop/filters': {} },
        { query },
      )
    ).html;

  it('is one page however it is narrowed and sorted', async () => {
    expect(await listed('day=2026-11-25&sort=price_asc&max=80')).toContain(
      `<link rel="canonical" href="${siteUrl}/market"/>`,
    );
  });

  it('is not to be found for what somebody searched', async () => {
    expect(await listed('q=roses')).toContain('<meta name="robots" content="noindex"/>');
    expect(await listed('')).not.toContain('noindex');
  });
});

describe('a category or a collection', () => {
  const roses = { id: 'c1', name: 'Roses', active: true, parent_id: null, products_num: 1, children: [] };
  const gifts = { id: 'k1', name: 'Gifts', description: '', photo: null, products_num: 0 };
  const listed = (query: string, bodies: Bodies) =>
    rendered('/market', { '/api/shop/category/c1/products': noProducts, ...bodies }, { query });

  it('is to be found while it holds flowers, also where none of them is left by the filters', async () => {
    const { status, html } = await listed('category=c1&max=1', {
      '/api/shop/categories/full': { data: [roses] },
    });
    expect([status, html.includes('noindex')]).toEqual([200, false]);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/market?category=c1"/>`);
  });

  it('is shown but not to be found when it is empty or not open', async () => {
    const empty = await listed('category=c1', { '/api/shop/category/c1': { data: roses } });
    const alike = await listed('collection=k1', { '/api/shop/collection/k1': { data: gifts } });
    for (const { status, html } of [empty, alike])
      expect([status, html.includes('<meta name="robots" content="noindex"/>')]).toEqual([200, true]);
  });

  it('that is not there is a 404 that says so and has others to choose from', async () => {
    const other = await aProduct({ id: 'p2' });
    const listing = { ...noProducts, total: 1, total_pages: 1, data: [other] };
    for (const [query, heading] of [
      ['category=c9', 'There is no such category'],
      ['collection=k9', 'There is no such collection'],
    ] as const) {
      const { status, html } = await rendered(
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

describe('a page', () => {
  it.each(['/cart', '/new-product'])(
    'about nothing of its own, %s, tells machines no empty list',
    async (path) => {
      const { status, html } = await rendered(path);
      expect([status, html.includes('noindex')]).toEqual([200, false]);
      expect(html).not.toContain('application/ld+json');
    },
  );

  it('is the same for all: its day is Sydney’s, whatever the machine’s zone is', async () => {
    const late = new Date('2026-11-20T13:30:00Z');
    const { html } = await rendered('/market', {}, { now: late });
    expect(/Today.{0,20}<b>(\d+)</.exec(html)?.[1]).toBe('21');
  });

  it('is refused when a part of it fails, so that the shell can come instead', async () => {
    const ask = async () => ({ status: 503, body: {} });
    await expect(rendered('/market', {}, { ask })).rejects.toThrow('cannot be rendered');
  });
});

import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import { emptyPage } from '#web/storefront/storefrontFixture.ts';
import { aProduct, dataBlocks, now, renderPath, siteUrl } from './renderFixture.ts';

async function productPage(change: Partial<Record<keyof Product, unknown>> = {}) {
  return renderPath('/viewproduct/p1', { '/api/shop/product/p1': { data: await aProduct(change) } });
}

const aSize = (name: string, price: number) => ({
  ...{ id: `p1-${name}`, name, sku: '', price, active: true, photo: null, parameter_values: [] },
});

describe('the operator’s banner', () => {
  const features = { reviews: true, discount_codes: true };
  const quiet = { banner: null, maintenance: null, holidays: {}, features };

  it('appears at the top of every page, as text, with its data embedded', async () => {
    const banner = { text: 'Two <b>for</b> one', link: '/market', link_text: 'Look' };
    const { html } = await renderPath('/market', { '/api/shop/channels': { data: { ...quiet, banner } } });
    expect(html).toContain('Two &lt;b&gt;for&lt;/b&gt; one');
    expect(html).toMatch(/<a href="\/market"[^>]*>Look<\/a>/);
    expect(html.indexOf('Two &lt;b')).toBeLessThan(html.indexOf('<header'));
    expect(html).toContain('"/api/shop/channels"');
  });

  it('gives way to the text of a maintenance', async () => {
    const data = { ...quiet, maintenance: 'Back at noon' };
    expect((await renderPath('/market', { '/api/shop/channels': { data } })).html).toContain('Back at noon');
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

  it('carries structured data of its offer', async () => {
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

  it('offers each size as a variant at its own price', async () => {
    const sizes = [aSize('Petite', 79), aSize('Grand', 119)];
    const { html } = await productPage({ sizes, price: 79, price_to: 119 });
    const [data] = dataBlocks(html);
    expect(data).toMatchObject({
      '@graph': [
        {
          '@type': ['Product', 'ProductGroup'],
          hasVariant: [
            { size: 'Petite', offers: { price: '79.00', url: expect.stringContaining('?size=') } },
            { size: 'Grand', offers: { price: '119.00' } },
          ],
        },
        {},
      ],
    });
  });

  it('claims no rating without reviews', async () => {
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

  it('carries its title, canonical URL and sharing data', async () => {
    const { html } = await productPage();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>Jacaranda Dusk · Bloomkin</title>');
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/viewproduct/p1"/>`);
    expect(html).toContain(`<meta property="og:image" content="${siteUrl}/m/1.webp"/>`);
    expect(html).toContain('<meta property="product:price:amount" content="89.50"/>');
  });

  it('preloads its main picture and later its scripts', async () => {
    const { html } = await productPage();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/i);
    const scripts = ['react-7a8b', 'vendor-5e6f', 'index-3c4d', 'ProductPage-1a2b'].map(
      (name) => `/assets/${name}.js`,
    );
    expect(head).toContain(`<meta name="scripts" content="${scripts.join(' ')}">`);
  });

  it('loads thumbnails after its main picture', async () => {
    const { html } = await productPage();
    const images = html.match(/<img[^>]*>/g) ?? [];
    const [main = '', ...others] = images;
    expect(main).toMatch(/fetchPriority="high"/);
    expect(others.filter((image) => !/fetchPriority="low"/.test(image))).toEqual([]);
    expect(html).toContain('aria-label="Photo 2"');
    expect(images.filter((image) => /\/m\/2/.test(image))).toEqual([]);
  });

  it('embeds the answers that it was rendered from', async () => {
    const { html } = await productPage();
    const answers = dataBlocks(html).at(-1);
    expect(answers).toMatchObject({
      atMs: now.getTime(),
      answers: { '/api/shop/product/p1': { data: { data: { name: 'Jacaranda Dusk' } } } },
    });
  });
});

describe('text that users wrote', () => {
  const hostile = `</script><script>alert(1)</script><!--"'$&$\`<img src=x onerror=alert(1)>\u2028`;

  it('stays text everywhere in the page', async () => {
    const { html } = await productPage({ name: hostile, description: hostile });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<\/script>/g)?.length).toBe(dataBlocks(html).length);
  });

  it('stays the same text when it is parsed', async () => {
    const { html } = await productPage({ name: hostile });
    const [things, carried] = dataBlocks(html);
    expect(things).toMatchObject({ '@graph': [{ name: hostile }, {}] });
    expect(carried).toMatchObject({
      answers: { '/api/shop/product/p1': { data: { data: { name: hostile } } } },
    });
  });
});

describe('a page that does not exist', () => {
  it.each(['/viewproduct/p9', '/market/f9', '/viewcompany/f9'])(
    '%s is a 404 with other flowers',
    async (path) => {
      const other = await aProduct({ id: 'p2', name: 'Still Here' });
      const listing = { ...emptyPage, total: 1, total_pages: 1, data: [other] };
      const { status, html } = await renderPath(path, { '/api/shop/category/0/products': listing });
      expect(status).toBe(404);
      expect(html).toContain('href="/viewproduct/p2"');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
    },
  );

  it('answers 404 also for an id that never existed', async () => {
    expect((await renderPath('/marketing')).status).toBe(404);
  });
});

describe('a page', () => {
  it.each(['/cart', '/new-product'])('carries no structured data without an object: %s', async (path) => {
    const { status, html } = await renderPath(path);
    expect([status, html.includes('noindex')]).toEqual([200, false]);
    expect(html).not.toContain('application/ld+json');
  });

  it('uses Sydney’s day, whatever the machine’s time zone', async () => {
    const late = new Date('2026-11-20T13:30:00Z');
    const soldOut = await aProduct({ day_limit: { day: '2026-11-21', left: 0 } });
    const list = { ...emptyPage, total: 1, total_pages: 1, data: [soldOut] };
    const { html } = await renderPath('/market', { '/api/shop/category/0/products': list }, { now: late });
    expect(html).toContain('Sold out today');
  });

  it('fails as a whole when a part fails', async () => {
    const ask = async () => ({ status: 503, body: {} });
    await expect(renderPath('/market', {}, { ask })).rejects.toThrow('cannot be rendered');
  });
});

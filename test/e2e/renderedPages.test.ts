import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { someOf } from '#support/run/budget.ts';
import { surryHills } from '#support/shopping.ts';
import { holdScripts, waitForHydration, watchRequests } from './support/settled.ts';
import { tagPlace } from './support/tag.ts';
import { goWithin, keep } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();
const paths: Record<string, string> = {
  home: '/',
  main: '/main',
  market: '/market',
  search: '/market?q=rose',
  arrivals: '/new-product',
  cart: '/cart',
};

beforeAll(async () => {
  const { data } = await test
    .visitor()
    .call(listAllProducts, { query: { sort_type: 'popular', per_page: 1 } });
  paths.product = `/viewproduct/${data[0]?.id}`;
  paths.florist = `/market/${data[0]?.company}`;
  paths.company = `/viewcompany/${data[0]?.company}`;
});

const fontFiles = /\.woff2$/;

/** A visitor whose browser tells of shifts, failures and calls. */
async function visitor(size: { width: number; height: number }, timezoneId: string) {
  const { page } = await openPage(chromium.browser, { ...size, timezoneId }, test.cloud.url);
  const errors: string[] = [];
  const apiPaths: string[] = [];
  // A font that arrives within its first tenth of a second may break lines again: that is not hydration.
  await page.route(fontFiles, (route) => route.abort());
  page.on('console', (message) => {
    if (!fontFiles.test(message.location().url)) errors.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) apiPaths.push(pathname);
  });
  await page.addInitScript(() => {
    const shifts: { by: number; what: string }[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources');
        const what = sources
          .map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`)
          .join(' | ');
        shifts.push({ by: Reflect.get(entry, 'value'), what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { page, errors, apiPaths };
}

/** The parts that moved, when together they moved so that a person could tell. */
async function seenShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(async (): Promise<{ by: number; what: string }[]> => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return Reflect.get(window, 'shifts');
  });
  const total = shifts.reduce((sum, { by }) => sum + by, 0);
  return total < unseen ? [] : shifts.map(({ by, what }) => `${by}: ${what}`);
}

/** Less than a person or Lighthouse can tell. */
const unseen = 0.002;

const places = [
  ['a phone in Perth', widths.phone, 'Australia/Perth'],
  ['a desk abroad', widths.desk, 'America/New_York'],
  ['a desk in Sydney', widths.desk, 'Australia/Sydney'],
] as const;

describe.each(someOf(places))('on %s', (_, size, zone) => {
  it.each(['home', 'main', 'market', 'search', 'product', 'florist', 'company', 'arrivals', 'cart'])(
    'the rendered %s page hydrates without a mismatch or a shift',
    async (name) => {
      const { page, errors } = await visitor(size, zone);
      await page.goto(paths[name] ?? '/');
      const before = await page.getByRole('main').textContent();
      await waitForHydration(page);
      expect(before?.trim()).not.toBe('');
      expect(await seenShifts(page)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});

describe('a page of a phone that is painted in part', () => {
  it('contains the rows of the header before their content', async () => {
    const { page } = await visitor(widths.phone, 'Australia/Sydney');
    // React would render a header that it finds changed again.
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const pill = tagPlace(page);
    const [before, after] = await pill.evaluate((button) => {
      const readBox = () => button.getBoundingClientRect().toJSON();
      const whole = readBox();
      const search = document.querySelector('header search');
      const content = [...(search?.childNodes ?? [])];
      search?.replaceChildren();
      const partly = readBox();
      search?.replaceChildren(...content);
      return [whole, partly];
    });
    release();
    expect(after).toEqual(before);
  });

  it('holds all links of the footer before it is on the screen', async () => {
    const { page } = await visitor(widths.phone, 'Australia/Sydney');
    await page.goto('/');
    const [end, last] = await page
      .locator('footer')
      .evaluate((footer) =>
        [footer, ...footer.querySelectorAll('a, button')].map((part) => part.getBoundingClientRect().bottom),
      )
      .then(([own = 0, ...links]) => [own, Math.max(...links)]);
    expect(last).toBeLessThan(end ?? 0);
  });
});

describe('the first page view', () => {
  it.each(['home', 'market', 'arrivals', 'cart'])('makes no API call at %s on a phone', async (name) => {
    const { page, apiPaths } = await visitor(widths.phone, 'Australia/Sydney');
    const { settled } = watchRequests(page);
    await page.goto(paths[name] ?? '/');
    await waitForHydration(page);
    await settled();
    expect(apiPaths).toEqual([]);
  });

  it('works before hydration', async () => {
    const { page } = await visitor(widths.phone, 'Australia/Sydney');
    const release = await holdScripts(page);
    await page.goto(paths.product ?? '/', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    release();
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
    await page.getByRole('button', { name: 'Your cart, 1 item' }).waitFor();
  });

  it('opens the tag when its words change under the finger', async () => {
    const { page } = await visitor(widths.phone, 'Australia/Sydney');
    await keep(page, { location: surryHills });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const tag = page.getByRole('button', { name: /^Who is it for\?.*, change$/ });
    await tag.hover();
    await page.mouse.down();
    release();
    await page.getByRole('button', { name: /Surry Hills, change$/ }).waitFor();
    await page.mouse.up();
    await page.getByRole('dialog').waitFor();
  });

  it('opens the page that Back leads to before hydration', async () => {
    const { page } = await visitor(widths.phone, 'Australia/Sydney');
    await page.goto('/cart');
    await waitForHydration(page);
    await goWithin(page, paths.product ?? '/');
    await page.waitForURL('**/viewproduct/*');
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).waitFor();
    await page.evaluate(() => history.back());
    await page.waitForURL('**/cart');
    release();
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).waitFor({ state: 'detached' });
    await waitForHydration(page);
  });

  it('adds the size chosen before hydration', async () => {
    const { page } = await visitor(widths.phone, 'Australia/Sydney');
    const { data } = await test.visitor().call(listAllProducts, { query: { per_page: 100 } });
    const product = data.find(({ sizes }) => sizes.length === 3);
    const release = await holdScripts(page);
    await page.goto(`/viewproduct/${product?.id}`, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Grand' }).check();
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    release();
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    await cart.getByText('Grand').waitFor();
    expect(await cart.getByText('Petite').count()).toBe(0);
  });

  it('keeps the sort order and the search text from before hydration', async () => {
    const { page } = await visitor(widths.desk, 'Australia/Sydney');
    const release = await holdScripts(page);
    await page.goto('/market', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('new');
    const search = page.getByRole('combobox', { name: 'Search flowers, plants or florists' });
    await search.fill('rose');
    release();
    await page.waitForURL(/sort=new/);
    await page.getByRole('option').first().waitFor();
    await search.press('Enter');
    await page.waitForURL(/q=rose/);
  });
});

describe('a page that was scrolled before hydration', () => {
  it('keeps its position', async () => {
    const { page } = await visitor(widths.phone, 'Australia/Sydney');
    const release = await holdScripts(page);
    await page.goto('/market', { waitUntil: 'commit' });
    const link = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await link.nth(5).scrollIntoViewIfNeeded();
    const height = await page.evaluate(() => scrollY);
    release();
    await waitForHydration(page);
    expect(height).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(height);
  });
});

describe('a missing list of products', () => {
  it.each(['category', 'collection'])('hydrates as it is: a %s', async (kind) => {
    const { page, errors } = await visitor(widths.phone, 'Australia/Sydney');
    const answer = await page.goto(`/market?${kind}=nope`);
    expect(answer?.status()).toBe(404);
    await waitForHydration(page);
    await page.getByRole('heading', { level: 1, name: `There is no such ${kind}` }).waitFor();
    expect(await seenShifts(page)).toEqual([]);
    // The browser itself says that the page is a 404.
    expect(errors.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().click();
    await page.waitForURL('**/viewproduct/*');
  });
});

describe('when pages cannot be rendered', () => {
  it('the shop works without rendering', async () => {
    const { page } = await visitor(widths.phone, 'Australia/Sydney');
    await page.route('**/viewproduct/*', async (route) => {
      const shell = await fetch(`${test.cloud.url}/personal/profile`);
      await route.fulfill({ contentType: 'text/html', body: await shell.text() });
    });
    await page.goto(paths.product ?? '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
  });
});

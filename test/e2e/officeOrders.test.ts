import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { pollMs } from '@bloomkin/web/office/orders/polling.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';
import { placeOrderWith } from '#support/shopping.ts';
import { expectNoSideways, readOverflow, refuse } from './support/extremes.ts';
import { bulkBar, openOrderList, orderLinks } from './support/orderList.ts';
import { watchRequests } from './support/settled.ts';
import { openDemoUser } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const manifestPath = join(import.meta.dirname, '../../web/dist/.vite/backOffice.json');
const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(manifestPath, 'utf8'));
const orderPageFile = manifest['src/office/orders/view/OrderPage.tsx']?.file;

const openAs = (name: string, size = widths.desk) =>
  openDemoUser(chromium.browser, test.visitor(), name, size);

const longName = 'Maximiliana Konstantinopolous-Worthington';
const readCompanyId = async (name: string) => (await signInDemoUser(test.visitor(), name)).company?.id;

describe('a filter of the order list', () => {
  it('keeps trying to refresh after failures', async () => {
    const { page, companyId } = await openAs('vendor1');
    const everyList = (url: URL) => url.pathname === '/api/shop/orders';
    await page.clock.install();
    await openOrderList(page, '/orders/list/full?sort=-placed');
    let refused = 0;
    await page.route(everyList, (route) => {
      refused += 1;
      return refuse(route);
    });
    const afterAWhile = async <T>(read: () => T | Promise<T>) => {
      await page.clock.fastForward(pollMs);
      return read();
    };
    // More than SWR retries: the list, the day and new orders, with two retries each.
    await expect.poll(() => afterAWhile(() => refused)).toBeGreaterThan(12);
    await page.getByText('We could not refresh this list just now.').waitFor();
    await page.unroute(everyList);
    const { number } = await placeOrderWith(test.visitor(), companyId);
    const row = page.getByRole('link', { name: `#${number}` });
    await expect.poll(() => afterAWhile(() => row.count())).toBe(1);
    await page.getByText('We could not refresh this list just now.').waitFor({ state: 'hidden' });
  });
});

describe('a name of 40 letters', () => {
  const sizes = {
    'a small laptop': { width: 1024, height: 768 },
    'a laptop': { width: 1280, height: 800 },
    'a desk': widths.desk,
    'a tablet': { width: 800, height: 1100 },
  };

  it('leaves number and menu of its row visible from tablet to desk', async () => {
    const companyId = await readCompanyId('vendor1');
    const order = await placeOrderWith(test.visitor(), companyId, { fio: longName });
    const { page } = await openAs('vendor1');
    await openOrderList(page, '/orders/list/full?sort=-placed');
    await page.getByText(longName).first().waitFor();
    const more = page.getByRole('button', { name: `More actions for order ${order.number}` });
    const table = page.getByRole('table').locator('..');
    for (const [name, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      // Components follow the new width a moment later.
      await expect.poll(() => readOverflow(page), { message: name }).toBeLessThanOrEqual(0);
      expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth), name).toBe(0);
      for (const part of [orderLinks(page).first(), more]) {
        const box = await part.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= size.width, name).toBe(true);
      }
    }
  });

  it('shows the whole total beside the status of an unpaid order at a desk', async () => {
    const companyId = await readCompanyId('vendor1');
    const order = await placeOrderWith(test.visitor(), companyId, { fio: longName });
    const { page } = await openAs('vendor1');
    await openOrderList(page, `/orders/list/full?search=${order.number}`);
    await page.getByText('Waiting for payment').waitFor();
    const total = page.getByRole('cell', { name: `$${order.total}` });
    // The menu's column is pinned over what is too wide.
    const isCovered = await total.evaluate((cell) => {
      const { right, top, height } = cell.getBoundingClientRect();
      return document.elementFromPoint(right - 8, top + height / 2) !== cell;
    });
    expect(isCovered).toBe(false);
    await expectNoSideways(page);
  });

  it('stays within its card on a phone', async () => {
    const companyId = await readCompanyId('vendor1');
    const order = await placeOrderWith(test.visitor(), companyId, { fio: longName.replaceAll(/[ -]/g, '') });
    const { page } = await openAs('vendor1', widths.phone);
    await openOrderList(page, `/orders/list/full?search=${order.number}`);
    await expectNoSideways(page);
    const card = await page.locator('li', { has: orderLinks(page) }).boundingBox();
    const action = await page.getByRole('button', { name: /^Start making/ }).boundingBox();
    expect(card && action && action.x + action.width <= card.x + card.width).toBe(true);
    expect(card && card.x + card.width <= widths.phone.width).toBe(true);
  });
});

describe('an order opened without a connection', () => {
  it('shows the list’s data and loads the rest later', async () => {
    const { page } = await openAs('vendor1');
    const { settled } = watchRequests(page);
    const orderPage = page.waitForResponse(`**/${orderPageFile}`);
    await openOrderList(page, paths.orders());
    await orderPage;
    await settled();
    const number = (await orderLinks(page).first().textContent()) ?? '';
    await page.context().setOffline(true);
    await orderLinks(page).first().click();
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    const asked = page.waitForResponse(/\/api\/shop\/order\//);
    await page.context().setOffline(false);
    expect((await asked).status()).toBe(200);
  });
});

describe('the bar of bulk actions', () => {
  it('shows all its buttons on a phone', async () => {
    const { page, companyId } = await openAs('vendor1', widths.phone);
    await placeOrderWith(test.visitor(), companyId);
    await openOrderList(page, '/orders/list/full?status=new');
    await page
      .locator('li', { has: orderLinks(page) })
      .first()
      .getByRole('checkbox')
      .check();
    for (const name of ['Start making', 'More bulk actions', 'Clear selection']) {
      const box = await bulkBar(page).getByRole('button', { name }).first().boundingBox();
      expect([name, box && box.x >= 0 && box.x + box.width <= widths.phone.width]).toEqual([name, true]);
    }
    await expectAccessible(page);
  });
});

describe('an order’s number', () => {
  it('finds the order as it is printed', async () => {
    const { page, api } = await openAs('vendor1');
    const { data } = await api.call(listOrders, { query: { per_page: 1 } });
    const number = data[0]?.number ?? '';
    await openOrderList(page, paths.orders());
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(`#${number}`);
    await page.getByText('1–1 of 1').waitFor();
    expect(await orderLinks(page).allTextContents()).toEqual([`#${number}`]);
  });
});

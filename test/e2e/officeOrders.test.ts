import { checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { pollMs } from '@bloomkin/web/backOffice/orders/polling.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { newBuyer, signInDemoUser } from '../support/people.ts';
import { fillCart, placeOrder, productsForSurryHills } from '../support/shopping.ts';
import { expectNoSideways, neverAnswer, refuse } from './support/extremes.ts';
import { watchRequests } from './support/settled.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

const listPath = '/orders/list/full';
const longName = 'Maximiliana Konstantinopolous-Worthington';

async function signInAs(name: string) {
  const api = test.visitor();
  const user = await signInDemoUser(api, name);
  return { api, companyId: user.company?.id ?? '' };
}

/** A browser in which a florist of the demo data is signed in. */
async function openAs(name: string, size = widths.desk) {
  const { api, companyId } = await signInAs(name);
  const visit = await openSignedIn(chromium.browser, api, size);
  return { api, companyId, ...visit };
}

/** An order of a new buyer with a florist. */
async function placeOrderWith(companyId: string, fio?: string): Promise<Order> {
  const buyer = test.visitor();
  await newBuyer(buyer);
  const product = (await productsForSurryHills(buyer)).find(({ company }) => company === companyId);
  if (!product) throw new Error('The florist has nothing for Surry Hills');
  if (!fio) return placeOrder(buyer, product);
  const { cart_hash: id } = await fillCart(buyer, product);
  const { data: cart } = await buyer.call(updateCart, { params: { id }, body: { fio } });
  return (await buyer.call(checkout, { params: { id }, body: { expected_total: cart.total } })).data;
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: new RegExp(`^${name}`) });
const orderLinks = (page: Page) => page.locator('[data-order-link]');
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select order/ });
const bulkBar = (page: Page) => page.getByRole('region', { name: 'Bulk actions' });
const openList = async (page: Page, search = '') => {
  await page.goto(listPath + search);
  await orderLinks(page).first().waitFor();
};
const isOfCompleted = (url: URL) =>
  url.pathname === '/api/shop/orders' && url.searchParams.get('statuses') === 'completed';
/** Which statuses the rows have. */
const shownStatuses = async (page: Page) => [
  ...new Set(await page.locator('tbody tr td:nth-child(8)').allTextContents()),
];
const focusedText = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName}: ${document.activeElement?.textContent?.trim()}`);

describe('a filter of the order list', () => {
  it('removes the earlier rows when it fails, names itself and retries', async () => {
    const { page, thrown, close } = await openAs('vendor1');
    await openList(page);
    await page.route(isOfCompleted, refuse);
    await boxes(page).first().check();
    await bulkBar(page).waitFor();
    await tab(page, 'Completed').click();
    await page.getByRole('alert').getByText('We could not load the orders (completed).').waitFor();
    expect(await boxes(page).count()).toBe(0);
    expect(await bulkBar(page).count()).toBe(0);
    await expectAccessible(page);
    await page.unroute(isOfCompleted);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => shownStatuses(page)).toEqual(['Completed']);
    expect(thrown).toEqual([]);
    await close();
  });

  it.each(Object.entries(widths))(
    'allows no selection of earlier rows while it loads, on a %s',
    async (_, size) => {
      const { page, thrown, close } = await openAs('vendor1', size);
      await openList(page);
      await page.route(isOfCompleted, neverAnswer);
      await tab(page, 'Completed').click();
      await page.locator('[aria-busy="true"][inert]').waitFor();
      const reachable = 'main [aria-label="Order list"] :is(input[type=checkbox], [data-order-link])';
      const outside = (all: Element[]) => all.filter((one) => !one.closest('[inert]')).length;
      expect(await page.locator(reachable).evaluateAll(outside)).toBe(0);
      expect(await page.locator(reachable).count()).toBeGreaterThan(0);
      expect(thrown).toEqual([]);
      await close();
    },
  );

  it('reports a lost connection and loads later', async () => {
    const { page, thrown, close } = await openAs('vendor1');
    await openList(page);
    await page.context().setOffline(true);
    await tab(page, 'Completed').click();
    await page
      .getByRole('alert')
      .getByText('We load the orders (completed) as soon as it is back.')
      .waitFor();
    // At the foot, where it covers nothing of the header.
    expect((await page.getByText('You are offline.').boundingBox())?.y).toBeGreaterThan(400);
    expect(await boxes(page).count()).toBe(0);
    await page.context().setOffline(false);
    await expect.poll(() => shownStatuses(page)).toEqual(['Completed']);
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(thrown).toEqual([]);
    await close();
  });

  it('keeps trying to refresh after failures', async () => {
    const { page, companyId, thrown, close } = await openAs('vendor1');
    const everyList = (url: URL) => url.pathname === '/api/shop/orders';
    await page.clock.install();
    await openList(page, '?sort=-placed');
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
    const { number } = await placeOrderWith(companyId);
    const row = page.getByRole('link', { name: `#${number}` });
    await expect.poll(() => afterAWhile(() => row.count())).toBe(1);
    await page.getByText('We could not refresh this list just now.').waitFor({ state: 'hidden' });
    expect(thrown).toEqual([]);
    await close();
  });

  it('goes to the last page for a page past the end', async () => {
    const { page, thrown, close } = await openAs('vendor1');
    await openList(page, '?page=99');
    const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');
    const last = await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').last().textContent();
    expect(await current.textContent()).toBe(last);
    expect(page.url()).toContain(`page=${last}`);
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('a name of 40 letters', () => {
  const sizes = {
    'a small laptop': { width: 1024, height: 768 },
    'a laptop': { width: 1280, height: 800 },
    'a desk': widths.desk,
    'a tablet': { width: 800, height: 1100 },
  };

  it.each(Object.entries(sizes))('leaves number and menu of its row visible on %s', async (_, size) => {
    const { companyId } = await signInAs('vendor1');
    const order = await placeOrderWith(companyId, longName);
    const { page, thrown, close } = await openAs('vendor1', size);
    await openList(page, '?sort=-placed');
    await page.getByText(longName).first().waitFor();
    await expectNoSideways(page);
    const table = page.getByRole('table').locator('..');
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    for (const part of [
      orderLinks(page).first(),
      page.getByRole('button', { name: `More actions for order ${order.number}` }),
    ]) {
      const box = await part.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= size.width).toBe(true);
    }
    expect(thrown).toEqual([]);
    await close();
  });

  it('leaves the status of an unpaid order on one line at a desk', async () => {
    const { companyId } = await signInAs('vendor1');
    const order = await placeOrderWith(companyId, longName);
    const { page, close } = await openAs('vendor1');
    await openList(page, `?search=${order.number}`);
    const pill = page.getByText('Waiting for payment');
    expect(await pill.evaluate((element) => element.getClientRects()[0]?.height)).toBeLessThan(30);
    await expectNoSideways(page);
    await close();
  });

  it('stays within its card on a phone', async () => {
    const { companyId } = await signInAs('vendor1');
    const order = await placeOrderWith(companyId, longName.replaceAll(/[ -]/g, ''));
    const { page, thrown, close } = await openAs('vendor1', widths.phone);
    await openList(page, `?search=${order.number}`);
    await expectNoSideways(page);
    const card = await page.locator('li', { has: orderLinks(page) }).boundingBox();
    const action = await page.getByRole('button', { name: /^Start making/ }).boundingBox();
    expect(card && action && action.x + action.width <= card.x + card.width).toBe(true);
    expect(card && card.x + card.width <= widths.phone.width).toBe(true);
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('an order opened without a connection', () => {
  it('shows the list’s data and loads the rest later', async () => {
    const { page, thrown, close } = await openAs('vendor1');
    const { settled } = watchRequests(page);
    const orderPage = page.waitForResponse(/\/assets\/OrderPage-.*\.js$/);
    await openList(page);
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
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('the focus', () => {
  it('goes to the note’s button after saving and after closing it', async () => {
    const { page, companyId, thrown, close } = await openAs('vendor1');
    const order = await placeOrderWith(companyId);
    await page.goto(`/orders/view/${order.id}`);
    await page.getByRole('button', { name: 'Write a note' }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedText(page)).toBe('BUTTON: Write a note');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Gate code 12');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('The note is saved').first().waitFor();
    await expect.poll(() => focusedText(page)).toBe('BUTTON: Change the note');
    expect(thrown).toEqual([]);
    await close();
  });

  it('goes to the next row after orders were moved', async () => {
    const { page, companyId, thrown, close } = await openAs('vendor1');
    await placeOrderWith(companyId);
    await placeOrderWith(companyId);
    await openList(page, '?status=new&sort=-placed');
    const [first, second, third] = await orderLinks(page).allTextContents();
    await boxes(page).nth(0).focus();
    await page.keyboard.press('Space');
    await boxes(page).nth(1).focus();
    await page.keyboard.press('Space');
    await bulkBar(page).getByRole('button', { name: 'Start making' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start anyway' }).press('Enter');
    await page.getByText('Formation: 2 orders').first().waitFor();
    await expect.poll(() => focusedText(page)).toBe(`A: ${third}`);
    expect(await orderLinks(page).allTextContents()).not.toEqual(expect.arrayContaining([first, second]));
    expect(thrown).toEqual([]);
    await close();
  });

  it('moves to an order’s heading and back to its row', async () => {
    const { page, thrown, close } = await openAs('vendor1');
    await openList(page);
    const number = (await orderLinks(page).nth(2).textContent()) ?? '';
    await orderLinks(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
    await expect.poll(() => focusedText(page)).toBe(`H1: Order ${number}`);
    await page.goBack();
    await expect.poll(() => focusedText(page)).toBe(`A: ${number}`);
    expect(thrown).toEqual([]);
    await close();
  });

  it('goes to the next order when the focused one leaves the list', async () => {
    const { page, companyId, thrown, close } = await openAs('vendor1', widths.phone);
    await placeOrderWith(companyId);
    await placeOrderWith(companyId);
    await openList(page, '?status=new&sort=-placed');
    const links = () =>
      orderLinks(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const [, second] = await links();
    await page
      .getByRole('button', { name: /^Start making/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start anyway' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(second);
    expect(thrown).toEqual([]);
    await close();
  });

  it('stays in the list when Escape clears the selection', async () => {
    const { page, thrown, close } = await openAs('vendor1');
    await openList(page);
    await boxes(page).nth(1).check();
    await bulkBar(page).waitFor();
    await page.keyboard.press('Escape');
    await bulkBar(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('the bar of bulk actions', () => {
  it('has all its buttons visible on a phone', async () => {
    const { page, companyId, thrown, close } = await openAs('vendor1', widths.phone);
    await placeOrderWith(companyId);
    await openList(page, '?status=new');
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
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('a canceled order', () => {
  it('has no van, no note for the driver and no directions', async () => {
    const { page, api, companyId, thrown, close } = await openAs('vendor1');
    const { id } = await placeOrderWith(companyId);
    await api.call(updateOrder, { params: { id }, body: { status: 'canceled' } });
    await page.goto(`/orders/view/${id}`);
    await page.getByText('Nothing is to be made or delivered.').waitFor();
    expect(await page.getByRole('button', { name: 'Write a note' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Show the way on a map' }).count()).toBe(0);
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('an order’s number', () => {
  it('is found as it is printed', async () => {
    const { page, api, thrown, close } = await openAs('vendor1');
    const { data } = await api.call(listOrders, { query: { per_page: 1 } });
    const number = data[0]?.number ?? '';
    await openList(page);
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(`#${number}`);
    await page.getByText('1–1 of 1').waitFor();
    expect(await orderLinks(page).allTextContents()).toEqual([`#${number}`]);
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('a day’s work by keyboard', () => {
  it('sorts, filters by day, period and late, saves a view and exports', async () => {
    const { page, thrown, close } = await openAs('vendor1');
    await openList(page);
    const header = (name: string) => page.getByRole('columnheader', { name });
    expect(await header('Deliver').getAttribute('aria-sort')).toBe('ascending');
    await header('Total').getByRole('link').press('Enter');
    await expect.poll(() => header('Total').getAttribute('aria-sort')).toBe('descending');
    await page.getByRole('combobox', { name: 'Day' }).selectOption('tomorrow');
    await page.waitForURL(/days=tomorrow/);
    await page.getByRole('button', { name: 'Save view' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('Eve');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Forget view' }).waitFor();
    await page.getByRole('combobox', { name: 'Saved view' }).selectOption('');
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('combobox', { name: 'Saved view' }).selectOption('Eve');
    await page.waitForURL(/days=tomorrow&sort=-total/);
    const tile = page
      .getByLabel(/by delivery period$/)
      .getByRole('link')
      .first();
    await tile.press('Enter');
    await page.waitForURL(/period=/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('orders.csv');
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });

  it('undoes a move', async () => {
    const { page, companyId, thrown, close } = await openAs('vendor1', widths.phone);
    const { number } = await placeOrderWith(companyId);
    await openList(page, `?search=${number}`);
    await page.getByRole('button', { name: `More actions for order ${number}` }).press('Enter');
    await page.getByRole('menuitem', { name: /^Call / }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Start making/ }).press('Enter');
    await page.getByRole('button', { name: 'Start anyway' }).press('Enter');
    await page.getByRole('button', { name: /^Mark ready/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByRole('button', { name: /^Start making/ }).waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });

  it.each(Object.entries(widths))('accepts an order and prints its sheet on a %s', async (_, size) => {
    const { page, companyId, thrown, close } = await openAs('vendor1', size);
    let prints = 0;
    await page.exposeFunction('print', () => {
      prints += 1;
    });
    const { id, number } = await placeOrderWith(companyId);
    await page.goto(`/orders/view/${id}`);
    await page.getByRole('button', { name: 'Accept, make later' }).press('Enter');
    await page.getByRole('button', { name: 'Start anyway' }).press('Enter');
    await page.getByRole('main').getByText('In progress', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Accept, make later' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Start making' }).waitFor();
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Print order sheet' }).press('Enter');
    await expect.poll(() => prints).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await page
      .getByRole('heading', { level: 1, name: `Order #${number}` })
      .filter({ visible: true })
      .waitFor();
    await page.getByRole('article').getByText('10 Crown St').waitFor();
    expect(await page.getByRole('button', { name: 'Print order sheet' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => page.getByRole('article').count()).toBe(0);
    await openList(page, '?from=2026-11-02&to=2026-12-06');
    await page.getByLabel('Last day of delivery').fill('2026-12-01');
    await page.waitForURL('**/orders/list/full?from=2026-11-02&to=2026-12-01');
    await expectNoSideways(page);
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });

  it('ends with printed cards', async () => {
    const { page, thrown, close } = await openAs('vendor1');
    await openList(page);
    for (const at of [0, 1, 2]) await boxes(page).nth(at).press('Space');
    await bulkBar(page).getByRole('button', { name: 'Print cards' }).press('Enter');
    await page.waitForURL((url) => url.pathname === '/orders/cards');
    await page.getByRole('heading', { level: 1, name: 'Print card messages' }).waitFor();
    await page.getByRole('list').getByText('#').first().waitFor();
    await page.getByRole('radio', { name: 'A6 cards' }).press('Space');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Cards' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });
});

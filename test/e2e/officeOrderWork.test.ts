import { paths } from '@bloomkin/shared/pages.ts';
import { getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { visitAsBuyer } from '#support/people.ts';
import { pickTwoProductsOf, placeOrder, placeOrderWith } from '#support/shopping.ts';
import { expectNoSideways } from './support/extremes.ts';
import { bulkBar, openOrderList, orderBoxes } from './support/orderList.ts';
import { playedOn } from './support/played.ts';
import { openDemoUser } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const openAs = (name: string, size = widths.desk) =>
  openDemoUser(chromium.browser, test.visitor(), name, size);

describe('a canceled order', () => {
  it('shows no van, no note for the driver and no directions', async () => {
    const { page, api, companyId } = await openAs('vendor1');
    const { id } = await placeOrderWith(test.visitor(), companyId);
    await api.call(updateOrder, { params: { id }, body: { status: 'canceled' } });
    await page.goto(`/orders/view/${id}`);
    await page.getByText('Nothing is to be made or delivered.').waitFor();
    expect(await page.getByRole('button', { name: 'Write a note' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Show the way on a map' }).count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('a day’s work by keyboard', () => {
  it('sorts, filters by day, period and late, saves a view and exports', async () => {
    const { page } = await openAs('vendor1');
    await openOrderList(page, paths.orders());
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
  });

  it('undoes a move', async () => {
    const { page, companyId } = await openAs('vendor1', widths.phone);
    const { number } = await placeOrderWith(test.visitor(), companyId);
    await openOrderList(page, `/orders/list/full?search=${number}`);
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
  });

  it.each(playedOn('desk'))('accepts an order and prints its sheet on a %s', async (_, size) => {
    const { page, companyId } = await openAs('vendor1', size);
    let prints = 0;
    await page.exposeFunction('print', () => {
      prints += 1;
    });
    const { id, number } = await placeOrderWith(test.visitor(), companyId);
    await page.goto(`/orders/view/${id}`);
    await page.getByRole('button', { name: 'Accept, make later' }).press('Enter');
    await page.getByRole('button', { name: 'Start anyway' }).press('Enter');
    await page.getByRole('main').getByText('Accepted', { exact: true }).waitFor();
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
    expect(await page.getByRole('article').filter({ visible: true }).count()).toBe(0);
    await openOrderList(page, '/orders/list/full?from=2026-11-02&to=2026-12-06');
    await page.getByLabel('Last day of delivery').fill('2026-12-01');
    await page.waitForURL('**/orders/list/full?from=2026-11-02&to=2026-12-01');
    await expectNoSideways(page);
    await expectAccessible(page);
  });

  it('ends with printed cards', async () => {
    const { page } = await openAs('vendor1');
    await openOrderList(page, paths.orders());
    for (const at of [0, 1, 2]) await orderBoxes(page).nth(at).press('Space');
    await bulkBar(page).getByRole('button', { name: 'Print cards' }).press('Enter');
    await page.waitForURL((url) => url.pathname === '/orders/cards');
    await page.getByRole('heading', { level: 1, name: 'Print card messages' }).waitFor();
    await page.getByRole('list').getByText('#').first().waitFor();
    await page.getByRole('radio', { name: 'A6 cards' }).press('Space');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Cards' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await expectAccessible(page);
  });
});

describe('a florist edits an order', () => {
  it.each(playedOn('desk'))('sees the difference before saving on a %s', async (_, size) => {
    const { page, api, companyId } = await openAs('vendor1', size);
    const buyer = await visitAsBuyer(test);
    const [bought, added] = await pickTwoProductsOf(buyer, companyId);
    const { id, number, total } = await placeOrder(buyer, bought);
    await page.goto(`/orders/view/${id}`);
    await page.getByRole('link', { name: 'Edit order' }).click();
    await page.waitForURL(`**/orders/edit/${id}`);
    await page.getByRole('heading', { level: 1, name: `Edit order #${number}` }).waitFor();
    await page.getByLabel('Unit or office').fill('Unit 7');
    await expectAccessible(page);
    await page.getByRole('tab', { name: /^Products/ }).click();
    await page.getByRole('combobox', { name: 'Add a product' }).fill(added.sku);
    await page.getByRole('option', { name: new RegExp(added.name) }).click();
    await page
      .getByRole('region', { name: 'Changes not saved' })
      .getByText(/ more: .* becomes /)
      .waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await api.call(updateOrder, { params: { id }, body: { comment: 'Gate code 12' } });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Somebody saved this order while you changed it.').waitFor();
    await page.getByRole('button', { name: 'Save mine over theirs' }).click();
    await page.getByText(`Order #${number} is saved`).first().waitFor();
    const { data } = await api.call(getOrder, { params: { id } });
    expect(data).toMatchObject({ unitOffice: 'Unit 7', comment: 'Gate code 12', goods_num: 2 });
    expect(Math.round(data.total * 100)).toBe(Math.round(total * 100) + Math.round(added.price * 100));
    await page.getByRole('tab', { name: /^Basic/ }).click();
    await page.getByLabel('Card message').fill('For Nonna');
    await page.getByRole('link', { name: `Order #${number}` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Leave/ })
      .click();
    await page.getByRole('heading', { level: 1, name: `Order #${number}` }).waitFor();
  });
});

describe.each(playedOn('desk'))('an admin on a %s', (_, size) => {
  it('deletes an unpaid order and reads what a paid one needs', async () => {
    const { page, api } = await openAs('admin', size);
    const find = async (payment_status: 'paid' | 'not_paid') =>
      (await api.call(listOrders, { query: { payment_status, statuses: 'new,completed', per_page: 1 } }))
        .data[0];
    const [paid, unpaid] = [await find('paid'), await find('not_paid')];
    if (!paid || !unpaid) throw new Error('The demo data has no such orders');
    await page.goto(paths.orderView(paid.id));
    await page.getByRole('button', { name: 'Delete order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('There is money in this order.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Delete order' }).count()).toBe(0);
    await page.goto(paths.orderView(unpaid.id));
    await page.getByRole('button', { name: 'Delete order' }).click();
    await dialog.getByLabel('Reason (optional)').fill('Placed twice');
    await expectAccessible(page);
    await expectNoSideways(page);
    await dialog.getByRole('button', { name: 'Delete order' }).click();
    await page.getByText('Order deleted').waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.orders());
    await page.goto(paths.orderView(unpaid.id));
    await page.getByText('We could not find that order').waitFor();
  });
});

import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { signInDemoUser } from '../support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

describe.each([
  ['at the desk', widths.desk],
  ['on a phone', widths.phone],
] as const)('an admin %s', (_where, size) => {
  it('deletes an unpaid order and reads what a paid one needs', async () => {
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
    const find = async (payment_status: 'paid' | 'not_paid') =>
      (await api.call(listOrders, { query: { payment_status, statuses: 'new,completed', per_page: 1 } }))
        .data[0];
    const [paid, unpaid] = [await find('paid'), await find('not_paid')];
    if (!paid || !unpaid) throw new Error('The demo data has no such orders');
    const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
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
    expect(thrown).toEqual([]);
    await close();
  });
});

import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { withPassword } from '../support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

async function openFlorist(size: { width: number; height: number }) {
  const api = test.visitor();
  await withPassword(api, 'vendor1');
  const visit = await openSignedIn(chromium.browser, api, size);
  await visit.page.goto('/orders/list/full');
  await visit.page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  return { ...visit, api };
}

describe.each(Object.entries(widths))('the frame of the back office on a %s', (device, size) => {
  it('finds an order from everywhere', async () => {
    const { page, api, thrown, close } = await openFlorist(size);
    const [order] = (await api.call(listOrders, { query: { per_page: 1 } })).data;
    if (!order) throw new Error('The demo data has no order');
    if (device === 'desk') await page.keyboard.press('Control+k');
    else await page.getByRole('button', { name: /Search orders/ }).click();
    await page.getByRole('combobox', { name: /^Search/ }).fill(order.number);
    await page.getByRole('option', { name: new RegExp(order.number) }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/orders/view/${order.id}`);
    expect(thrown).toEqual([]);
    await close();
  });

  it('leads to the reviews, where each is answered once', async () => {
    const { page, api, thrown, close } = await openFlorist(size);
    const { data } = await api.call(listReviews, { query: {} });
    if (data.length === 0) throw new Error('The demo data has no review');
    if (device === 'phone') await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'Reviews' }).first().click();
    await page.waitForURL('**/reviews');
    await page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor();
    await page
      .getByRole('button', { name: /^Reply/ })
      .first()
      .click();
    const words = `Thank you, from a ${device}`;
    await page.getByRole('textbox', { name: /^Reply to/ }).fill(words);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish the reply' }).click();
    await page.getByText('Your reply is in the shop').waitFor();
    await page.getByText(words, { exact: true }).waitFor();
    await expectNoSideways(page);
    expect(thrown).toEqual([]);
    await close();
  });

  it('shows the shop inside, without a cart', async () => {
    const { page, thrown, close } = await openFlorist(size);
    await page.goto('/categories/list');
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('**/products/catalog/**');
    const product = page.getByRole('main').locator('a[href^="/viewproduct/"]').first();
    await product.waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await product.click();
    await page.waitForURL('**/viewproduct/**');
    await page.getByRole('navigation', { name: 'Main' }).first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: /to cart$/ }).count()).toBe(0);
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });
});

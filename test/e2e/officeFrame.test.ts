import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { openDemoUser } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

async function openFlorist(size: { width: number; height: number }, name = 'vendor1') {
  const visit = await openDemoUser(chromium.browser, test.visitor(), name, size);
  await visit.page.goto('/orders/list/full');
  await visit.page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  return visit;
}

describe.each(playedOn('desk'))('the frame of the back office on a %s', (device, size) => {
  it('finds an order from every page', async () => {
    const { page, api } = await openFlorist(size);
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
  });

  it('leads an admin from the search to a company and to a person', async () => {
    const { page } = await openFlorist(size, 'admin');
    const field = page.getByRole('combobox', { name: /^Search/ });
    const search = async (text: string, title: RegExp) => {
      await page.getByRole('button', { name: /Search orders/ }).click();
      await field.fill(text);
      await page.getByRole('listbox').getByRole('option', { name: title }).first().click();
    };
    await search('13 699 001 011', /^Marlo & Fern/);
    await page.waitForURL(/\/companies\/edit\/\w+$/);
    await page.getByRole('contentinfo').getByText('Bloomkin Pty Ltd, ABN 26 699 002 019').waitFor();
    await search('vendor1@flowers.test', /vendor1@flowers\.test/);
    await page.waitForURL(/\/users\/edit\/\w+$/);
  });

  it('leads to the reviews, where each is answered once', async () => {
    const { page, api } = await openFlorist(size);
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
    const reply = `Thank you, from a ${device}`;
    await page.getByRole('textbox', { name: /^Reply to/ }).fill(reply);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish the reply' }).click();
    await page.getByText('Your reply is in the shop').waitFor();
    await page.getByText(reply, { exact: true }).waitFor();
    await expectNoSideways(page);
  });

  it('shows the shop within the office, without a cart', async () => {
    const { page, companyId } = await openFlorist(size);
    await page.goto('/categories/list');
    await page.getByRole('link', { name: 'Your products in the shop' }).click();
    await page.waitForURL(`**/products/catalog/all/${companyId}`);
    const product = page.getByRole('main').locator('a[href^="/viewproduct/"]').first();
    await product.waitFor();
    await page.goBack();
    await page.getByRole('region', { name: 'Categories' }).getByRole('link').first().click();
    await page.waitForURL('**/products/catalog/*');
    const tree = page.getByRole('navigation', { name: 'Categories' });
    if (device === 'phone') await tree.getByText('Categories', { exact: true }).click();
    await tree.getByRole('link', { name: 'All categories' }).waitFor();
    await tree.getByRole('listitem').getByRole('link').first().click();
    await tree.locator('ul [aria-current=page]').waitFor({ state: 'attached' });
    await product.waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await product.click();
    await page.waitForURL('**/viewproduct/**');
    await page.getByRole('navigation', { name: 'Main' }).first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: /to cart$/ }).count()).toBe(0);
    await expectAccessible(page);
  });
});

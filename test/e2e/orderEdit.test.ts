import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { newBuyer, signInDemoUser } from '../support/people.ts';
import { placeOrder, productsForSurryHills } from '../support/shopping.ts';
import { expectNoSideways } from './support/extremes.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

describe('a florist edits an order', () => {
  it.each(Object.entries(widths))('sees the difference before saving on a %s', async (_, size) => {
    const [api, buyer] = [test.visitor(), test.visitor()];
    const { company } = await signInDemoUser(api, 'vendor1');
    await newBuyer(buyer);
    const offered = await productsForSurryHills(buyer);
    const [bought, added] = offered.filter((one) => one.company === company?.id);
    if (!bought || !added) throw new Error('vendor1 brings too little to Surry Hills');
    const { id, number, total } = await placeOrder(buyer, bought);
    const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
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
    expect(thrown).toEqual([]);
    await close();
  });
});

import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { payByCard, settlePayments } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickTwoProductsOf, placeOrder } from '#support/shopping.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { openBuyer, openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const settle = () => settlePayments(test.cloud);

async function placePaidOrder() {
  const [florist, ruby] = [test.visitor(), test.visitor()];
  const { company } = await signInDemoUser(florist, 'vendor1');
  await newBuyer(ruby);
  const [bought, added] = await pickTwoProductsOf(ruby, company?.id);
  await ruby.call(addProduct, { body: { product_id: bought.id, count: 1 } });
  const order = await placeOrder(ruby, bought);
  await payByCard(ruby, order);
  await settle();
  return { florist, ruby, order, bought, added };
}

async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideways(page);
}

async function addInEditor(page: Page, { sku, name }: { sku: string; name: string }): Promise<void> {
  await page.getByRole('combobox', { name: 'Add a product' }).fill(sku);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

describe.each(playedOn('desk'))('a card-paid order, on a %s', (_, size) => {
  it('that gets dearer changes once the buyer has paid the difference', async () => {
    const { florist, ruby, order, added } = await placePaidOrder();
    const office = await openSignedIn(chromium.browser, florist, size);
    await office.page.goto(`/orders/edit/${order.id}?tab=products`);
    await addInEditor(office.page, added);
    await office.page.getByText(/^The buyer has to pay \$[\d.]+ more\.$/).waitFor();
    await look(office.page);
    await office.page.getByRole('button', { name: /^Ask for \$/ }).click();
    await office.page.getByRole('heading', { name: /^Waiting for the buyer/ }).waitFor();
    await look(office.page);
    await office.page.getByRole('button', { name: 'Withdraw the change' }).click();
    await office.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await office.page.getByRole('combobox', { name: 'Add a product' }).waitFor();
    await addInEditor(office.page, added);
    await office.page.getByRole('button', { name: /^Ask for \$/ }).click();
    await office.page.getByRole('heading', { name: /^Waiting for the buyer/ }).waitFor();

    const shop = await openBuyer(chromium.browser, ruby, size);
    await shop.page.goto(`/orders/${order.id}`);
    const panel = shop.page.getByRole('region', { name: /suggests a change$/ });
    await panel.getByRole('row', { name: /Added, 1 ×/ }).waitFor();
    await look(shop.page);
    await panel.getByRole('button', { name: /^Pay \$/ }).click();
    await shop.page.getByRole('textbox', { name: /card number/i }).fill('4242 4242 4242 4242');
    await shop.page.getByRole('button', { name: /^Pay/ }).click();
    await shop.page.getByText(/^Paid: \$/).waitFor();
    await panel.waitFor({ state: 'detached' });
    await shop.page.getByText(/more paid: the order is changed/).waitFor();
    await look(shop.page);

    await settle();
    await office.page.goto(`/orders/view/${order.id}`);
    await office.page
      .getByText(/paid \$[\d.]+ more: the order is changed/)
      .first()
      .waitFor();
    await look(office.page);
    expect((await florist.call(getOrder, { params: { id: order.id } })).data.goods_num).toBe(3);
  });

  it('that gets cheaper refunds the difference', async () => {
    const { florist, ruby, order } = await placePaidOrder();
    const office = await openSignedIn(chromium.browser, florist, size);
    await office.page.goto(`/orders/edit/${order.id}?tab=products`);
    await office.page.getByRole('button', { name: 'One fewer' }).first().click();
    await office.page.getByText(/^The buyer gets \$[\d.]+ back\.$/).waitFor();
    await look(office.page);
    await office.page.getByRole('button', { name: /^Save, refund \$/ }).click();
    await office.page
      .getByText(/goes back to the buyer/)
      .first()
      .waitFor();
    await settle();
    await office.page.goto(`/orders/view/${order.id}`);
    await office.page.getByText(/was given back: The order was changed/).waitFor();
    await look(office.page);

    const shop = await openBuyer(chromium.browser, ruby, size);
    await shop.page.goto(`/orders/${order.id}`);
    await shop.page.getByText(/went back to your card when the order was changed/).waitFor();
    await look(shop.page);
  });
});

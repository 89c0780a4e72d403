import { paths } from '@bloomkin/shared/pages.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { describe, it } from 'vitest';
import { expectAccessible, openPage, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { newPhone, signInDemoUser, visitAs } from '#support/people.ts';
import { buyProduct, fillCheckout, payByCard, setDeliveryPlace, typeCode } from './support/buying.ts';
import { handOver } from './support/handOver.ts';
import { playedOn } from './support/played.ts';

const test = demoShop();
const chromium = useBrowser();

const cardMessage = 'Happy birthday, Mum!';

/** Which of the demo florists has the order. */
async function floristOf(orderId: string): Promise<string> {
  const admin = await visitAs(test, 'admin');
  const { data: order } = await admin.call(getOrder, { params: { id: orderId } });
  for (const name of ['vendor1', 'vendor2', 'vendor3']) {
    const { company } = await signInDemoUser(test.visitor(), name);
    if (company?.id === order.companyId) return name;
  }
  throw new Error('No Sydney florist has the order');
}

async function completeAsFlorist(size: { width: number; height: number }, orderId: string) {
  const name = await floristOf(orderId);
  const { page } = await openPage(chromium.browser, size, test.cloud.url);
  await page.goto('/auth/login');
  await page.getByLabel('E-mail, phone or login').fill(`${name}@flowers.test`);
  await page.getByLabel('Password', { exact: true }).fill('Flowers-2026');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/orders/list/full**');
  await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
  await page.goto(paths.orders({ sort: '-placed' }));
  await page.getByText('Ruby Tran').filter({ visible: true }).first().waitFor();
  await expectAccessible(page);
  await page.goto(`/orders/view/${orderId}`);
  await page.getByText(cardMessage).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start making' }).click();
  await page.getByRole('button', { name: 'Mark ready' }).click();
  await handOver(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('Delivered', { exact: true }).filter({ visible: true }).first().waitFor();
}

describe.each(playedOn('phone'))('a first order on a %s', (_, size) => {
  it('a guest orders and pays, the florist completes it, the buyer sees it', async () => {
    const { page } = await openPage(chromium.browser, size, test.cloud.url);
    const buyer = { fio: 'Ruby Tran', phone: newPhone(), cardMessage };
    await page.goto('/');
    await setDeliveryPlace(page, '10 Crown St, Surry Hills', 'Surry Hills');
    await expectAccessible(page);
    await page.goto('/market');
    await page
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await buyProduct(page);
    await page.waitForURL('**/cart');
    await fillCheckout(page, buyer);
    await typeCode(page, test.cloud.url, buyer);
    await page.getByRole('button', { name: /Place order/ }).click();
    const orderId = await payByCard(page);
    await expectAccessible(page);
    await completeAsFlorist(size, orderId);
    await page.reload();
    await page.getByText('Delivered').first().waitFor();
    await page.goto('/personal/orders/list/full');
    await page.getByText('Delivered').first().waitFor();
    await expectAccessible(page);
  });
});

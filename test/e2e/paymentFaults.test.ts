import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { orderIdOf, placeButton, readyToPlace } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

async function atTheCardPage() {
  const ready = await readyToPlace(chromium.browser, test.visitor());
  await placeButton(ready.page).click();
  await ready.page.waitForURL('**/_local/pay/**');
  return ready;
}

async function payWith(page: Page, card: string) {
  await page.getByLabel(/Card number/).fill(card);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

async function ordersOf(api: Api) {
  const { data } = await api.call(listOrders, { query: {} });
  return data.map(({ id }) => id);
}

const payNow = (page: Page) => page.getByRole('button', { name: /^Pay now · \$/ });

describe('on the card page', () => {
  it('Cancel leads to the order, which can still be paid', async () => {
    const { page, api } = await atTheCardPage();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(/^Nothing was charged\. Your time is held until/).waitFor();
    await payNow(page).click();
    await page.waitForURL('**/_local/pay/**');
    await payWith(page, '4242 4242 4242 4242');
    await page.getByText(/^Paid: \$/).waitFor();
    expect(await ordersOf(api)).toEqual([orderIdOf(page)]);
  });

  it('that cannot be opened, the order stays and offers to pay again', async () => {
    const { page, api } = await readyToPlace(chromium.browser, test.visitor());
    const cardPage = '**/api/stripe/checkout*';
    await page.route(cardPage, (route) =>
      route.fulfill({
        status: 503,
        headers: { 'x-request-id': '1' },
        json: {
          code: 'PAYMENT.UNAVAILABLE',
          message: 'Card payments are not available right now',
          request_id: '1',
        },
      }),
    );
    await placeButton(page).click();
    await page.getByText('Error: Card payments are not available right now').waitFor();
    await page.waitForURL('**/orders/**');
    await page.unroute(cardPage);
    await payNow(page).click();
    await page.waitForURL('**/_local/pay/**');
    expect(await ordersOf(api)).toHaveLength(1);
  });
});

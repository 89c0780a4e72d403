import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { visitAs } from '#support/people.ts';
import { pickProduct, placeOrder } from '#support/shopping.ts';
import { type Hand, hands } from './support/hands.ts';
import { playedOn } from './support/played.ts';
import { openBuyer } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();
const myOrders = '/personal/orders/list/full';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

/** A delivered order with flowers that its buyer has not reviewed. */
async function findUnreviewed(api: Api) {
  const { data } = await api.call(listOrders, { query: { statuses: 'completed' } });
  for (const order of data) {
    for (const { product } of order.items) {
      const reviews = await api.call(listProductReviews, { params: { id: product.id }, query: {} });
      if (reviews.can_review) return { order, product };
    }
  }
  throw new Error('The demo buyer has reviewed everything');
}

interface Walk {
  page: Page;
  hand: Hand;
}

const cardOf = (page: Page, id: string) => page.getByRole('main').locator(`a[href="${paths.order(id)}"]`);

async function cancelAndOrderAgain({ page, hand }: Walk, id: string, name: string) {
  await page.goto(myOrders);
  await cardOf(page, id).waitFor();
  await expectAccessible(page);
  await hand.press(cardOf(page, id));
  await heading(page, /^Almost there!/).waitFor();
  await expectAccessible(page);
  await hand.press(button(page, 'Cancel order'));
  await button(page, 'Yes, cancel it').waitFor();
  await expectAccessible(page);
  await hand.press(button(page, 'Yes, cancel it'));
  await heading(page, /^Canceled/).waitFor();
  await hand.press(button(page, /^Order again/));
  await page.waitForURL('**/cart');
  await page.getByRole('complementary', { name: 'Your cart' }).getByText(name).waitFor();
  await expectAccessible(page);
}

async function review({ page, hand }: Walk, id: string, name: string) {
  const text = 'Still fresh after a week.';
  await page.goto(`${myOrders}?status=completed`);
  await hand.press(cardOf(page, id));
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await hand.press(line.getByRole('link', { name: 'Write a review' }));
  await hand.choose(page.getByRole('radio', { name: /^5 stars/ }));
  await hand.type(page.getByLabel(/^What was it like/), text);
  await expectAccessible(page);
  await hand.press(button(page, 'Send'));
  await page.getByText('Thank you: your review is there.').waitFor();
  const mine = page.getByRole('listitem').filter({ hasText: text });
  await mine.getByText('Verified purchase').waitFor();
  await hand.press(mine.getByRole('button', { name: 'Delete' }));
  await hand.press(button(page, 'OK'));
  await page.getByText('Review deleted').waitFor();
  await mine.waitFor({ state: 'detached' });
}

describe.each(playedOn('phone'))('a buyer comes back on a %s', (_, size) => {
  it('cancels, reorders and reviews by keyboard alone', async () => {
    const api = await visitAs(test, 'buyer');
    const product = await pickProduct(api);
    const order = await placeOrder(api, product);
    const arrived = await findUnreviewed(api);
    const { page } = await openBuyer(chromium.browser, api, size);
    const walk = { page, hand: hands['keyboard alone'](page) };
    await cancelAndOrderAgain(walk, order.id, product.name);
    await review(walk, arrived.order.id, arrived.product.name);
  });
});

import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { expectAccessible, useBrowser } from '../support/browser.ts';
import { demoShop } from '../support/localCloud.ts';
import { newBuyer, signInDemoUser } from '../support/people.ts';
import { pickProduct, placeOrder } from '../support/shopping.ts';
import { neverAnswer, refuse } from './support/extremes.ts';
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

/** The walks, with axe at each state in one of them: by pointer. */
interface Walk {
  page: Page;
  hand: Hand;
  look: (page: Page) => Promise<void>;
}
const lookAway = () => Promise.resolve();

async function cancelAndOrderAgain({ page, hand, look }: Walk, number: string, name: string) {
  await page.goto(myOrders);
  await page.getByRole('link', { name: `Order ${number}` }).waitFor();
  await look(page);
  await hand.press(page.getByRole('link', { name: `Order ${number}` }));
  await heading(page, /^Almost there!/).waitFor();
  await look(page);
  await hand.press(button(page, 'Cancel order'));
  await button(page, 'Yes, cancel it').waitFor();
  await look(page);
  await hand.press(button(page, 'Yes, cancel it'));
  await heading(page, /^Canceled/).waitFor();
  await hand.press(button(page, /^Order again/));
  await page.waitForURL('**/cart');
  await page.getByRole('complementary', { name: 'Your cart' }).getByText(name).waitFor();
  await look(page);
}

async function review({ page, hand, look }: Walk, number: string, name: string) {
  const text = 'Still fresh after a week.';
  await page.goto(`${myOrders}?status=completed`);
  await hand.press(page.getByRole('link', { name: `Order ${number}` }));
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await hand.press(line.getByRole('link', { name: 'Write a review' }));
  await hand.choose(page.getByRole('radio', { name: /^5 stars/ }));
  await hand.type(page.getByLabel(/^What was it like/), text);
  await look(page);
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
  it.each(Object.entries(hands))('cancels, reorders and reviews by %s', async (way, handOf) => {
    const api = test.visitor();
    await signInDemoUser(api, 'buyer');
    const product = await pickProduct(api);
    const order = await placeOrder(api, product);
    const arrived = await findUnreviewed(api);
    const { page, thrown, close } = await openBuyer(chromium.browser, api, size);
    const walk = { page, hand: handOf(page), look: way === 'pointer' ? expectAccessible : lookAway };
    await cancelAndOrderAgain(walk, order.number, product.name);
    await review(walk, arrived.order.number, arrived.product.name);
    expect(thrown).toEqual([]);
    await close();
  });

  it('sees empty, loading and failed states', async () => {
    const api = test.visitor();
    await newBuyer(api);
    const { page, thrown, close } = await openBuyer(chromium.browser, api, size);
    const calls = '**/api/shop/orders**';
    await page.route(calls, neverAnswer);
    await page.goto(myOrders);
    await page.getByRole('status').getByText('Loading your orders').waitFor();
    await expectAccessible(page);
    await page.unroute(calls);
    await page.route(calls, refuse);
    await page.goto(myOrders);
    await page.getByText('We could not load your orders.').waitFor();
    await expectAccessible(page);
    await page.unroute(calls);
    await button(page, 'Try again').click();
    await page.getByText('No orders yet').waitFor();
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });
});

import { readFileSync } from 'node:fs';
import { logInByCode, requestCode } from '@bloomkin/shared/routes/auth.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { changeMarketingConsent } from '@bloomkin/shared/routes/marketing.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { codeSentTo, messageTo } from '#support/outbox.ts';
import { signInDemoUser } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { type Hand, handFor } from './support/hands.ts';
import { playedOn, someOf } from './support/played.ts';
import { goWithin, openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const people = [
  { size: widths.desk, fio: 'Gulsen Yildirim', email: 'gulsen@gumleaf.example' },
  { size: widths.phone, fio: 'Kofi Mensah', email: 'kofi@gumleaf.example' },
];

async function expectGood(page: Page) {
  await expectAccessible(page);
  await expectNoSideways(page);
}

async function invite(page: Page, hand: Hand, fio: string, email: string) {
  await page.goto('/users/vendors');
  await page
    .getByRole('link', { name: /@flowers\.test/ })
    .or(page.getByText('@flowers.test'))
    .first()
    .waitFor();
  await expectGood(page);
  await hand.press(page.getByRole('link', { name: 'Invite someone' }));
  const drawer = page.getByRole('dialog', { name: 'Invite someone' });
  const vendor = drawer.getByRole('checkbox', { name: /^Vendor/ });
  const send = drawer.getByRole('button', { name: 'Send invitation' });
  await hand.type(drawer.getByLabel('Name', { exact: true }), fio);
  await hand.type(drawer.getByLabel('E-mail', { exact: true }), email);
  await hand.choose(vendor);
  await hand.press(send);
  await drawer.getByText('Choose a role').waitFor();
  await expectAccessible(page);
  await hand.choose(vendor);
  await hand.press(send);
  await page.getByRole('heading', { level: 1, name: fio }).waitFor();
}

/** The log of one act, on the screen and in a file. */
async function filterAndExport(page: Page, hand: Hand, fio: string) {
  const line = page.getByRole('button', { name: new RegExp(`details of: Made an account, ${fio}$`) });
  const act = page.getByRole('combobox', { name: 'Act', exact: true });
  await hand.select(act, 'Reminded a buyer of a cart');
  await line.waitFor({ state: 'detached' });
  await hand.select(act, 'Made an account');
  await line.waitFor();
  const arriving = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: 'Export' }));
  const [head = '', ...lines] = readFileSync(await (await arriving).path(), 'utf8')
    .trim()
    .split('\n');
  expect(head.split(',').length).toBeGreaterThan(4);
  expect(lines.some((one) => one.includes(fio))).toBe(true);
  expect(lines.filter((one) => !one.includes('Made an account'))).toEqual([]);
  await hand.press(page.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => new URL(page.url()).search).toBe('');
}

/** A cart that was left by a buyer who agrees to be reminded now, or did before. */
async function findRemindableCart(admin: Api) {
  const { data } = await admin.call(listOrders, { query: { statuses: 'abandoned_cart', per_page: 100 } });
  const cart = data.find(({ reminder }) => reminder?.state === 'not_agreed');
  if (cart) await agreeToReminders(cart.email);
  const found = cart ?? data.find(({ reminder }) => reminder?.state === 'may_be_reminded');
  if (!found) throw new Error('The demo data has too few carts');
  return found;
}

async function agreeToReminders(email: string) {
  const buyer = test.visitor();
  await buyer.call(requestCode, { body: { email } });
  const code = await codeSentTo(test.world.url, email);
  buyer.token = (await buyer.call(logInByCode, { body: { email, code } })).data.api_token;
  await buyer.call(changeMarketingConsent, { body: { agreed: true } });
  await test.world.settle();
}

async function chooseFlorist(page: Page, hand: Hand, brand: string) {
  const option = page.getByRole('option', { name: brand });
  await hand.pick(page.getByRole('combobox', { name: 'Florist' }), brand, option);
  await page.waitForURL(/company=/);
}

describe.each(playedOn('desk'))('on a %s, an admin', (_, size) => {
  it('reminds of a cart, filters by florist and deletes a review', async () => {
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
    const cart = await findRemindableCart(api);
    const { page } = await openSignedIn(chromium.browser, api, size);
    const hand = handFor(page, size);
    const { counts } = await api.call(listOrders, { query: { statuses: 'abandoned_cart' } });
    const reminders = page.getByRole('navigation', { name: 'Reminders' });
    const countOf = (tab: string, count = 0) =>
      reminders.getByRole('link', { name: new RegExp(`^${tab} ${count}$`) });
    await page.goto('/orders/list/abandoned');
    await hand.press(countOf('Buyer may be reminded', counts.may_be_reminded));
    await page.waitForURL(/tab=may_be_reminded/);
    await page.getByRole('region', { name: 'Figures' }).getByText(`of ${counts.all}`).first().waitFor();
    await hand.press(page.getByRole('button', { name: new RegExp(`^(Show|View) the cart of ${cart.fio}$`) }));
    const { x = -1, width = 0 } = (await reminders.locator('[aria-current=page]').boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(size.width);
    await page.getByRole('region', { name: 'The reminder' }).waitFor();
    await expectGood(page);
    await hand.press(page.getByRole('button', { name: `Send reminder to ${cart.fio}` }));
    await page.getByText('It goes in 6 seconds.').waitFor();

    // It goes as well when the page is left for another of the office.
    const query = { company_id: cart.company_info?.id ?? '', per_page: 1 };
    const brand = cart.company_info?.brand ?? '';
    const { total } = await api.call(listOrders, { query: { ...query, sort: '-placed' } });
    await goWithin(page, '/orders/list/full');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Status' });
    await chooseFlorist(page, hand, brand);
    await tabs.getByRole('link', { name: new RegExp(`^All ${total}$`) }).waitFor();
    await expectGood(page);

    await goWithin(page, '/products/list');
    const newest = async (filter: { company_id?: string }) =>
      (await api.call(listAllProducts, { query: { ...filter, per_page: 50 } })).data;
    const [own] = await newest({ company_id: query.company_id });
    const other = (await newest({})).find(({ company }) => company !== query.company_id);
    const product = (text = '') => page.getByRole('main').getByRole('link', { name: text, exact: true });
    await product(other?.name).first().waitFor();
    await chooseFlorist(page, hand, brand);
    await product(own?.name).first().waitFor();
    await product(other?.name).first().waitFor({ state: 'detached' });
    await expectGood(page);

    await goWithin(page, '/reviews');
    const reviews = await api.call(listReviews, { query });
    await chooseFlorist(page, hand, brand);
    await page.getByText(`${reviews.total} reviews`).waitFor();
    await expectGood(page);
    await hand.press(page.getByRole('button', { name: /^Delete the review of / }).first());
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Delete review' }));
    await page.getByText('Review deleted').first().waitFor();
    await page.getByText(`${reviews.total - 1} reviews`).waitFor();
    await messageTo(test.world.url, cart.email, ({ text }) => text.includes('/unsubscribe?token='));
    await page.goto('/orders/list/abandoned?tab=reminded');
    await countOf('Reminded', (counts.reminded ?? 0) + 1).waitFor();
    await page.getByRole('button', { name: new RegExp(`^(Show|View) the cart of ${cart.fio}$`) }).waitFor();
    await expectGood(page);
  });
});

describe.each(someOf(people))('an admin at $size.width', ({ size, fio, email }) => {
  it('invites a vendor and opens the log, carts and companies', async () => {
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
    const { page } = await openSignedIn(chromium.browser, api, size);
    const hand = handFor(page, size);
    await invite(page, hand, fio, email);
    await page.getByText('No password yet.').waitFor();
    await page.getByText('Made an account').waitFor();
    await expectGood(page);
    await page.goto('/audit');
    await hand.press(page.getByRole('button', { name: `Show details of: Made an account, ${fio}` }));
    await page.getByRole('cell', { name: 'Vendor', exact: true }).waitFor();
    await expectGood(page);
    await filterAndExport(page, hand, fio);
    await page.goto('/orders/list/abandoned');
    await hand.press(page.getByRole('button', { name: /^(Show|View) the cart of/ }).first());
    await page.getByText('prices as of now').waitFor();
    await expectGood(page);
    await page.goto('/companies/list');
    await page.getByRole('link', { name: 'Marlo & Fern' }).waitFor();
    await expectGood(page);
  });
});

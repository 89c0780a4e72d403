import { arrivalDays } from '@bloomkin/shared/routes/catalogue.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { addDays, formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { productsForSurryHills, surryHills } from '#support/shopping.ts';
import { openCalendar } from './support/buying.ts';
import { playedOn } from './support/played.ts';
import { openDays } from './support/tag.ts';
import { keep, openGuest } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const { lat, lng } = surryHills;
const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
const today = () => localTime(new Date(), 'Australia/Sydney').day;

/** The third day on which anything can arrive, as the tag's sheet names it. */
async function aDay(): Promise<string> {
  const { data } = await test.visitor().call(arrivalDays, { query: { lat, lng } });
  const day = data.filter(({ available }) => available)[2]?.day;
  if (!day) throw new Error('Nothing can arrive in Surry Hills');
  return day;
}

/** A product whose florist is closed on a day on which another one delivers. */
async function findClosedDay(): Promise<{ product: Product; day: string; next: string }> {
  const api = test.visitor();
  for (const product of await productsForSurryHills(api)) {
    const { data } = await api.call(deliveryDays, { query: { company_id: product.company, lat, lng } });
    const closed = data.find(({ available, day }, index) => !available && index > 1 && day > today());
    const next = data.find(({ available, day }) => available && closed && day > closed.day);
    if (closed && next) return { product, day: closed.day, next: next.day };
  }
  throw new Error('Every florist delivers on every day');
}

/** In the tag's sheet, which leads on to what can arrive. */
async function chooseDay(page: Page, day: string): Promise<void> {
  const days = await openDays(page);
  await days.getByRole('button', { name: new RegExp(` ${Number(day.slice(8))} `) }).click();
  await page.getByRole('button', { name: 'Show what can arrive' }).click();
}

/** Cards and chip name the day. */
async function expectListOf(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: `Can arrive ${formatDay(day)}`, pressed: true }).waitFor();
  const first = cards(page).first();
  await first.getByText(formatDay(day), { exact: true }).waitFor();
  expect(
    await cards(page)
      .getByText(/^(Today|From )/)
      .count(),
  ).toBe(0);
}

/** From the product page by the cart panel to the calendar of the checkout. */
async function buy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Buy now/ })
    .click();
  await page.waitForURL('**/cart');
}

async function goToCalendar(page: Page): Promise<void> {
  const name = page.getByLabel('Recipient’s name');
  await name.waitFor();
  if ((await name.inputValue()) === '') await name.fill('Dana Okafor');
  await openCalendar(page);
}

describe.each(playedOn('phone'))('a chosen day on a %s', (_, size) => {
  it('stays the same in market, product, cart panel and calendar', async () => {
    const day = await aDay();
    const { page } = await openGuest(chromium.browser, test.cloud.url, size);
    await page.goto('/');
    await chooseDay(page, day);
    await page.waitForURL(`**/market?day=${day}`);
    await expectListOf(page, day);
    await cards(page).first().getByRole('link').click();
    await page.getByRole('heading', { name: `Arrives ${formatDay(day)}` }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const panel = page.getByRole('dialog');
    await panel.getByText(`delivers ${formatDay(day)}`).waitFor();
    await expectAccessible(page);
    await panel.getByRole('button', { name: /Buy now/ }).click();
    await page.getByRole('region', { name: 'When' }).getByText(formatDay(day)).first().waitFor();
    await goToCalendar(page);
    await page.locator(`button[data-day="${day}"][aria-pressed=true]`).waitFor();
  });

  it('keeps the day chosen at checkout on Back and in lists', async () => {
    const day = await aDay();
    const { page } = await openGuest(chromium.browser, test.cloud.url, size);
    await page.goto('/');
    await chooseDay(page, day);
    await cards(page).first().getByRole('link').click();
    await page.getByRole('heading', { name: `Arrives ${formatDay(day)}` }).waitFor();
    await buy(page);
    await goToCalendar(page);
    const others = page.locator('button[data-day][aria-disabled=false][aria-pressed=false]');
    const other = (await others.nth(1).getAttribute('data-day')) ?? '';
    await others.nth(1).click();
    await page.goBack();
    await page.getByRole('heading', { name: `Arrives ${formatDay(other)}` }).waitFor();
    await page.goBack();
    await page.waitForURL(`**/market?day=${other}`);
    await expectListOf(page, other);
    await page.goBack();
    await page.getByRole('link', { name: 'See all that can arrive' }).click();
    await page.waitForURL(`**/market?day=${other}`);
    await expectListOf(page, other);
  });

  it('comes from a link', async () => {
    const day = await aDay();
    const { page } = await openGuest(chromium.browser, test.cloud.url, size);
    await keep(page, { deliveryDay: addDays(day, 1) });
    await page.goto(`/market?day=${day}`);
    await expectListOf(page, day);
    await cards(page).first().getByRole('link').click();
    await page.getByRole('heading', { name: `Arrives ${formatDay(day)}` }).waitFor();
  });

  it('shows as closed at a florist, with the next open one', async () => {
    const { product, day, next } = await findClosedDay();
    const { page } = await openGuest(chromium.browser, test.cloud.url, size);
    await keep(page, { deliveryDay: day });
    await page.goto(`/viewproduct/${product.id}`);
    const refusal = new RegExp(`(Not|Closed) on ${formatDay(day)}`);
    await page.getByText(refusal).first().waitFor();
    await page.getByRole('heading', { name: `Arrives ${formatDay(next)}` }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByRole('dialog').getByText(refusal).waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Buy now/ })
      .click();
    await goToCalendar(page);
    await page.getByText(refusal).waitFor();
    await page.getByRole('button', { name: `Choose ${formatDay(next)}` }).click();
    await openCalendar(page);
    await page.locator(`button[data-day="${next}"][aria-pressed=true]`).waitFor();
  });
});

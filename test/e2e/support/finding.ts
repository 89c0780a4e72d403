import type { Page } from 'playwright-core';
import { expectAccessible } from '#support/browser.ts';
import { leaveTag, openPlace } from './tag.ts';

export type Size = { width: number; height: number };
export const isPhone = ({ width }: Size) => width < 600;

export const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
export const dialog = (page: Page) => page.getByRole('dialog');
export const total = (page: Page) =>
  page.getByRole('status').filter({ hasText: /bouquets? (and|or) plants?/ });

export async function setDeliveryPlace(page: Page) {
  await openPlace(page);
  await fillAddress(page);
  await leaveTag(page);
}

export async function fillAddress(page: Page) {
  await page.getByLabel('Street address or suburb').fill('10 Crown St, Surry Hi');
  await page
    .getByRole('option', { name: /Surry Hills/ })
    .first()
    .click();
  await page.getByRole('img', { name: /^Map around 10 Crown St/ }).waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
}

export async function narrow(page: Page, size: Size) {
  if (isPhone(size)) await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = isPhone(size) ? dialog(page) : page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Classic/ }).check();
  await filters.getByLabel('To $').fill('140');
  await filters.getByRole('button', { name: 'Set price' }).click();
  await expectAccessible(page);
  if (isPhone(size))
    await dialog(page)
      .getByRole('button', { name: /^Show \d+ bouquet/ })
      .click();
  await page.getByRole('button', { name: 'Up to $140, take this filter off' }).waitFor();
}

import type { Page } from 'playwright-core';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

/** The tag's place in the wide header; on a phone the whole tag. */
export const tagPlace = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: isWide(page) ? /, change where$/ : /, change$/ });

/** Touches the word of the tag's person on a phone. */
export const touchTag = (page: Page) => tagPlace(page).click({ position: { x: 100, y: 14 } });

/** Opens the dialog that asks for the address. */
export async function openPlace(page: Page): Promise<void> {
  if (isWide(page)) return tagPlace(page).click();
  await touchTag(page);
  await page.getByRole('region', { name: 'Where' }).getByRole('button').click();
}

/** On a phone the sheet is there again once the address is saved. */
export async function leaveTag(page: Page): Promise<void> {
  if (isWide(page)) return;
  await page.getByRole('dialog', { name: 'Who is it for?' }).getByRole('button', { name: 'Close' }).click();
}

/** Opens the days of the tag's sheet. */
export async function openDays(page: Page) {
  if (isWide(page)) await page.getByRole('button', { name: /, change when$/ }).click();
  else await touchTag(page);
  return page.getByRole('dialog', { name: 'Who is it for?' }).getByRole('group', {
    name: 'When should they arrive?',
  });
}

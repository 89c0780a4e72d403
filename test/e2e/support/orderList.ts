import type { Page } from 'playwright-core';

export const orderLinks = (page: Page) => page.locator('[data-order-link]');
export const orderBoxes = (page: Page) => page.getByRole('checkbox', { name: /^Select order/ });
export const bulkBar = (page: Page) => page.getByRole('region', { name: 'Bulk actions' });
export const statusTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: new RegExp(`^${name}`) });

export async function openOrderList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await orderLinks(page).first().waitFor();
}

/** Which statuses the rows have. */
export const readStatuses = async (page: Page): Promise<string[]> => [
  ...new Set(await page.locator('tbody tr td:nth-child(8)').allTextContents()),
];

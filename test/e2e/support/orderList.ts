import type { Page } from 'playwright-core';

export const orderLinks = (page: Page) => page.locator('[data-order-link]');
export const orderBoxes = (page: Page) => page.getByRole('checkbox', { name: /^Select order/ });
export const bulkBar = (page: Page) => page.getByRole('region', { name: 'Bulk actions' });

export async function openOrderList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await orderLinks(page).first().waitFor();
}

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { placeOrderWith } from '#support/shopping.ts';
import { bulkBar, openOrderList, orderBoxes, orderLinks } from './support/orderList.ts';
import { openDemoUser } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const openFlorist = (size = widths.desk) => openDemoUser(chromium.browser, test.visitor(), 'vendor1', size);

const focusedText = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName}: ${document.activeElement?.textContent?.trim()}`);

describe('the focus among orders', () => {
  it('follows the work: to the heading, the note’s button, the row and the next one', async () => {
    const { page, companyId } = await openFlorist();
    await placeOrderWith(test.visitor(), companyId);
    await placeOrderWith(test.visitor(), companyId);
    await openOrderList(page, '/orders/list/full?status=new&sort=-placed');
    const [first, second, third] = await orderLinks(page).allTextContents();
    await orderLinks(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedText(page)).toBe(`H1: Order ${second}`);
    await page.getByRole('button', { name: 'Write a note' }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedText(page)).toBe('BUTTON: Write a note');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Gate code 12');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('The note is saved').first().waitFor();
    await expect.poll(() => focusedText(page)).toBe('BUTTON: Change the note');
    await page.goBack();
    await expect.poll(() => focusedText(page)).toBe(`A: ${second}`);
    await orderBoxes(page).nth(1).check();
    await bulkBar(page).waitFor();
    await page.keyboard.press('Escape');
    await bulkBar(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await orderBoxes(page).nth(0).focus();
    await page.keyboard.press('Space');
    await orderBoxes(page).nth(1).focus();
    await page.keyboard.press('Space');
    await bulkBar(page).getByRole('button', { name: 'Start making' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start anyway' }).press('Enter');
    await page.getByText('Making: 2 orders').first().waitFor();
    await expect.poll(() => focusedText(page)).toBe(`A: ${third}`);
    expect(await orderLinks(page).allTextContents()).not.toEqual(expect.arrayContaining([first, second]));
  });
});

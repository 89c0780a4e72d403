import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { productsOfTwoFlorists } from '#support/shopping.ts';
import { guestCartOf, keep, openGuest } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const cartOf = (page: Page) => page.getByRole('complementary', { name: 'Your cart' });
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

describe('another florist’s products', () => {
  it('make a guest confirm, with both named, before the cart is emptied', async () => {
    const [current, next] = await productsOfTwoFlorists(test.visitor());
    const { page } = await openGuest(chromium.browser, test.cloud.url);
    await keep(page, { guestCart: guestCartOf(current) });
    const names = [current.company_info.brand, next.company_info.brand];
    await page.goto('/cart');
    await cartOf(page).getByText(current.name).waitFor();
    await page.goto(`/viewproduct/${next.id}`);
    await addButton(page).click();
    const dialog = page.getByRole('dialog', { name: `Start a new cart with ${names[1]}?` });
    await dialog.getByText(`Your cart from ${names[0]} will be emptied`).waitFor();
    await dialog.getByRole('button', { name: `Keep ${names[0]}` }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto('/cart');
    await cartOf(page).getByText(current.name).waitFor();
    await page.goto(`/viewproduct/${next.id}`);
    await addButton(page).click();
    await dialog.getByRole('button', { name: `Start a new cart with ${names[1]}` }).click();
    await drawer(page).getByText(next.name).waitFor();
    expect(await drawer(page).getByText(current.name).count()).toBe(0);
    expect(await drawer(page).locator('output').allTextContents()).toEqual(['1']);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { pickProduct, productsOfTwoFlorists } from '#support/shopping.ts';
import { openCalendar } from './support/buying.ts';
import { guestCartOf, keep, openGuest, placeButton } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const cartOf = (page: Page) => page.getByRole('complementary', { name: 'Your cart' });
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

describe('another florist’s products', () => {
  it('make a guest confirm, with both named, before the cart is emptied', async () => {
    const [current, next] = await productsOfTwoFlorists(test.visitor());
    const { page } = await openGuest(chromium.browser, test.world.url);
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

describe('while the checkout is open', () => {
  it('a reload at any moment keeps all typed text', async () => {
    const product = await pickProduct(test.visitor());
    const { page } = await openGuest(chromium.browser, test.world.url);
    await keep(page, { guestCart: guestCartOf(product) });
    await page.goto('/cart');
    await page.getByLabel('Recipient’s name').fill('Dana Okafor');
    await page.getByLabel('Unit or office').fill('Unit 7');
    await page.reload();
    await expect.poll(() => page.getByLabel('Recipient’s name').inputValue()).toBe('Dana Okafor');
    expect(await page.getByLabel('Unit or office').inputValue()).toBe('Unit 7');
    await (await openCalendar(page)).nth(2).click();
    await page.locator('label:has(input[name=period]:not([disabled]))').last().click();
    await page.reload();
    await page.locator('input[name=period]:checked').waitFor();
    await page.getByLabel('Card message (optional)').fill('Happy birthday, Dana!');
    await page.getByLabel('Your name').fill('Ruby Tran');
    await page.getByLabel('Your phone').fill('0491 570 156');
    await page.reload();
    await expect.poll(() => page.getByLabel('Your phone').inputValue()).toBe('0491 570 156');
    await placeButton(page).waitFor();
    expect(await page.getByLabel('Card message (optional)').inputValue()).toBe('Happy birthday, Dana!');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ruby Tran');
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { codeSentTo } from '#support/outbox.ts';
import { newPhone } from '#support/people.ts';
import { surryHills } from '#support/shopping.ts';
import { tabAndPress, tabAndType, tabTo } from './support/keyboard.ts';
import { playedOn } from './support/played.ts';
import { answerCode, askForCode, dialog, openSignIn } from './support/signIn.ts';
import { keep } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const person = (page: Page, fio: string) => page.getByRole('link', { name: `Account of ${fio}` });
const guest = (page: Page) => page.getByRole('button', { name: 'Sign in or register' });
const signInByPhone = async (page: Page, phone: string) => {
  await askForCode(page, phone);
  await answerCode(page, await codeSentTo(test.cloud.url, phone));
};

const storedThings = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

/** Fills the buyer's cart and profile, as the shop keeps them. */
const personal = { location: surryHills, comment: 'Ring twice', cartHash: 'hash-of-the-cart' };
const personalTexts = [surryHills.address, personal.comment, personal.cartHash, 'wasSignedIn'];

/** Two buyers of the demo data without a sent code. */
const returning = {
  phone: { fio: 'Mei-Ling Chen', phone: '+61491572549' },
  desk: { fio: 'Jack Papadopoulos', phone: '+61491572665' },
};

describe.each(playedOn('phone'))('on a %s', (device) => {
  const open = () => openPage(chromium.browser, widths[device], test.cloud.url);

  it('a new user signs up by text message, by keyboard alone', async () => {
    const { page } = await open();
    const phone = newPhone();
    await page.goto('/new-product');
    await guest(page).waitFor();
    await tabAndPress(page, 'Sign in or register');
    await dialog(page).waitFor();
    await expectAccessible(page);
    await tabAndPress(page, 'Sign up');
    await tabAndType(page, 'Your name', 'Ruby Tran');
    await tabAndType(page, 'Mobile number', `0${phone}`);
    expect(await page.getByLabel('Mobile number').inputValue()).toMatch(/^\d{3} \d{3} \d{3}$/);
    await tabTo(page, /^I agree to the/);
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await tabAndPress(page, 'Next');
    await page.getByLabel('Four-digit code').waitFor();
    await expectAccessible(page);
    await page.keyboard.type(await codeSentTo(test.cloud.url, `+61${phone}`));
    await dialog(page).waitFor({ state: 'hidden' });
    await person(page, 'Ruby Tran').waitFor();
  });

  it('a buyer signs in by keyboard and logs out after a reload', async () => {
    const { fio, phone } = returning[device];
    const { page } = await open();
    const tokens = new Set<string>();
    page.on('request', (request) => {
      const token = request.headers()['x-auth-token'];
      if (token) tokens.add(token);
    });
    const refreshCookies = async () =>
      (await page.context().cookies()).filter(({ name }) => name.endsWith('refresh'));
    await page.goto('/new-product');
    await guest(page).waitFor();
    await tabAndPress(page, 'Menu');
    await page.locator('#shop-menu').waitFor();
    await tabAndPress(page, 'Login / Register');
    await dialog(page).waitFor();
    await tabAndType(page, 'Mobile number', phone.replace('+61', '0'));
    await page.keyboard.press('Enter');
    await page.getByLabel('Four-digit code').waitFor();
    await expectAccessible(page);
    await page.keyboard.type(await codeSentTo(test.cloud.url, phone));
    await person(page, fio).waitFor();
    await page.reload();
    await person(page, fio).waitFor();
    await page.goto('/personal/orders/list/full');
    await page
      .getByRole('heading', { name: /orders/i })
      .first()
      .waitFor();
    expect(tokens.size).toBeGreaterThan(0);
    const storedValues = await storedThings(page);
    for (const token of tokens) expect(storedValues).not.toContain(token);
    await keep(page, personal);
    const before = await storedThings(page);
    expect(personalTexts.filter((text) => !before.includes(text))).toEqual([]);
    expect(await refreshCookies()).toHaveLength(1);
    await page.goto('/logout');
    await page.waitForURL('**/main');
    await guest(page).waitFor();
    await page.reload();
    await guest(page).waitFor();
    const left = await storedThings(page);
    expect(personalTexts.filter((text) => left.includes(text))).toEqual([]);
    expect(await refreshCookies()).toEqual([]);
  });
});

describe('the sign-in of the shop', () => {
  it('measures at most 600 pixels and starts again once closed', async () => {
    const { page } = await openPage(chromium.browser, widths.desk, test.cloud.url);
    await page.goto('/new-product');
    await openSignIn(page);
    expect((await dialog(page).boundingBox())?.width).toBe(600);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByLabel('Your name').fill('Ruby Tran');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await openSignIn(page);
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sign up' }).click();
    expect(await page.getByLabel('Your name').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Your name').waitFor({ state: 'detached' });
  });

  it('leads a florist to the office', async () => {
    const { page } = await openPage(chromium.browser, widths.desk, test.cloud.url);
    await page.goto('/new-product');
    await openSignIn(page);
    await signInByPhone(page, '+61491570156');
    await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/orders/list/full');
  });
});

describe('two tabs', () => {
  it('share sign-in and sign-out', async () => {
    const { page } = await openPage(chromium.browser, widths.desk, test.cloud.url);
    const other = await page.context().newPage();
    await page.goto('/new-product');
    await other.goto('/new-product');
    await guest(other).waitFor();
    await openSignIn(page);
    await signInByPhone(page, '+61491572983');
    await person(page, 'Isla Robertson').waitFor();
    await person(other, 'Isla Robertson').waitFor();
    await other.goto('/logout');
    await guest(page).waitFor();
    await openSignIn(page);
    await signInByPhone(page, '+61491573087');
    await person(other, 'Arjun Mehta').waitFor();
  });

  it('continue one’s partner sign-in after the other’s', async () => {
    const { page } = await openPage(chromium.browser, widths.desk, test.cloud.url);
    const other = await page.context().newPage();
    await other.goto('/auth/login?next=%2Fsettings%2Fprofile');
    await other.getByLabel('Password', { exact: true }).waitFor();
    await page.goto('/new-product');
    await openSignIn(page);
    await signInByPhone(page, '+61491570157');
    await other.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.goto('/logout');
    await other.waitForURL('**/auth/login?next=%2Fsettings%2Fprofile');
  });
});

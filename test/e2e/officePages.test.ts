import { officePages } from '@bloomkin/shared/officePages.ts';
import { logInByCode, registerBySms, requestCode } from '@bloomkin/shared/routes/auth.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { codeSentTo } from '#support/outbox.ts';
import { answerCode, newPhone, signInDemoUser } from '#support/people.ts';
import { editors, openEditor } from './support/editors.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn, someOf } from './support/played.ts';
import { openDemoUser, openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const openAs = (name: string, size = widths.desk) =>
  openDemoUser(chromium.browser, test.visitor(), name, size);

/** Managers of the demo data have no password. */
async function openManager(email: string) {
  const api = test.visitor();
  await api.call(requestCode, { body: { email } });
  const code = await codeSentTo(test.world.url, email);
  await api.call(logInByCode, { body: { email, code } });
  return openSignedIn(chromium.browser, api);
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

describe.each(playedOn('desk'))('a florist who has just joined, on a %s', (_, size) => {
  it('sees what is missing and whom to write to', async () => {
    const api = test.visitor();
    const phoneNumbers = newPhone();
    await api.call(registerBySms, {
      body: { phoneNumbers, fio: 'Ada Wills', country_code: '+61', roles: ['ROLE_VENDOR'] },
    });
    await answerCode(api, phoneNumbers);
    const { page } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/orders/list/full');
    await page.getByRole('heading', { level: 1, name: 'Open your shop' }).waitFor();
    const missing = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    expect(await missing.count()).toBe(7);
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'How to reach Bloomkin' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'hello@bloomkin.example' }).waitFor();
  });
});

const waitUntilSaved = (page: Page) =>
  page
    .getByText(/ (is|are) saved$/)
    .first()
    .waitFor();

describe('two editors of the same object', () => {
  it('meet in each editor of the page table', () => {
    const named = Object.keys(officePages).filter((name) => name.endsWith('Edit'));
    expect(named.filter((name) => !(name in editors))).toEqual([]);
  });

  it('give the second the newest state', { timeout: 300_000 }, async () => {
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
    const { page } = await openSignedIn(chromium.browser, api);
    const other = await page.context().newPage();
    for (const [name, editor] of someOf(Object.entries(editors), 3)) {
      const { save = 'Save', typed = (by) => `${by} ${Date.now()}` } = editor;
      const path = await editor.path(api);
      const [mine, theirs] = [await openEditor(page, path, editor), await openEditor(other, path, editor)];
      const myText = typed('Mine');
      await mine.fill(myText);
      await theirs.fill(typed('Theirs'));
      await other.getByRole('button', { name: save, exact: true }).click();
      await waitUntilSaved(other);
      await page.getByRole('button', { name: save, exact: true }).click();
      const note = page.getByText(/^Somebody saved .* while you changed it\.$/);
      await note.waitFor();
      expect(await mine.inputValue(), name).toBe(myText);
      await page.getByRole('button', { name: 'Save mine over theirs' }).click();
      await waitUntilSaved(page);
      expect(await note.count(), name).toBe(0);
    }
  });
});

describe('an applicant at a florist', () => {
  it('sees who has to approve', async () => {
    const { page } = await openManager('patrick.doyle@flowers.test');
    await page.goto('/settings/profile');
    await page.getByText(/^You have asked to join. The owner of .* decides/).waitFor();
  });
});

describe('an address that the office does not have', () => {
  it('shows what is missing, with links', async () => {
    const { page } = await openAs('vendor1');
    await page.goto('/wreaths/list?page=2');
    await page.waitForURL('**/error/error-v1');
    await page.getByText('/wreaths/list?page=2').waitFor();
    await page.getByRole('link', { name: 'Back to my orders' }).waitFor();
    await page.getByRole('link', { name: 'Reviews' }).waitFor();
    await expectAccessible(page);
  });

  it('offers a manager no orders', async () => {
    const { page } = await openManager('josie.lam@flowers.test');
    await page.goto('/wreaths/list');
    await page.getByRole('link', { name: 'Profile' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Back to my orders' }).count()).toBe(0);
  });

  it('offers a guest to sign in, and no orders', async () => {
    const { page } = await openPage(chromium.browser, widths.phone, test.world.url);
    await page.goto('/error/error-v1');
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await page.getByRole('link', { name: 'Back to my orders' }).count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('an order’s path in the storefront', () => {
  it('leads its florist to the order in the office', async () => {
    const { page } = await openAs('vendor1');
    await page.goto('/orders/01JS8Y5B2GV5V71SSGAJ26YEVM');
    await page.waitForURL('**/orders/view/01JS8Y5B2GV5V71SSGAJ26YEVM');
    await menu(page).waitFor();
  });
});

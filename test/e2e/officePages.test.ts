import { officePages } from '@bloomkin/shared/officePages.ts';
import type { OfficePage } from '@bloomkin/shared/page.ts';
import { allOfficePages, paths } from '@bloomkin/shared/pages.ts';
import { logInByCode, registerBySms, requestCode } from '@bloomkin/shared/routes/auth.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { codeSentTo } from '../support/outbox.ts';
import { answerCode, newPhone, signInDemoUser } from '../support/people.ts';
import { editors, openEditor } from './support/editors.ts';
import { expectNoSideways } from './support/extremes.ts';
import { goWithin, openDemoUser, openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
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

/** Pages of the shop share their code, so one stands for all. */
const isApart = ({ inShell, isNotice, isShop, path }: OfficePage) =>
  inShell && !isNotice && path !== paths.messages() && (!isShop || path === '/products/catalog/:category');

/** One of each page's code; pages below a list first, because an open list fetches their code ahead. */
const shellPages = [
  ...new Map(
    allOfficePages
      .filter(isApart)
      .map(({ component, path }) => [component, path.replaceAll(/:\w+/g, '01JS8Y5B2GV5V71SSGAJ26YEVM')]),
  ).values(),
].sort((a, b) => b.split('/').length - a.split('/').length);

/** In even visits, because a fresh one costs more than a page. Pages that share code stand together, so they are dealt out. */
const visitCount = Math.ceil(shellPages.length / 10);
const visits = Array.from({ length: visitCount }, (_, visit) =>
  shellPages.filter((_path, index) => index % visitCount === visit),
);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const waitUntilOpen = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .or(page.getByText(/^We could not find that/))
    .first();

const messages = (page: Page) => page.getByRole('heading', { level: 1, name: 'Messages' });
const noConnection = (page: Page) => page.getByRole('main').getByText('There is no connection.');

async function openAtMessages() {
  const visit = await openAs('vendor1');
  await visit.page.goto(paths.messages());
  await menu(visit.page).waitFor();
  await waitUntilOpen(visit.page).waitFor();
  return visit;
}

async function backToMessages(page: Page): Promise<void> {
  await goWithin(page, paths.messages());
  await messages(page).waitFor();
  // The page may have come by a reload, which begins in the shop.
  await menu(page).waitFor();
}

describe('an office page whose code was lost', () => {
  const files = /\/(assets\/|config\.json)/;

  it.each(visits)('keeps the menu and loads when it can: %s …', async (...some) => {
    const { page, close } = await openAtMessages();
    const lost = page.getByText('Something went wrong on this page.');
    let met = 0;
    for (const path of some) {
      await page.route(files, (route) => route.abort('connectionreset'));
      await goWithin(page, path);
      await messages(page).waitFor({ state: 'detached' });
      await lost.or(waitUntilOpen(page)).first().waitFor();
      const wasLost = await lost.isVisible();
      if (wasLost) await menu(page).waitFor();
      await page.context().setOffline(true);
      if (wasLost) await noConnection(page).waitFor();
      met += Number(wasLost);
      await page.unroute(files);
      await page.context().setOffline(false);
      await waitUntilOpen(page).waitFor();
      expect(await page.getByText('Something went wrong').count()).toBe(0);
      await backToMessages(page);
    }
    // A few share their code with a page before.
    // The code of the others came with a page before.
    expect(met).toBeGreaterThan(some.length / 3);
    await close();
  });

  it.each(visits)('waits for the connection: %s …', async (...some) => {
    const { page, thrown, close } = await openAtMessages();
    let met = 0;
    for (const path of some) {
      await page.context().setOffline(true);
      await goWithin(page, path);
      await messages(page).waitFor({ state: 'detached' });
      await noConnection(page).or(waitUntilOpen(page)).first().waitFor();
      await menu(page).waitFor();
      if (await noConnection(page).isVisible()) met += 1;
      await page.context().setOffline(false);
      await waitUntilOpen(page).waitFor();
      await backToMessages(page);
    }
    // The code of the others came with a page before.
    expect(met).toBeGreaterThan(some.length / 3);
    expect(thrown).toEqual([]);
    await close();
  });

  it('loads again outside the menu too', async () => {
    const { page, close } = await openPage(chromium.browser, widths.desk, test.world.url);
    await page.goto('/auth/login');
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.route(files, (route) => route.abort('connectionreset'));
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { name: 'Oops, this page did not open' }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('There is no connection.').waitFor();
    await page.unroute(files);
    await page.context().setOffline(false);
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    await close();
  });
});

describe.each(Object.entries(widths))('a florist who has just joined, on a %s', (_, size) => {
  it('sees what is missing and whom to write to', async () => {
    const api = test.visitor();
    const phoneNumbers = newPhone();
    await api.call(registerBySms, {
      body: { phoneNumbers, fio: 'Ada Wills', country_code: '+61', roles: ['ROLE_VENDOR'] },
    });
    await answerCode(api, phoneNumbers);
    const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/orders/list/full');
    await page.getByRole('heading', { level: 1, name: 'Open your shop' }).waitFor();
    const missing = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    expect(await missing.count()).toBe(6);
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'How to reach Bloomkin' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'hello@bloomkin.example' }).waitFor();
    expect(thrown).toEqual([]);
    await close();
  });
});

const waitUntilSaved = (page: Page) =>
  page
    .getByText(/ (is|are) saved$/)
    .first()
    .waitFor();

describe('two editors of the same object', () => {
  it('are tested in each editor of the page table', () => {
    const named = Object.keys(officePages).filter((name) => name.endsWith('Edit'));
    expect(named.filter((name) => !(name in editors))).toEqual([]);
  });

  it.each(Object.entries(editors))('gives the second the newest state: %s', async (_, editor) => {
    const { save = 'Save', typed = (by) => `${by} ${Date.now()}` } = editor;
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
    const path = await editor.path(api);
    const { page, thrown, close } = await openSignedIn(chromium.browser, api);
    const other = await page.context().newPage();
    const [mine, theirs] = [await openEditor(page, path, editor), await openEditor(other, path, editor)];
    const myText = typed('Mine');
    await mine.fill(myText);
    await theirs.fill(typed('Theirs'));
    await other.getByRole('button', { name: save, exact: true }).click();
    await waitUntilSaved(other);
    await page.getByRole('button', { name: save, exact: true }).click();
    const note = page.getByText(/^Somebody saved .* while you changed it\.$/);
    await note.waitFor();
    expect(await mine.inputValue()).toBe(myText);
    await page.getByRole('button', { name: 'Save mine over theirs' }).click();
    await waitUntilSaved(page);
    expect(await note.count()).toBe(0);
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('an applicant at a florist', () => {
  it('sees who has to approve', async () => {
    const { page, thrown, close } = await openManager('patrick.doyle@flowers.test');
    await page.goto('/settings/profile');
    await page.getByText(/^You have asked to join. The owner of .* decides/).waitFor();
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('an address that the office does not have', () => {
  it('is shown as missing, with links', async () => {
    const { page, thrown, close } = await openAs('vendor1');
    await page.goto('/wreaths/list?page=2');
    await page.waitForURL('**/error/error-v1');
    await page.getByText('/wreaths/list?page=2').waitFor();
    await page.getByRole('link', { name: 'Back to my orders' }).waitFor();
    await page.getByRole('link', { name: 'Reviews' }).waitFor();
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });

  it('offers a manager no orders', async () => {
    const { page, thrown, close } = await openManager('josie.lam@flowers.test');
    await page.goto('/wreaths/list');
    await page.getByRole('link', { name: 'Profile' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Back to my orders' }).count()).toBe(0);
    expect(thrown).toEqual([]);
    await close();
  });

  it('offers a guest to sign in, and no orders', async () => {
    const { page, thrown, close } = await openPage(chromium.browser, widths.phone, test.world.url);
    await page.goto('/error/error-v1');
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await page.getByRole('link', { name: 'Back to my orders' }).count()).toBe(0);
    await expectAccessible(page);
    expect(thrown).toEqual([]);
    await close();
  });
});

describe('an order’s path in the storefront', () => {
  it('leads its florist to the order in the office', async () => {
    const { page, thrown, close } = await openAs('vendor1');
    await page.goto('/orders/01JS8Y5B2GV5V71SSGAJ26YEVM');
    await page.waitForURL('**/orders/view/01JS8Y5B2GV5V71SSGAJ26YEVM');
    await menu(page).waitFor();
    expect(thrown).toEqual([]);
    await close();
  });
});

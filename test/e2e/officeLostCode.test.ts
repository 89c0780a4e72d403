import type { OfficePage } from '@bloomkin/shared/page.ts';
import { allOfficePages, paths } from '@bloomkin/shared/pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { goWithin, openDemoUser } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

/** Pages of the shop share their code, so one stands for all. */
const isApart = ({ inShell, isNotice, isShop, path }: OfficePage) =>
  inShell && !isNotice && (!isShop || path === '/products/catalog/:category');

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

/** A page without API calls, visited between two others. */
const notice = (page: Page) => page.getByRole('heading', { level: 1, name: 'No cart in the back office' });
const noConnection = (page: Page) => page.getByRole('main').getByText('There is no connection.');

async function openAtNotice() {
  const visit = await openDemoUser(chromium.browser, test.visitor(), 'vendor1');
  await visit.page.goto(paths.noCart());
  await menu(visit.page).waitFor();
  await notice(visit.page).waitFor();
  return visit;
}

async function leaveNotice(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await notice(page).waitFor({ state: 'detached' });
}

async function backToNotice(page: Page): Promise<void> {
  await goWithin(page, paths.noCart());
  await notice(page).waitFor();
}

describe('an office page after a chunk load error', () => {
  const files = /\/(assets\/|config\.json)/;

  it.each(visits)('keeps the menu and loads when it can: %s …', async (...some) => {
    const { page, close } = await openAtNotice();
    const lost = page.getByText('Something went wrong on this page.');
    const lostPaths: string[] = [];
    await page.route(files, (route) => route.abort('connectionreset'));
    for (const path of some) {
      await leaveNotice(page, path);
      await lost.or(waitUntilOpen(page)).first().waitFor();
      if (await lost.isVisible()) {
        lostPaths.push(path);
        await menu(page).waitFor();
        await page.context().setOffline(true);
        await noConnection(page).waitFor();
      }
      await backToNotice(page);
      await page.context().setOffline(false);
    }
    // The code of the others came with a page before.
    expect(lostPaths.length).toBeGreaterThan(some.length / 3);
    await leaveNotice(page, lostPaths.at(-1) ?? '');
    await lost.waitFor();
    await page.context().setOffline(true);
    await noConnection(page).waitFor();
    await page.unroute(files);
    // All pages share one error boundary, which reloads the document.
    await page.context().setOffline(false);
    await waitUntilOpen(page).waitFor();
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    await menu(page).waitFor();
    await close();
  });

  it.each(visits)('waits for the connection: %s …', async (...some) => {
    const { page, thrown, close } = await openAtNotice();
    let met = 0;
    for (const path of some) {
      await page.context().setOffline(true);
      await leaveNotice(page, path);
      await noConnection(page).or(waitUntilOpen(page)).first().waitFor();
      await menu(page).waitFor();
      if (await noConnection(page).isVisible()) met += 1;
      await page.context().setOffline(false);
      await waitUntilOpen(page).waitFor();
      await backToNotice(page);
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

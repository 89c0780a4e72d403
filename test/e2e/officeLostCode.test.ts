import type { OfficePage } from '@bloomkin/shared/page.ts';
import { allOfficePages, paths } from '@bloomkin/shared/pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { isFullRun } from '#support/run/budget.ts';
import { someOf } from './support/played.ts';
import { goWithin, openDemoUser } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

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
const visitCount = Math.ceil(shellPages.length / (isFullRun ? 8 : 4));
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
  const visit = await openDemoUser(chromium.browser, test.visitor(), 'vendor1');
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

describe('an office page after a chunk load error', () => {
  const files = /\/(assets\/|config\.json)/;

  it.each(someOf(visits))('keeps the menu and loads when it can: %s …', async (...some) => {
    const { page } = await openAtMessages();
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
    // The code of the others came with a page before.
    expect(met).toBeGreaterThan(some.length / 3);
  });

  it('loads again outside the menu too', async () => {
    const { page } = await openPage(chromium.browser, widths.desk, test.world.url);
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
  });
});

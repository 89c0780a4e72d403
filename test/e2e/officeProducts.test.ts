import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, type widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

async function openList(name: string, size: (typeof widths)['desk']) {
  const api = test.visitor();
  await signInDemoUser(api, name);
  const visit = await openSignedIn(chromium.browser, api, size);
  await visit.page.goto('/products/list?sort=name');
  await boxes(visit.page).first().waitFor();
  return visit;
}

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });
const rows = (page: Page) => page.locator('tbody tr, section[aria-label="Products"] li');
/** Of the first two products. */
const prices = async (page: Page) => {
  const texts = await rows(page).locator('b').filter({ hasText: /^\$/ }).allTextContents();
  return texts.slice(0, 2).map((text) => Number(text.replace(/[$,]/g, '')));
};

const sheet = (rows: readonly string[]) => ({
  name: 'products.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['sku,name,price,category,type', ...rows].join('\n')),
});

describe.each(playedOn('desk'))('the product list on a %s', (name, size) => {
  it('changes prices after a preview and undoes them', async () => {
    const { page } = await openList('vendor1', size);
    const before = await prices(page);
    await expectAccessible(page);
    await expectNoSideways(page);
    await boxes(page).nth(0).check();
    await boxes(page).nth(1).check();
    await page.getByRole('button', { name: 'Change price' }).click();
    const drawer = page.getByRole('dialog', { name: 'Change price of 2 products' });
    await drawer.getByRole('textbox', { name: /Percent/ }).fill('10');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Change 2 prices' }).click();
    await drawer.waitFor({ state: 'hidden' });
    const raised = before.map((price) => Math.round(price * 1.1));
    await expect.poll(() => prices(page)).toEqual(raised);
    const line = page.getByText('2 products are 10% dearer').locator('..').locator('..');
    await line.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => prices(page)).toEqual(before);
    await line.waitFor({ state: 'hidden' });
  });

  it('imports the good rows of a file after showing the bad ones', async () => {
    const { page } = await openList('vendor2', size);
    if (name === 'phone') await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByText('Import CSV').click();
    const dialog = page.getByRole('dialog');
    const good = `E2E-${name},Banksia for a ${name},55,Roses,Bouquet`;
    await dialog
      .locator('input[type=file]')
      .setInputFiles(sheet([good, 'E2E-X,Bad bunch,dear,Roses,Bouquet']));
    await dialog.getByRole('cell', { name: 'Enter an amount such as 89 or 89.50' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import 1 product' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('searchbox', { name: 'Search products' }).fill(`E2E-${name}`);
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await rows(page).first().textContent()).toContain(`Banksia for a ${name}`);
  });
});

import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { withPassword } from '../support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

const people = [
  { size: widths.desk, fio: 'Gulsen Yildirim', email: 'gulsen@gumleaf.example' },
  { size: widths.phone, fio: 'Kofi Mensah', email: 'kofi@gumleaf.example' },
];

async function expectGood(page: Page) {
  await expectAccessible(page);
  await expectNoSideways(page);
}

async function invite(page: Page, fio: string, email: string) {
  await page.goto('/users/vendors');
  await page
    .getByRole('link', { name: /@flowers\.test/ })
    .or(page.getByText('@flowers.test'))
    .first()
    .waitFor();
  await expectGood(page);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite someone' });
  await drawer.getByLabel('Name', { exact: true }).fill(fio);
  await drawer.getByLabel('E-mail', { exact: true }).fill(email);
  await drawer.getByRole('checkbox', { name: /^Vendor/ }).uncheck();
  await page.keyboard.press('Enter');
  await drawer.getByText('Choose a role').waitFor();
  await expectAccessible(page);
  await drawer.getByRole('checkbox', { name: /^Vendor/ }).check();
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('heading', { level: 1, name: fio }).waitFor();
}

describe.each(people)('an admin at $size.width', ({ size, fio, email }) => {
  it('invites a vendor, finds the act in the log and looks at carts and companies', async () => {
    const api = test.visitor();
    await withPassword(api, 'admin');
    const { page, close } = await openSignedIn(chromium.browser, api, size);
    await invite(page, fio, email);
    await page.getByText('No password yet.').waitFor();
    await page.getByText('Made an account').waitFor();
    await expectGood(page);
    await page.goto('/audit');
    await page.getByRole('button', { name: `Show details of: Made an account, ${fio}` }).click();
    await page.getByRole('cell', { name: 'Vendor', exact: true }).waitFor();
    await expectGood(page);
    await page.goto('/orders/list/abandoned');
    await page
      .getByRole('button', { name: /^Show the cart of/ })
      .first()
      .click();
    await page.getByText('prices as of now').waitFor();
    await expectGood(page);
    await page.goto('/companies/list');
    await page.getByRole('link', { name: 'Marlo & Fern' }).waitFor();
    await expectGood(page);
    await close();
  });
});

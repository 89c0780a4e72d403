import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { codeSentTo } from '#support/outbox.ts';
import { newAbn, newPhone } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { answerCode, askForCode } from './support/signIn.ts';

const test = demoShop();
const chromium = useBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const waitUntilSaved = (page: Page, message: string) => page.getByText(message).first().waitFor();

/** Signs up as a partner and arrives at the steps. */
async function signUp(page: Page): Promise<void> {
  const phone = newPhone();
  await page.goto('/auth/partner');
  await page.getByRole('link', { name: 'Sign up' }).or(button(page, 'Sign up')).first().click();
  await page.getByLabel('Your name').fill('Marlo Hughes');
  await page.getByLabel('I agree to the').check();
  await askForCode(page, `0${phone}`);
  await answerCode(page, await codeSentTo(test.cloud.url, `+61${phone}`));
  await heading(page, 'Open your shop').waitFor();
}

/** Each step of opening a shop, in order. */
const steps = {
  async company(page: Page) {
    await page.getByText('1 of 7 done').waitFor();
    const abn = page.getByLabel('ABN', { exact: true });
    await abn.pressSequentially('136990');
    await page.getByText('6 of 11 digits').waitFor();
    await abn.fill('13 699 001 012');
    await page.getByText('These digits do not add up. Check them against your BAS.').waitFor();
    await abn.fill('13 699 001 011');
    await page.getByText('Marlo & Fern is already here.').waitFor();
    await button(page, 'Ask to join').waitFor();
    await expectAccessible(page);
    await abn.fill(formatAbn(newAbn()));
    await page.getByText('The business register says').waitFor();
    await page.getByText('Registered for GST').waitFor();
    await page.getByLabel('Brand, as buyers see it').fill('Wattle & Co');
    await expectAccessible(page);
    await button(page, 'Yes, this is us').click();
    await page.getByText('3 of 7 done').waitFor();
  },
  async logo(page: Page) {
    await page.goto('/companies/edit?tab=logo');
    const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#9c1b5d' } })
      .jpeg()
      .toBuffer();
    const picture = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: bytes };
    await page.locator('input[type=file]').first().setInputFiles(picture);
    await waitUntilSaved(page, 'The logo is saved');
    await page.getByRole('main').locator('img[src^="/media/companies/"]').waitFor();
  },
  async windows(page: Page) {
    await page.getByRole('tab', { name: 'Delivery windows' }).click();
    await button(page, 'Add a window').click();
    await button(page, 'Add a window').click();
    const second = page.getByRole('group', { name: 'Delivery window 2' });
    await second.getByLabel('From').fill('11:00');
    await button(page, 'Save').click();
    await second.getByText('This window overlaps another').waitFor();
    await second.getByLabel('From').fill('12:00');
    await second.getByLabel('Orders').fill('8');
    await page.getByRole('combobox', { name: 'Notice' }).selectOption({ label: '3 hours' });
    await expectAccessible(page);
    await button(page, 'Save').click();
    await waitUntilSaved(page, 'The delivery windows are saved');
    await page.reload();
    await page.getByRole('group', { name: 'Delivery window 2' }).waitFor();
    expect(
      await page.getByRole('group', { name: 'Delivery window 2' }).getByLabel('Orders').inputValue(),
    ).toBe('8');
  },
  async managers(page: Page) {
    await page.goto('/companies/managers/list');
    await page.getByText('Nobody works with you here yet').waitFor();
    await expectAccessible(page);
  },
};

async function expectChangeBesideTitle(page: Page): Promise<void> {
  const step = page.getByRole('list', { name: 'Steps' }).getByRole('listitem').first();
  const [title, change] = await Promise.all(
    [step.getByRole('heading'), step.getByRole('link', { name: /^Change/ })].map((one) => one.boundingBox()),
  );
  expect(title && change && change.x >= title.x + title.width && change.y < title.y + title.height).toBe(
    true,
  );
}

describe.each(playedOn('phone'))('on a %s', (device) => {
  it('a florist opens a company and sees the remaining steps', async () => {
    const { page } = await openPage(chromium.browser, widths[device], test.cloud.url);
    await signUp(page);
    await steps.company(page);
    await expectNoSideways(page);
    await steps.logo(page);
    await steps.windows(page);
    await expectNoSideways(page);
    await steps.managers(page);
    await page.goto('/orders/list/full');
    await page.getByText('4 steps are left until buyers can order from you.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Open your shop' }).click();
    await page.waitForURL('**/companies/open');
    await heading(page, 'Open your shop').waitFor();
    await page.getByText('3 of 7 done').waitFor();
    await page.getByText('Your store comes first').waitFor();
    await expectChangeBesideTitle(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Open( your shop)?\s*3\/7 steps done$/ })
      .filter({ visible: true })
      .waitFor();
    await page.getByText('10%', { exact: true }).waitFor();
  });
});

it('a florist asks to join a company and waits to be hired', async () => {
  const { page } = await openPage(chromium.browser, widths.phone, test.cloud.url);
  await signUp(page);
  await page.getByLabel('ABN', { exact: true }).fill('13 699 001 011');
  await button(page, 'Ask to join').click();
  await page.getByRole('heading', { name: 'Waiting for Marlo & Fern' }).first().waitFor();
  await expectAccessible(page);
});

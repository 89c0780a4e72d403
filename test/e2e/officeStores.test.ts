import { deliveryDays, listStores } from '@bloomkin/shared/routes/stores.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { withPassword } from '../support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

/** An outback town that nobody delivers to, and the town's point. */
const towns = [
  {
    size: widths.desk,
    town: 'Longreach',
    address: '12 Eagle St, Longreach QLD 4730',
    lat: -23.4422,
    lng: 144.2491,
  },
  {
    size: widths.phone,
    town: 'Charleville',
    address: '8 Wills St, Charleville QLD 4470',
    lat: -26.4016,
    lng: 146.2383,
  },
];

async function saveChanges(page: Page) {
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  await bar.getByRole('button', { name: 'Save' }).press('Enter');
  await bar.waitFor({ state: 'detached' });
}

async function createStore(page: Page, town: string, address: string) {
  await page.goto('/stores/list');
  await page.getByRole('link', { name: 'Add store' }).click();
  await page.waitForURL('**/stores/create');
  await page.getByLabel('Name').fill(`${town} window`);
  await page.getByRole('combobox', { name: 'Street address or suburb' }).fill(address);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `${town} window` }).waitFor();
}

async function setHours(page: Page) {
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await monday.getByLabel('Monday to').fill('21:00');
  await monday.getByRole('button', { name: 'Copy to weekdays' }).press('Enter');
  for (const day of ['Saturday', 'Sunday'])
    await page.getByRole('group', { name: day }).getByRole('switch').press('Space');
  await saveChanges(page);
}

/** Without a map and without a pointer. */
async function setZone(page: Page) {
  const tab = page.getByRole('tab', { name: /Working time/ });
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('suburbs, nearest first').waitFor();
  await page.getByRole('button', { name: 'Add zone' }).press('Enter');
  await page.getByLabel('Name').last().fill('In town');
  await page.getByLabel('Delivery', { exact: true }).fill('9');
  await page.getByLabel('Free from').fill('120');
  await page.getByLabel(/^Distance/).fill('20');
  await page.getByRole('button', { name: /^Add \d+ suburbs?$/ }).press('Enter');
  await page.getByText(/Reaches [1-9]\d* suburb/).waitFor();
}

async function askCost(page: Page, address: string) {
  const quote = page.getByRole('region', { name: /What would it cost/ });
  await quote.getByRole('combobox').fill(address);
  await quote.getByRole('button', { name: 'Ask' }).press('Enter');
  return quote;
}

describe('a florist’s new store', () => {
  it.each(towns)(
    'in $town is offered to buyers as its zones say',
    async ({ size, town, address, lat, lng }) => {
      const florist = test.visitor();
      const { company } = await withPassword(florist, 'vendor1');
      const { page, thrown, close } = await openSignedIn(chromium.browser, florist, size);
      const query = { company_id: company?.id ?? '', lat, lng };
      const days = async () =>
        (await florist.call(deliveryDays, { query })).data.filter(({ available }) => available);
      expect(await days()).toEqual([]);
      await createStore(page, town, address);
      await setHours(page);
      await setZone(page);
      const quote = await askCost(page, address);
      await quote.getByText('In town,').waitFor();
      const status = quote.getByRole('status');
      await status.getByText(/\$22 more/).waitFor();
      await status.getByText(/next window/).waitFor();
      await status.getByText('$9', { exact: true }).waitFor();
      await quote.getByRole('combobox').fill('20 King St, Newtown NSW 2042');
      await quote.getByRole('button', { name: 'Ask' }).press('Enter');
      await expectAccessible(page);
      await expectNoSideways(page);
      await saveChanges(page);
      expect((await days())[0]?.price).toBe(9);
      expect(thrown).toEqual([]);
      await close();
    },
  );
});

describe('the map of the zones', () => {
  it('gives way to the list, with a word, in a browser that cannot draw it', async () => {
    const florist = test.visitor();
    const { company } = await withPassword(florist, 'vendor2');
    const { data: stores } = await florist.call(listStores, { query: { company_id: company?.id ?? '' } });
    const { page, thrown, close } = await openSignedIn(chromium.browser, florist);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`/stores/edit/${stores[0]?.id}?tab=zones`);
    const list = page.getByText('suburbs, nearest first');
    await list.waitFor();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.getByText('The map cannot be drawn in this browser.').waitFor();
    await list.waitFor();
    expect(thrown).toEqual([]);
    await close();
  });
});

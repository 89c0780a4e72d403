import { deliveryDays, listStores } from '@bloomkin/shared/routes/stores.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';
import { someOf } from '#support/run/budget.ts';
import { expectNoSideways } from './support/extremes.ts';
import { addZone, fillStore, saveChanges, setHours } from './support/storeSetup.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

/** An outback town without deliveries, and its point. */
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

async function askCost(page: Page, address: string) {
  const quote = page.getByRole('region', { name: /What would it cost/ });
  await quote.getByRole('combobox').fill(address);
  await quote.getByRole('button', { name: 'Ask' }).press('Enter');
  return quote;
}

describe('a florist’s new store', () => {
  it.each(someOf(towns))(
    'appears to buyers by its zones in $town',
    async ({ size, town, address, lat, lng }) => {
      const florist = test.visitor();
      const { company } = await signInDemoUser(florist, 'vendor1');
      const { page } = await openSignedIn(chromium.browser, florist, size);
      const query = { company_id: company?.id ?? '', lat, lng };
      const days = async () =>
        (await florist.call(deliveryDays, { query })).data.filter(({ available }) => available);
      expect(await days()).toEqual([]);
      await page.goto('/stores/list');
      await page.getByRole('link', { name: 'Add store' }).click();
      await page.waitForURL('**/stores/create');
      await fillStore(page, town, address);
      await setHours(page);
      await page.getByRole('tab', { name: /Working time/ }).focus();
      await page.keyboard.press('ArrowRight');
      await addZone(page);
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
    },
  );
});

describe('the map of the zones', () => {
  it('gives way to the list, with a note, in a browser without WebGL', async () => {
    const florist = test.visitor();
    const { company } = await signInDemoUser(florist, 'vendor2');
    const { data: stores } = await florist.call(listStores, { query: { company_id: company?.id ?? '' } });
    const { page } = await openSignedIn(chromium.browser, florist);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`/stores/edit/${stores[0]?.id}?tab=zones`);
    await page.getByText('The map cannot be drawn in this browser.').waitFor();
    await page.getByText('suburbs, nearest first').waitFor();
  });
});

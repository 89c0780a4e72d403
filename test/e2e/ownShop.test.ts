import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { updateProduct } from '@bloomkin/shared/routes/products.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { updateCompanyItem } from '#support/operator.ts';
import { signInDemoUser } from '#support/people.ts';
import { playedOn } from './support/played.ts';
import { openBuyer } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const vendors = { phone: 'vendor1', desk: 'vendor2' };

describe.each(playedOn('phone'))('a shop that is not open, on a %s', (device, size) => {
  it('shows its florist what buyers will see', async () => {
    const api = test.visitor();
    const { company } = await signInDemoUser(api, vendors[device]);
    const id = company?.id ?? '';
    const { data } = await api.call(listAllProducts, { query: { company_id: id, per_page: 2 } });
    const [shown, draft] = data;
    if (!shown || !draft) throw new Error('The florist has too few products');
    await api.call(updateProduct, { params: { id: draft.id }, body: { active: false } });
    await updateCompanyItem(test.cloud, id, { chargesEnabled: false });
    await test.cloud.settle();
    const { page } = await openBuyer(chromium.browser, api, size);
    const made = page.getByRole('region', { name: 'What they make' });
    const countDrafts = async () => {
      await page.goto(`/market/${id}`);
      await page.getByRole('link', { name: shown.name, exact: true }).first().waitFor();
      return made.getByRole('link', { name: draft.name, exact: true }).count();
    };
    // The function that renders the page reads changes once a second, and the edge keeps the page for some more.
    await expect.poll(countDrafts).toBe(0);
    await expect
      .poll(() => page.locator('h1').locator('xpath=ancestor::header/preceding::img[1]').count())
      .toBe(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: shown.name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: shown.name }).waitFor();
    await page.goto(`/viewproduct/${draft.id}`);
    await page.getByRole('heading', { level: 1, name: draft.name }).waitFor();
  });
});

import { getCollection, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { getPublicDocument } from '@bloomkin/shared/routes/documents.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { withPassword } from '../support/people.ts';
import { drag } from './support/drag.ts';
import { expectNoSideways } from './support/extremes.ts';
import { watchRequests } from './support/settled.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

describe.each([
  ['phone', 'privacy'],
  ['desk', 'shipping'],
] as const)('the admin on a %s', (name, id) => {
  const size = widths[name];

  it('adds a category, moves it by keyboard and deletes it', async () => {
    const admin = test.visitor();
    await withPassword(admin, 'admin');
    const { page, thrown, close } = await openSignedIn(chromium.browser, admin, size);
    await page.goto('/categories/list');
    await page.getByRole('link', { name: 'Add category' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add a category' });
    await drawer.getByLabel('Name').fill(`Moss ${name}`);
    await page.keyboard.press('Enter');
    await drawer.waitFor({ state: 'detached' });
    const handle = page.getByRole('button', { name: `Move Moss ${name}`, exact: true });
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.getByText(new RegExp(`Moving Moss ${name}: .+ in the top level`)).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await page.getByText(`Moss ${name} is moved`).waitFor();
    await expectNoSideways(page);
    const handles = page.getByRole('button', { name: /^Move / });
    const findPlace = async () => {
      const labels = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      return labels.indexOf(`Move Moss ${name}`);
    };
    const place = await findPlace();
    await drag(page, handle, handles.nth(place - 1), 0.1);
    await expect.poll(findPlace).toBeLessThan(place);
    await page.getByRole('button', { name: `More actions for Moss ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete the category' }).click();
    await handle.waitFor({ state: 'detached' });
    expect(thrown).toEqual([]);
    await close();
  });

  it('puts the products of a collection in another order by hand, and saves it', async () => {
    const admin = test.visitor();
    await withPassword(admin, 'admin');
    const { data } = await admin.call(listCollections, {});
    // Another one for each width.
    const collection = (name === 'phone' ? data : data.toReversed()).find(
      ({ product_ids }) => product_ids.length > 2,
    );
    if (!collection) throw new Error('The demo data has no collection');
    const { page, thrown, close } = await openSignedIn(chromium.browser, admin, size);
    const { settled } = watchRequests(page);
    await page.goto(`/collections/edit/${collection.id}`);
    const handles = page.getByRole('list', { name: 'Products of the collection' }).locator('[data-handle]');
    const moved = await handles.nth(1).getAttribute('aria-label');
    // What loads above moves the list, and a drag begins where things are.
    await settled();
    await drag(page, handles.nth(1), handles.first());
    await page.getByText(/ is put down at 1 of /).waitFor();
    await expect.poll(() => handles.first().getAttribute('aria-label')).toBe(moved);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(`${collection.name} is saved`).first().waitFor();
    const read = async () =>
      (await admin.call(getCollection, { params: { id: collection.id } })).data.product_ids.slice(0, 2);
    await expect.poll(read).toEqual(collection.product_ids.slice(0, 2).toReversed());
    expect(thrown).toEqual([]);
    await close();
  });

  it('writes a version of a document that everybody reads', async () => {
    const admin = test.visitor();
    await withPassword(admin, 'admin');
    const { page, thrown, close } = await openSignedIn(chromium.browser, admin, size);
    await page.goto(`/documents/${id}`);
    const text = page.getByRole('textbox', { name: /^(Privacy|Shipping|Delivery)/ });
    await text.click();
    await page.keyboard.press('Control+Home');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type(`Read on a ${name}. `);
    await page.getByText('Draft kept in this browser').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Save version/ }).click();
    await page.getByText('Draft kept in this browser').waitFor({ state: 'detached' });
    const reader = test.visitor();
    const read = async () => (await reader.call(getPublicDocument, { params: { id } })).data.text;
    // The edge may keep the text of before for some seconds.
    await expect.poll(read).toMatch(new RegExp(`<strong>.*Read on a ${name}\\. `));
    await page.getByText('Compare versions').click();
    await page.getByText('1 part new').waitFor();
    await expectNoSideways(page);
    expect(thrown).toEqual([]);
    await close();
  });
});

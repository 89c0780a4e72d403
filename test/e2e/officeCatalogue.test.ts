import { getPublicDocument } from '@bloomkin/shared/routes/documents.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { withPassword } from '../support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
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
    await page.getByRole('button', { name: `More actions for Moss ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete the category' }).click();
    await handle.waitFor({ state: 'detached' });
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

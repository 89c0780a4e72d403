import { getProductType } from '@bloomkin/shared/routes/productTypes.ts';
import { getUser, listRecipients } from '@bloomkin/shared/routes/users.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { newBuyer } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { hands } from './support/hands.ts';
import { chooseInMenu, tabTo } from './support/keyboard.ts';
import { playedOn } from './support/played.ts';
import { openDemoUser } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

async function expectGood(page: Page) {
  await expectAccessible(page);
  await expectNoSideways(page);
}

async function openAdmin(size: { width: number; height: number }) {
  const visit = await openDemoUser(chromium.browser, test.visitor(), 'admin', size);
  const button = (name: string) => visit.page.getByRole('button', { name, exact: true });
  return { hand: hands['keyboard alone'](visit.page), button, ...visit };
}

describe.each(playedOn('desk'))('by keyboard alone, on a %s, an admin', (name, size) => {
  it('makes a type, orders its values and deletes it', async () => {
    const { api, page, hand, button } = await openAdmin(size);
    const type = `Terrarium ${name}`;
    await page.goto('/products/params/create');
    await hand.type(page.getByLabel('Name', { exact: true }), type);
    await hand.press(button('Add type'));
    await page.waitForURL('**/products/params/edit/*');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await hand.press(button('Add parameter'));
    const dialog = page.getByRole('dialog');
    await hand.type(dialog.getByLabel('Name', { exact: true }), 'Glass');
    await hand.type(dialog.getByLabel('Values'), 'Small\nLarge\nMedium');
    await hand.press(dialog.getByRole('button', { name: 'Add parameter' }));
    await hand.press(page.getByRole('button', { name: /^Glass/ }));
    await tabTo(page, button('Move Medium'));
    for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
    await page.getByText('Medium is put down at 2 of 3').waitFor({ state: 'attached' });
    await expectGood(page);
    // Other readers see it once the catalogue has followed.
    const read = async () => (await api.send(getProductType, { params: { id } })).data?.data;
    await expect
      .poll(async () => (await read())?.parameters[0]?.values)
      .toEqual(['Small', 'Medium', 'Large']);
    await chooseInMenu(page, button(`More actions for ${type}`), 'Delete');
    await hand.press(button('Delete the type'));
    await page.waitForURL('**/products/params/list');
    await page
      .getByRole('link', { name: /^Bouquet/ })
      .first()
      .waitFor();
    await page.getByRole('main').getByRole('link', { name: type }).waitFor({ state: 'detached' });
  });

  it('changes the roles of a user, signs them out and deletes the account', async () => {
    const { api, page, hand, button } = await openAdmin(size);
    const ruby = test.visitor();
    const { id } = await newBuyer(ruby, `Ruby Tran ${name}`);
    await page.goto(`/users/edit/${id}`);
    const roles = page.getByRole('region', { name: 'Roles' });
    await hand.choose(roles.getByRole('checkbox', { name: /^Gift recipient/ }));
    await hand.press(roles.getByRole('button', { name: 'Save roles' }));
    await page.getByText('The roles are saved').first().waitFor();
    const read = async () => (await api.call(getUser, { params: { id } })).data.roles;
    expect(await read()).toEqual(['ROLE_BUYER', 'ROLE_RECIPIENT']);
    await hand.press(page.getByRole('button', { name: /^Sign out on / }).first());
    const question = page.getByRole('dialog');
    await expectGood(page);
    await hand.press(question.getByRole('button', { name: 'Sign out' }));
    await page.getByText('Not signed in anywhere.').waitFor();
    expect((await ruby.send(getUser, { params: { id } })).status).toBe(401);
    await hand.press(button('Delete'));
    await hand.type(question.getByLabel(/^Type .* to confirm/), `Ruby Tran ${name}`);
    await hand.press(question.getByRole('button', { name: 'Delete account' }));
    await page.waitForURL('**/users/buyers');
    expect((await api.send(getUser, { params: { id } })).status).toBe(404);
  });

  it('keeps the recipients of a buyer', async () => {
    const { api, page, hand, button } = await openAdmin(size);
    const { id } = await newBuyer(test.visitor(), `Ruby Tran ${name}`);
    await page.goto(`/users/edit/${id}`);
    await hand.press(button('Add a recipient'));
    const drawer = page.getByRole('dialog', { name: 'Add a gift recipient' });
    await hand.press(drawer.getByRole('button', { name: 'Save' }));
    await drawer.getByText('Enter first name').waitFor();
    await hand.type(drawer.getByLabel('Name', { exact: true }), 'Nan');
    await hand.type(drawer.getByLabel(/^Relation/), 'Grandmother');
    await expectGood(page);
    await page.keyboard.press('Enter');
    await hand.press(button('Edit Nan'));
    await hand.type(page.getByRole('dialog').getByLabel(/^Note/), 'Loves peonies');
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
    const read = async () => (await api.call(listRecipients, { params: { id }, query: {} })).data;
    await expect.poll(read).toMatchObject([{ fio: 'Nan', relation: 'Grandmother', note: 'Loves peonies' }]);
    await hand.press(button('Delete Nan'));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await expect.poll(read).toEqual([]);
    await page.getByText('Nobody yet.').waitFor();
  });
});

import { bindManager, listManagers } from '@bloomkin/shared/routes/companies.ts';
import { createProductType, getProductType } from '@bloomkin/shared/routes/productTypes.ts';
import { getUser, listRecipients } from '@bloomkin/shared/routes/users.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { newAbn, newBuyer, newPartner, signInDemoUser } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { hands } from './support/hands.ts';
import { chooseInMenu, tabTo } from './support/keyboard.ts';
import { playedOn } from './support/played.ts';
import { openNewest } from './support/settled.ts';
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
  it('adds a company, switches it off and deletes it', async () => {
    const { page, hand, button } = await openAdmin(size);
    const brand = `Wattle & Co ${name}`;
    await page.goto('/companies/list');
    await hand.press(page.getByRole('link', { name: 'Add a company' }));
    await hand.type(page.getByLabel('ABN', { exact: true }), formatAbn(newAbn()));
    await page.getByText('The business register says').waitFor();
    await hand.type(page.getByLabel('Brand, as buyers see it'), brand);
    await hand.type(page.getByLabel('Legal name'), 'Wattle Trading Pty Ltd');
    await expectGood(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/companies\/edit\/\w+$/);
    await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
    await test.world.settle();
    await page.goto('/companies/list');
    await hand.type(page.getByLabel('Search companies'), brand);
    const more = button(`More actions for ${brand}`);
    await chooseInMenu(page, more, 'Switch off');
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Switch off' }));
    await page.getByText(`${brand} is switched off`).first().waitFor();
    await page.getByText('Switched off', { exact: true }).first().waitFor();
    await expectGood(page);
    await chooseInMenu(page, more, 'Switch on');
    await page.getByText(`${brand} is switched on`).first().waitFor();
    await page.getByText('Switched off', { exact: true }).first().waitFor({ state: 'detached' });
    await chooseInMenu(page, more, 'Delete');
    await hand.press(button('Delete company'));
    await page.getByText(`${brand} is closed`).first().waitFor();
    await more.waitFor({ state: 'detached' });
  });

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

  it('promotes the type of a florist to the market', async () => {
    const vendor = test.visitor();
    await signInDemoUser(vendor, 'vendor1');
    const { id } = (await vendor.call(createProductType, { body: { name: `Wreath ${name}` } })).data;
    await test.world.settle();
    const { api, page, hand, button } = await openAdmin(size);
    const type = page.getByRole('main').getByRole('link', { name: `Wreath ${name}` });
    await openNewest(page, '/products/params/list', type);
    await hand.press(type);
    await hand.press(button('Promote to the market'));
    const question = page.getByRole('dialog');
    await question.getByText('can no longer change it; only admins can.').waitFor();
    await expectGood(page);
    await hand.press(question.getByRole('button', { name: 'Promote to the market' }));
    await page.getByText(`Wreath ${name} is for the whole market`).first().waitFor();
    await button('Promote to the market').waitFor({ state: 'detached' });
    const read = async () => (await api.call(getProductType, { params: { id } })).data.company_id;
    await expect.poll(read).toBeNull();
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

  it('hires an applicant and lets them go', async () => {
    const { company } = await signInDemoUser(test.visitor(), 'vendor1');
    const morgan = test.visitor();
    const fio = `Morgan Lee ${name}`;
    const { id } = await newPartner(morgan, fio);
    const params = { id: company?.id ?? '' };
    await morgan.call(bindManager, { params, query: { manager_id: id } });
    await test.world.settle();
    const { api, page, hand } = await openAdmin(size);
    await page.goto(`/users/vendors?search=${encodeURIComponent(fio)}`);
    await page.getByText(`Asks to join ${company?.brand}`).filter({ visible: true }).first().waitFor();
    await expectGood(page);
    await page.goto(`/companies/edit/${params.id}?tab=managers`);
    const card = page.getByRole('region', { name: fio });
    await hand.press(card.getByRole('button', { name: `Hire ${fio}` }));
    await card.getByText('Hired', { exact: true }).waitFor();
    await tabTo(page, card.getByRole('switch', { name: `Orders for ${fio}` }));
    await page.keyboard.press('Space');
    const read = async () => {
      const { data } = await api.call(listManagers, { params, query: { per_page: 100 } });
      return data.find((manager) => manager.id === id)?.manager_rights;
    };
    await expect.poll(read).toEqual(['orders']);
    await expectGood(page);
    await hand.press(card.getByRole('button', { name: `Let ${fio} go` }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Let go' }));
    await expect.poll(read).toBeUndefined();
    await card.waitFor({ state: 'detached' });
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

import {
  bindManager,
  getCompany,
  setManagerStatus,
  unbindManager,
} from '@bloomkin/shared/routes/companies.ts';
import { addRecipient, getUser } from '@bloomkin/shared/routes/users.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { pollMs } from '@bloomkin/web/office/orders/polling.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { messageTo, sentTo } from '#support/outbox.ts';
import { newAbn, newBuyer, signInDemoUser } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { type Hand, handFor } from './support/hands.ts';
import { playedOn } from './support/played.ts';
import { openDemoUser, openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

async function expectGood(page: Page) {
  await expectAccessible(page);
  await expectNoSideways(page);
}

async function openAdmin(size: { width: number; height: number }) {
  const visit = await openDemoUser(chromium.browser, test.visitor(), 'admin', size);
  const button = (name: string) => visit.page.getByRole('button', { name, exact: true });
  return { button, hand: handFor(visit.page, size), ...visit };
}

const card = (page: Page) => page.getByRole('region', { name: 'Company', exact: true });

/** Adds a company and invites its owner from there; leads to the owner's page. */
async function addWithOwner(page: Page, hand: Hand, brand: string, email: string): Promise<string> {
  await page.goto('/companies/new');
  await hand.type(page.getByLabel('ABN', { exact: true }), formatAbn(newAbn()));
  await page.getByText('The business register says').waitFor();
  await hand.type(page.getByLabel('Brand, as buyers see it'), brand);
  await hand.type(page.getByLabel('Legal name'), 'Wattle Trading Pty Ltd');
  await hand.press(page.getByRole('button', { name: 'Add company' }));
  await page.getByText('No owner yet.').waitFor();
  await expectGood(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await hand.press(page.getByRole('link', { name: 'Invite its owner' }));
  const drawer = page.getByRole('dialog', { name: 'Invite someone' });
  await hand.type(drawer.getByLabel('Name', { exact: true }), 'Gulsen Yildirim');
  await hand.type(drawer.getByLabel('E-mail', { exact: true }), email);
  expect(await drawer.getByRole('combobox', { name: 'Company' }).inputValue()).toBe(brand);
  await expectAccessible(page);
  await hand.press(drawer.getByRole('button', { name: 'Send invitation' }));
  await page.getByRole('heading', { level: 1, name: 'Gulsen Yildirim' }).waitFor();
  return id;
}

/** Makes a buyer a manager who may work on orders. */
async function hire(page: Page, hand: Hand, brand: string): Promise<void> {
  const company = card(page).getByRole('combobox', { name: 'Company', exact: true });
  const save = card(page).getByRole('button', { name: 'Save company' });
  await hand.type(company, 'no such florist');
  await hand.press(save);
  await card(page).getByText('Select a company').waitFor();
  await hand.pick(company, brand, page.getByRole('option', { name: new RegExp(`^${brand}`) }));
  await hand.select(card(page).getByLabel('Works there as'), 'Manager');
  await hand.choose(card(page).getByRole('checkbox', { name: /^Orders/ }));
  await expectGood(page);
  await hand.press(save);
  await page.getByText('The company is saved').first().waitFor();
}

describe.each(playedOn('desk'))('on a %s, an admin', (name, size) => {
  it('gives a company an owner and a manager', async () => {
    const { api, page, button, hand } = await openAdmin(size);
    const brand = `Wattle ${name}`;
    const email = `gulsen.${name}@gumleaf.example`;
    const id = await addWithOwner(page, hand, brand, email);
    const { owner_id } = (await api.call(getCompany, { params: { id }, query: {} })).data;
    expect(new URL(page.url()).pathname).toBe(`/users/edit/${owner_id}`);
    await hand.type(card(page).getByRole('combobox', { name: 'Company', exact: true }), '');
    await hand.press(button('Save company'));
    await page.getByText('A company cannot be without an owner.').waitFor();
    await expectGood(page);
    const sent = (await sentTo(api.url, email)).length;
    await hand.press(button('Send activation mail again'));
    await page.getByText(`An invitation is on its way to ${email}`).first().waitFor();
    await expect.poll(async () => (await sentTo(api.url, email)).length).toBe(sent + 1);
    await messageTo(api.url, email, ({ text }) => text.includes('change_password/'));
    const fio = `Morgan Lee ${name}`;
    const morgan = await newBuyer(test.visitor(), fio);
    await test.world.settle();
    page.once('dialog', (leave) => void leave.accept());
    await page.goto(`/users/edit/${morgan.id}`);
    await hire(page, hand, brand);
    expect((await api.call(getUser, { params: { id: morgan.id } })).data).toMatchObject({
      company: { id },
      manager_status: 'hired',
      manager_rights: ['orders'],
    });
    await page.goto(`/users/managers?search=${encodeURIComponent('Morgan')}`);
    const row = page.locator('tr, li').filter({ has: page.getByRole('link', { name: fio }) });
    await row.getByText('Hired', { exact: true }).waitFor();
    for (const text of [brand, 'Orders'])
      await row.getByText(text).filter({ visible: true }).first().waitFor();
    await expectGood(page);
  });

  it('locks an account, and unlocks it', async () => {
    const { page, button, hand } = await openAdmin(size);
    const ruby = test.visitor();
    const { id } = await newBuyer(ruby);
    await page.goto(`/users/edit/${id}`);
    await hand.press(button('Lock'));
    await hand.press(button('Lock account'));
    await page.getByText('Locked', { exact: true }).waitFor();
    expect((await ruby.send(getUser, { params: { id } })).status).toBe(401);
    await expectGood(page);
    await hand.press(button('Unlock'));
    await page.getByText('Active', { exact: true }).waitFor();
  });

  it('adds an address to a gift recipient', async () => {
    const { page, hand } = await openAdmin(size);
    const ruby = test.visitor();
    const { id } = await newBuyer(ruby, 'Ruby Tran');
    const fio = `Zelda Fitz ${name}`;
    await ruby.call(addRecipient, { params: { id }, body: { fio } });
    await test.world.settle();
    await page.goto('/users/recipients?search=Zelda');
    await page.getByRole('link', { name: fio }).waitFor();
    await expectGood(page);
    await hand.press(page.getByRole('link', { name: fio }));
    const drawer = page.getByRole('dialog', { name: `Edit ${fio}` });
    const address = '12 King St, Newtown NSW 2042';
    await hand.type(drawer.getByRole('combobox', { name: 'Street address or suburb' }), address);
    await expectAccessible(page);
    await hand.press(drawer.getByRole('button', { name: 'Save' }));
    await page.getByText(address).filter({ visible: true }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/users/edit/${id}`);
  });
});

it('a manager removed while viewing orders sees a message and returns to the shop', async () => {
  const [florist, morgan] = [test.visitor(), test.visitor()];
  const { company } = await signInDemoUser(florist, 'vendor1');
  const { id } = await newBuyer(morgan, 'Morgan Lee');
  const about = { params: { id: company?.id ?? '' }, query: { manager_id: id } };
  await morgan.call(bindManager, about);
  await florist.call(setManagerStatus, {
    ...about,
    body: { manager_status: 'hired', manager_rights: ['orders'] },
  });
  const { page } = await openSignedIn(chromium.browser, morgan);
  await page.clock.install();
  await page.goto('/orders/list/full');
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await florist.call(unbindManager, about);
  await page.clock.fastForward(pollMs);
  await page.getByText(`You no longer have access to the orders of ${company?.brand}`).waitFor();
  await expectGood(page);
  await page.getByRole('link', { name: 'Open my account' }).click();
  await page.waitForURL('**/personal/profile');
  await page.getByLabel('Your name').waitFor();
});

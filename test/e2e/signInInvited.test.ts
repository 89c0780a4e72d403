import { createUser, editUser } from '@bloomkin/shared/routes/users.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { computeTotp, toStep } from '@local/cognito/totp.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { putPerson } from '#support/operator.ts';
import { messageTo } from '#support/outbox.ts';
import { visitAs } from '#support/people.ts';
import { tabAndPress, tabAndType } from './support/keyboard.ts';
import { playedOn } from './support/played.ts';

const test = demoShop();
const chromium = useBrowser();

const chosen = 'Jacaranda-in-bloom';

interface Invited {
  who: string;
  role: Role;
  home: string;
  heading: string;
  /** Lists the menu's links, or those of the page for who has none. */
  links: readonly string[];
  not: readonly string[];
}

const people: readonly Invited[] = [
  {
    who: 'an admin',
    role: 'ROLE_ADMIN',
    home: '/orders/list/full',
    heading: 'Orders',
    links: ['Category', 'Logout'],
    not: [],
  },
  {
    who: 'a manager',
    role: 'ROLE_MANAGER',
    home: '/settings/profile',
    heading: 'Profile',
    links: ['Profile', 'Logout'],
    not: ['Orders', 'Users', 'Products'],
  },
  {
    who: 'a gift recipient',
    role: 'ROLE_RECIPIENT',
    home: '/recipient',
    heading: 'Somebody sends you flowers',
    links: ['Logout'],
    not: ['Orders', 'Users', 'Profile'],
  },
];

/** A second admin asks for the same, where there is one already. */
async function agree(id: UserId, role: Role): Promise<void> {
  const name = `agrees.${id.toLowerCase()}`;
  const person = { fio: 'Robin Castle', email: `${name}@flowers.test`, roles: ['ROLE_ADMIN' as const] };
  await putPerson(test.cloud, { ...person, hasPassword: true }, 'Flowers-2026');
  const { data } = await (await visitAs(test, name)).call(editUser, {
    params: { id },
    body: { roles: [role] },
  });
  expect(data.role).toBe(role);
}

/** Makes the account as an admin does; gives the path of the mailed link. */
async function invite(email: string, role: Role): Promise<string> {
  const admin = await visitAs(test, 'admin');
  const { data } = await admin.call(createUser, { body: { fio: 'Wren Hill', email, roles: [role] } });
  if (data.role !== role) await agree(data.id, role);
  const mail = await messageTo(
    test.cloud.url,
    email,
    ({ subject }) => subject === 'You are invited to Bloomkin',
  );
  return /\/auth\/change_password\/[\w-]+/.exec(mail.text)?.[0] ?? '';
}

async function choosePassword(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).waitFor();
  await expectAccessible(page);
  await tabAndType(page, 'New password', chosen);
  await tabAndType(page, 'Repeat it', chosen);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth/login');
}

/** The e-mail is filled in, and the password has the focus. */
async function signIn(page: Page, email: string) {
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(await page.getByLabel('E-mail, phone or login').inputValue()).toBe(email);
  await page.keyboard.type(chosen);
  await page.keyboard.press('Enter');
}

/** On a phone the rest of a long menu is in a sheet. */
async function openMore(page: Page) {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await tabAndPress(page, 'More');
}

describe.each(playedOn('phone'))('on a %s, by keyboard alone', (device) => {
  it.each(people)(
    '$who with an invitation chooses a password and signs in',
    async ({ role, home, heading, links, not }) => {
      const email = `${role.toLowerCase().replace('_', '.')}.${device}@example.com`;
      const link = await invite(email, role);
      const { page } = await openPage(chromium.browser, widths[device], test.cloud.url);
      await choosePassword(page, link);
      await signIn(page, email);
      await page.waitForURL(`**${home}`);
      await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
      await openMore(page);
      // New orders are counted in the link's name once they are loaded.
      for (const name of links)
        await page
          .getByRole('link', { name: new RegExp(`^${name}( \\d+ new)?$`) })
          .first()
          .waitFor();
      for (const name of not) expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
      await expectAccessible(page);
      await page.reload();
      await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
      await openMore(page);
      await tabAndPress(page, 'Logout');
      await page.waitForURL('**/main');
    },
  );

  it('an admin sets a second step up, and is asked for its code at the next sign-in', async () => {
    const email = `second.step.${device}@example.com`;
    const link = await invite(email, 'ROLE_ADMIN');
    const { page } = await openPage(chromium.browser, widths[device], test.cloud.url);
    const codeField = 'Code of your authenticator app';
    await choosePassword(page, link);
    await signIn(page, email);
    await page.waitForURL('**/orders/list/full');
    await page.goto('/settings/profile');
    await page.getByRole('button', { name: 'Set it up' }).waitFor();
    await tabAndPress(page, 'Set it up');
    await tabAndType(page, 'Your password', chosen);
    await page.keyboard.press('Enter');
    await page.getByLabel(codeField).waitFor();
    await expectAccessible(page);
    const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    // The field has the focus. A code counts once, so the next sign-in takes that of the next half-minute.
    await page.keyboard.type(computeTotp(secret, toStep(Date.now())));
    await page.keyboard.press('Enter');
    await page.getByText('It is on: after your password we ask for a code of your app.').waitFor();
    await page.goto('/logout');
    await page.waitForURL('**/main');
    await page.goto('/auth/login');
    await tabAndType(page, 'E-mail, phone or login', email);
    await tabAndType(page, 'Password', chosen);
    await page.keyboard.press('Enter');
    await page.getByLabel(codeField).waitFor();
    await expectAccessible(page);
    await page.keyboard.type(computeTotp(secret, toStep(Date.now()) + 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/orders/list/full');
  });
});

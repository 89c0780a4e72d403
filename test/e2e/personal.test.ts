import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { newBuyer } from '#support/people.ts';
import { tabAndPress, tabAndType, tabTo } from './support/keyboard.ts';
import { playedOn } from './support/played.ts';
import { dialog } from './support/signIn.ts';
import { openBuyer } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

/** In three days, as the birthday of a person born in 1957. */
const birthdaySoon = () =>
  addDays(localTime(new Date(), 'Australia/Sydney').day, 3).replace(/^\d{4}/, '1957');

describe.each(playedOn('phone'))('a signed-in user on a %s', (device) => {
  async function open(path: string) {
    const api = test.visitor();
    const user = await newBuyer(api);
    const visit = await openBuyer(chromium.browser, api, widths[device]);
    const button = (name: string | RegExp) => visit.page.getByRole('button', { name });
    const heading = (name: string) => visit.page.getByRole('heading', { name, exact: true });
    await visit.page.goto(path);
    return { api, user, button, heading, ...visit };
  }

  it('changes the name with a question before leaving', async () => {
    const { page, button, heading } = await open('/personal/security');
    await page.getByRole('link', { name: 'Profile' }).click();
    const name = page.getByLabel('Your name');
    await name.fill('');
    await button('Save').click();
    await page.getByText('Enter name').waitFor();
    await page.keyboard.type('Ruby Tran-Lee');
    await page.getByRole('link', { name: 'Security' }).click();
    await heading('Leave without saving?').waitFor();
    await expectAccessible(page);
    await button('Stay here').click();
    await page.goBack();
    await heading('Leave without saving?').waitFor();
    await page.keyboard.press('Escape');
    expect(await name.inputValue()).toBe('Ruby Tran-Lee');
    await button('Save').click();
    await page.getByText('Your profile is saved').waitFor();
    await page.getByRole('link', { name: 'Account of Ruby Tran-Lee' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Account of Ruby Tran-Lee' }).waitFor();
    expect(await name.inputValue()).toBe('Ruby Tran-Lee');
    await expectAccessible(page);
    await name.fill('Nobody');
    await page.getByRole('link', { name: 'Security' }).click();
    await button('Leave').click();
    await page.getByLabel('New password').fill('half a password');
    await page.goBack();
    await button('Leave').click();
    expect(await name.inputValue()).toBe('Ruby Tran-Lee');
  });

  it('edits addresses by keyboard', async () => {
    const { page, button, heading } = await open('/personal/addresses');
    await page.getByText('No addresses yet').waitFor();
    await expectAccessible(page);
    const add = async (name: string, address: string) => {
      await tabAndPress(page, 'Add an address');
      await tabAndType(page, /^Name/, name);
      await tabAndType(page, 'Street address or suburb', address);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByText(/^Delivering to/).waitFor();
      await expectAccessible(page);
      await tabTo(page, 'Suggest this address first');
      if (name === 'Mum') await page.keyboard.press('Space');
      await tabAndPress(page, 'Save address');
      await dialog(page).waitFor({ state: 'hidden' });
      await heading(name).waitFor();
    };
    await add('Home', '10 Crown St, Surry Hills');
    await add('Mum', '5 King Street, Newtown');
    const preferred = page.getByRole('article').filter({ hasText: 'Suggested first' });
    expect(await preferred.getByRole('heading').textContent()).toBe('Mum');
    await tabAndPress(page, 'Edit Home');
    await page.getByLabel('Unit or office (optional)').fill('4');
    await page.keyboard.press('Escape');
    await tabAndPress(page, 'Edit Home');
    expect(await page.getByLabel('Unit or office (optional)').inputValue()).toBe('4');
    await tabAndPress(page, 'Save address');
    await page.getByText('4, 10 Crown St, Surry Hills NSW 2010').waitFor();
    await button('Delete Home').focus();
    await page.keyboard.press('Enter');
    await heading('Home').waitFor({ state: 'detached' });
    await button('Undo').focus();
    await page.keyboard.press('Enter');
    await heading('Home').waitFor();
    await page.reload();
    await page.getByText('4, 10 Crown St, Surry Hills NSW 2010').waitFor();
    expect(await preferred.getByRole('heading').textContent()).toBe('Mum');
    await expectAccessible(page);
  });

  it('saves recipients and sees the next birthday among the days', async () => {
    const { page, button, heading } = await open('/personal/recipients');
    await page.getByText('Nobody here yet').waitFor();
    await expectAccessible(page);
    await button('Add a recipient').click();
    await button('Save recipient').click();
    await page.getByText('Enter name').waitFor();
    await page.keyboard.type('Margaret Ellis');
    await page.getByLabel('Who it is to you (optional)').fill('Mum');
    await page.getByLabel('Birthday (optional)').fill(birthdaySoon());
    await page.getByLabel('Phone (optional)').fill('0491 570 156');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await button('Edit Margaret Ellis').click();
    await page.getByLabel('Note to yourself (optional)').fill('Loves peonies');
    await button('Save recipient').click();
    await page.getByText('Loves peonies').waitFor();
    await button('Delete Margaret Ellis').click();
    await page.getByText('Nobody here yet').waitFor();
    await button('Undo').click();
    await heading('Margaret Ellis').waitFor();
    await page.reload();
    await page.getByText('Loves peonies').waitFor();
    // The header covers what the restored position leaves below it.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Days', exact: true }).click();
    await page.waitForURL('**/personal/days');
    await heading('Margaret Ellis’ birthday').waitFor();
    await page.getByText(/in 3 days/).waitFor();
    await expectAccessible(page);
    await button('Choose flowers for Margaret Ellis').click();
    await page.waitForURL(/\/market\?day=\d{4}-\d\d-\d\d/);
  });

  it('changes the password and signs another device out', async () => {
    const { api, user, page, button, heading } = await open('/personal/security');
    await heading('Set a password').waitFor();
    const type = async (password: string, repeated = password) => {
      await page.getByLabel('New password').fill(password);
      await page.getByLabel('Repeat it').fill(repeated);
      await page.keyboard.press('Enter');
    };
    await type('wattle and gum', 'wattle and gumnut');
    await page
      .getByText(/not equal|match/i)
      .first()
      .waitFor();
    await expectAccessible(page);
    await type('wattle and gum');
    await heading('Change your password').waitFor();
    await page.getByLabel('Current password').fill('wattle and rum');
    await type('banksia after rain');
    await page.getByText('This is not your current password').waitFor();
    expect(await page.getByLabel('New password').inputValue()).toBe('banksia after rain');
    await page.getByLabel('Current password').fill('wattle and gum');
    await page.keyboard.press('Enter');
    await page.getByText(/^Your new password is saved/).waitFor();
    await expect.poll(() => page.getByLabel('New password').inputValue()).toBe('');
    await api.call(logInByPassword, { body: { login: user.phone, password: 'banksia after rain' } });
    await page.reload();
    await button(/^Sign out .+ signed in/).click();
    await page.getByText(/is signed out$/).waitFor();
    await expectAccessible(page);
  });

  it('signs out everywhere, this device too', async () => {
    const { page, button } = await open('/personal/security');
    const other = await page.context().newPage();
    await other.goto('/personal/profile');
    await other.getByLabel('Your name').waitFor();
    await button('Sign out everywhere').click();
    await dialog(page).waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('**/main');
    await button('Sign in or register').waitFor();
    await other.getByText('Sign in to your account').waitFor();
    await page.goto('/personal/profile');
    await page.getByText('Sign in to your account').waitFor();
    await expectAccessible(page);
  });
});

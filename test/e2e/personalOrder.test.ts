import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { addAddress, addRecipient } from '@bloomkin/shared/routes/users.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { payByCard } from '#support/payments.ts';
import { newBuyer, visitAs, visitAsBuyer } from '#support/people.ts';
import { pickProduct, placeOrder, surryHills } from '#support/shopping.ts';
import { chooseDay } from './support/buying.ts';
import { tabAndPress } from './support/keyboard.ts';
import { playedOn } from './support/played.ts';
import { openBuyer, orderIdOf, placeButton } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const mums = { ...surryHills, address: '5 Crown St, Surry Hills NSW 2010', unitOffice: '2', comment: '' };

/** From the day on: the place is said. */
async function placeAndPay(page: Page): Promise<void> {
  await chooseDay(page);
  await page.getByLabel('Card message (optional)').fill('Happy birthday, Mum!');
  await placeButton(page).click();
  await page.waitForURL('**/_local/pay/**');
  await page.getByLabel(/Card number/).fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /Pay/ }).click();
  await page.waitForURL('**/orders/**');
}

/** Another day that the florist can do, and another card, while the order is new. */
async function changeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change day and time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group').getByRole('button', { pressed: false }).last().click();
  await dialog.locator('label:has(input:not([disabled]))').first().click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Move to / }).click();
  await page.getByText(/^Moved to /).waitFor();
  await page.getByRole('button', { name: 'Change card message' }).click();
  await dialog.getByLabel('Card message (optional)').fill('Happy birthday, Nan!');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Happy birthday, Nan!').first().waitFor();
}

describe.each(playedOn('phone'))('on a %s', (device) => {
  const open = (api: Api) => openBuyer(chromium.browser, api, widths[device]);

  it('a saved recipient fills in the checkout and gets the order', async () => {
    const api = test.visitor();
    const { id } = await newBuyer(api);
    const recipient = { fio: 'Margaret Ellis', phone: '0491 570 157', address: mums };
    await api.call(addRecipient, { params: { id }, body: recipient });
    await api.call(addAddress, { body: { ...surryHills, label: 'Home', unitOffice: '4', comment: 'Ring' } });
    const { id: product_id } = await pickProduct(api);
    await api.call(addProduct, { body: { product_id, count: 1 } });
    const { page } = await open(api);
    await page.goto('/cart');
    const address = page.getByRole('main').getByLabel('Street address or suburb');
    const unit = page.getByLabel('Unit or office (optional)');
    await page.getByRole('button', { name: /^Home/ }).click();
    expect([await address.inputValue(), await unit.inputValue()]).toEqual([surryHills.address, '4']);
    await page.getByRole('button', { name: /^Margaret Ellis/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Margaret Ellis/, pressed: true }).waitFor();
    expect([await address.inputValue(), await unit.inputValue()]).toEqual([mums.address, '2']);
    expect(await page.getByLabel('Recipient’s name').inputValue()).toBe('Margaret Ellis');
    await expectAccessible(page);
    await placeAndPay(page);
    const { data: order } = await api.call(getOrder, { params: { id: orderIdOf(page) } });
    expect(order).toMatchObject({
      recipient: { fio: 'Margaret Ellis', phone: '+61491570157' },
      location: { address: mums.address },
      unitOffice: '2',
    });
    await page.getByText(/^Paid/).first().waitFor();
    expect(await page.getByText(/for next time\?$/).count()).toBe(0);
    await changeOrder(page);
    const { data: changed } = await api.call(getOrder, { params: { id: orderIdOf(page) } });
    expect(changed).toMatchObject({ card_message: 'Happy birthday, Nan!', total: order.total });
    expect(changed.deliveryDay).not.toBe(order.deliveryDay);
  });

  it('a message is read by keyboard and its address is saved', async () => {
    const api = await visitAsBuyer(test);
    const { id, number } = await placeOrder(api, await pickProduct(api));
    await payByCard(api, { id });
    await expect.poll(async () => (await api.call(listMessages, {})).unread).toBeGreaterThan(0);
    const { page } = await open(api);
    await page.goto('/messages');
    await page.getByText('1 message, 1 unread').waitFor();
    await expectAccessible(page);
    await tabAndPress(page, new RegExp(`^Paid: order ${number}`));
    await page.waitForURL('**/orders/*');
    await page.getByRole('heading', { name: 'Keep this address for next time?' }).waitFor();
    await expectAccessible(page);
    await tabAndPress(page, 'Keep');
    await tabAndPress(page, 'My addresses');
    await page.getByRole('heading', { name: 'Surry Hills NSW' }).waitFor();
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await page.getByText('1 message, all read').waitFor();
    await expectAccessible(page);
  });

  it('a florist keeps a half-typed name in the profile', async () => {
    const api = await visitAs(test, { phone: 'vendor1', desk: 'vendor2' }[device]);
    const { page } = await open(api);
    const button = (name: string) => page.getByRole('button', { name });
    const openMessages = async () => {
      if (device === 'phone') await button('More').click();
      await page
        .getByRole('link', { name: /messages/i })
        .filter({ visible: true })
        .first()
        .click();
    };
    await page.goto('/settings/profile');
    await page.getByText('This device', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Name', { exact: true }).fill('Marlo Hughes-Baker');
    await openMessages();
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor();
    await expectAccessible(page);
    await button('Stay here').click();
    await button('Save').click();
    await page.getByText('Your profile is saved').waitFor();
    await page.reload();
    await page.getByText('This device', { exact: true }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Marlo Hughes-Baker');
    await openMessages();
    await page.getByText(/messages, \d+ unread$/).waitFor();
    await expectAccessible(page);
    await button('Mark all as read').click();
    await page.getByText(/messages, all read$/).waitFor();
  });
});

import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, useBrowser, widths } from '#support/browser.ts';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { putPerson } from '#support/operator.ts';
import { messageTo } from '#support/outbox.ts';
import { settleSales } from '#support/payments.ts';
import { newAbn, newPhone } from '#support/people.ts';
import { patience, someOf } from '#support/run/budget.ts';
import { aPhoto } from '#support/upload.ts';
import { buyProduct, fillCheckout, payByCard, setDeliveryPlace, typeCode } from './support/buying.ts';
import { handOver } from './support/handOver.ts';
import { addZone, fillStore, saveChanges, setHours } from './support/storeSetup.ts';

const test = localCloud({ demoData: false });
const chromium = useBrowser();

const password = 'Jacaranda-in-bloom';
const adminEmail = 'kim@bloomkin.example';

/** As an operator begins a stage: `npm run seed` and the first admin. */
beforeAll(async () => {
  connectModules(test.cloud);
  const { seedStage } = await import('@bloomkin/scripts/seed/seedStage.ts');
  await seedStage(new Date());
  const admin = { fio: 'Kim Lee', email: adminEmail, hasPassword: true };
  await putPerson(test.cloud, { ...admin, roles: ['ROLE_ADMIN'] }, password);
});

const open = (size: { width: number; height: number }) => openPage(chromium.browser, size, test.cloud.url);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail, phone or login').fill(email);
  await field(page, 'Password').fill(password);
  await page.keyboard.press('Enter');
}

/** Answers the path of the mailed link. */
async function inviteFlorist(size: { width: number; height: number }, fio: string, email: string) {
  const { page } = await open(size);
  await signIn(page, adminEmail);
  await page.waitForURL('**/orders/list/full');
  await page.goto('/users/vendors');
  await page.getByRole('link', { name: 'Invite someone' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite someone' });
  await drawer.getByLabel('Name', { exact: true }).fill(fio);
  await drawer.getByLabel('E-mail', { exact: true }).fill(email);
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await heading(page, fio).waitFor();
  const mail = await messageTo(
    test.cloud.url,
    email,
    ({ subject }) => subject === 'You are invited to Bloomkin',
  );
  return /\/auth\/change_password\/[\w-]+/.exec(mail.text)?.[0] ?? '';
}

async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await field(page, 'New password').fill(password);
  await field(page, 'Repeat it').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth/login');
  await field(page, 'Password').fill(password);
  await page.keyboard.press('Enter');
  await heading(page, 'Open your shop').waitFor();
}

/** Follows the list of what is left to what its current step names. */
async function takeStep(page: Page, done: number, verb: string): Promise<void> {
  await page.goto('/companies/open');
  await page.getByText(`${done} of 7 done`).waitFor();
  await page.getByRole('main').getByRole('link', { name: verb, exact: true }).click();
}

async function makeCompany(page: Page, brand: string): Promise<void> {
  await page.getByText('1 of 7 done').waitFor();
  await field(page, 'ABN').fill(formatAbn(newAbn()));
  await page.getByText('The business register says').waitFor();
  await page.getByLabel('Brand, as buyers see it').fill(brand);
  await button(page, 'Yes, this is us').click();
  await page.getByText('3 of 7 done').waitFor();
}

async function makeProduct(page: Page, name: string): Promise<void> {
  await takeStep(page, 5, 'Add product');
  await field(page, 'Name').fill(name);
  await field(page, 'SKU').fill('FN-1');
  await field(page, 'Category').selectOption({ index: 1 });
  await field(page, 'Type').selectOption({ label: 'Bouquet' });
  await page.getByRole('textbox', { name: 'Price' }).fill('60');
  await button(page, 'Add product').click();
  await page.waitForURL(/\/products\/edit\/\w+\?tab=photos$/);
  const photo = { name: 'daisies.jpg', mimeType: 'image/jpeg', buffer: await aPhoto('#9c1b5d', 900) };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('main').locator('img[src^="/media/products/"]').first().waitFor();
}

async function connectPayouts(page: Page): Promise<void> {
  await takeStep(page, 6, 'Connect');
  await button(page, 'Connect payouts').click();
  await button(page, 'Give all details').click();
  await page.waitForURL('**/money?payouts=back');
  await page.getByText('Ready', { exact: true }).waitFor();
}

interface Town {
  name: string;
  address: string;
  product: string;
}

async function openShop(page: Page, { name, address, product }: Town): Promise<void> {
  await makeCompany(page, `${name} Blooms`);
  await takeStep(page, 3, 'Add store');
  await page.waitForURL('**/stores/create');
  await fillStore(page, name, address);
  await setHours(page);
  await page.getByRole('tab', { name: 'Delivery zones' }).click();
  await addZone(page);
  await saveChanges(page);
  await makeProduct(page, product);
  await connectPayouts(page);
  await page.goto('/companies/open');
  await page.getByText('We look at your shop now').first().waitFor();
  await test.cloud.settle();
}

/** An admin looks at the register's name first. */
async function approve(size: { width: number; height: number }, { name }: Town): Promise<void> {
  const { page } = await open(size);
  await signIn(page, adminEmail);
  await page.waitForURL('**/orders/list/full');
  await page.goto('/companies/list?show=to_approve');
  await page.getByRole('link', { name: `${name} Blooms` }).click();
  await page.getByText('Ready to sell, not approved yet.').waitFor();
  await page.getByText('Register says').waitFor();
  await button(page, 'Approve').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('A word to the florist').fill('Welcome to Bloomkin');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Selling', { exact: true }).first().waitFor();
  await test.cloud.settle();
}

const cardMessage = 'Get well soon, Nan';

/** A guest of that town who becomes a buyer; answers the order's id. */
async function order(
  size: { width: number; height: number },
  { name, address, product }: Town,
): Promise<string> {
  const buyer = { fio: 'Ruby Tran', phone: newPhone(), cardMessage };
  const { page } = await open(size);
  await page.goto('/');
  await setDeliveryPlace(page, address, name);
  await page.goto('/market');
  await page.getByRole('link', { name: product }).first().waitFor();
  await buyProduct(page, `Add ${product} to cart`);
  await page.waitForURL('**/cart');
  await fillCheckout(page, buyer);
  await typeCode(page, test.cloud.url, buyer);
  await page.getByRole('button', { name: /^Place order · \$69(\.00)?$/ }).click();
  const id = await payByCard(page);
  await test.cloud.settle();
  return id;
}

/** Called when the payment has settled. The link of the invitation proved the address. */
async function expectToldWithinMinute(email: string): Promise<void> {
  const paidAt = Date.now();
  const told = await messageTo(test.cloud.url, email, ({ subject }) =>
    /^New order \S+ for/.test(subject ?? ''),
  );
  expect(Math.abs(Date.parse(told.at) - paidAt)).toBeLessThan(60_000);
}

async function complete(page: Page, orderId: string): Promise<void> {
  await page.goto(`/orders/view/${orderId}`);
  await page.getByText(cardMessage).first().waitFor();
  await button(page, 'Start making').click();
  await button(page, 'Mark ready').click();
  await handOver(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('Delivered', { exact: true }).filter({ visible: true }).first().waitFor();
  await test.cloud.settle();
}

/** $69 less 10 per cent. */
/** The money follows once the minutes are over in which a delivery can be undone. */
async function seeMoney(page: Page, orderId: string): Promise<void> {
  await settleSales(test.cloud);
  await page.goto('/money');
  const lines = page.getByRole('region', { name: 'Lines' });
  const ofOrder = page.locator(`a[href="/orders/view/${orderId}"]`);
  const line = lines.locator('tr, li').filter({ has: ofOrder });
  await line.filter({ hasText: '$62.10' }).waitFor();
  const sent = lines.locator('tr, li').filter({ hasText: 'Sent to your bank' });
  await sent.filter({ hasText: '$62.10' }).waitFor();
}

const stages = [
  {
    florist: 'phone',
    buyer: 'desk',
    fio: 'Gulsen Yildirim',
    town: { name: 'Longreach', address: '12 Eagle St, Longreach QLD 4730', product: 'Paper daisies' },
  },
  {
    florist: 'desk',
    buyer: 'phone',
    fio: 'Kofi Mensah',
    town: { name: 'Charleville', address: '8 Wills St, Charleville QLD 4470', product: 'Mulga wattle' },
  },
] as const;

describe.each(someOf(stages))(
  'on an empty stage, a florist at the $florist',
  ({ florist, buyer, fio, town }) => {
    it('opens a shop by invitation and gets a first order', {
      timeout: 300_000 * patience,
    }, async () => {
      const email = `${florist}@florist.example`;
      const link = await inviteFlorist(widths[florist], fio, email);
      const { page } = await open(widths[florist]);
      await acceptInvitation(page, link);
      await openShop(page, town);
      await approve(widths[florist], town);
      const orderId = await order(widths[buyer], town);
      await expectToldWithinMinute(email);
      await complete(page, orderId);
      await seeMoney(page, orderId);
    });
  },
);

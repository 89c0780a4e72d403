import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { connectModules } from '#support/handlerClient.ts';
import { demoShop } from '#support/localCloud.ts';
import { payByCard, settleSales } from '#support/payments.ts';
import { signInDemoUser } from '#support/people.ts';
import { placeOrderWith } from '#support/shopping.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

/** A florist that has never connected payouts. */
async function unconnectedFlorist(name: string) {
  const api = test.visitor();
  const id = CompanyId.parse((await signInDemoUser(api, name)).company?.id);
  connectModules(test.cloud);
  const { companyEntity } = await import('@bloomkin/lambdas/model/companies/companyEntity.ts');
  const { patchItem } = await import('@bloomkin/lambdas/platform/table/write.ts');
  await patchItem(companyEntity, { id }, { set: { paymentAccountId: null, chargesEnabled: false } });
  return { api, id };
}

async function placePaidOrder(companyId: string) {
  const buyer = test.visitor();
  const order = await placeOrderWith(buyer, companyId);
  await payByCard(buyer, order);
  await settle();
  return order;
}

const settle = () => settleSales(test.cloud);

async function connectPayouts(page: Page): Promise<void> {
  await page.goto('/money');
  await page.getByRole('button', { name: 'Connect payouts' }).click();
  await page.getByRole('button', { name: 'Give all details' }).click();
  await page.waitForURL('**/money?payouts=back');
  await page.getByText('Ready', { exact: true }).waitFor();
}

async function refundOneItem(page: Page, orderId: string): Promise<void> {
  await page.goto(`/orders/view/${orderId}`);
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Some items' }).check();
  await dialog.getByRole('button', { name: 'One more' }).first().click();
  await dialog.getByLabel('Reason').fill('Two stems were wilted');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await page.getByText(/goes back to the buyer/).waitFor();
  await settle();
}

async function download(page: Page, name: string): Promise<string> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return (await arriving).suggestedFilename();
}

const vendors = { desk: 'vendor1', phone: 'vendor2' };

describe.each(playedOn('desk'))('a florist’s money on a %s', (device, size) => {
  it('follows completion and refund onto the statement', async () => {
    const { api, id } = await unconnectedFlorist(vendors[device]);
    const { page } = await openSignedIn(chromium.browser, api, size);
    await connectPayouts(page);
    const order = await placePaidOrder(id);
    await api.call(updateOrder, { params: { id: order.id }, body: { status: 'completed', early: true } });
    await settle();
    await refundOneItem(page, order.id);
    await page.goto('/money');
    await page.getByText(`Order #${order.number}`).first().waitFor();
    await page.getByText(`Refund on #${order.number}`).first().waitFor();
    await page
      .getByText(/^(Sent to|Taken back from) your bank$/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    expect(await download(page, 'Download CSV')).toMatch(/^bloomkin-\d{11}-20\d\d-\d\d\.csv$/);
    expect(await download(page, 'Statement, PDF')).toMatch(/\.pdf$/);
  });
});

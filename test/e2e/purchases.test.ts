import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { code, openShop, type Shop } from '#stories/purchases/shop.ts';
import { openPage, useBrowser, widths } from '#support/browser.ts';
import { localCloud } from '#support/localCloud.ts';
import { newPhone } from '#support/people.ts';
import { someOf } from '#support/run/budget.ts';
import { signInNewUser } from '#support/signInDirectly.ts';
import { fillPage, payByCard, typeCode } from './support/buying.ts';
import { keep, openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: false });
const chromium = useBrowser();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(test);
});

interface Row {
  device: keyof typeof widths;
  person: 'newPhone' | 'knownPhone' | 'signedIn';
  goods: 'plain' | 'sized' | 'extra' | 'twoLines' | 'discounted' | 'code';
  way: 'somebody' | 'me' | 'pickUp';
  happens: 'nothing' | 'reload' | 'backFromCardPage' | 'priceChanged' | 'productGone';
}

const place = { address: '12 King St, Newtown NSW 2042', lat: -33.8977, lng: 151.1793 };

const row = (
  device: Row['device'],
  person: Row['person'],
  goods: Row['goods'],
  way: Row['way'],
  happens: Row['happens'] = 'nothing',
): [string, Row] => [
  `${device}: ${person}, ${goods}, ${way}, ${happens}`,
  { device, person, goods, way, happens },
];

const rows = [
  row('desk', 'knownPhone', 'sized', 'somebody', 'priceChanged'),
  row('desk', 'signedIn', 'discounted', 'somebody', 'backFromCardPage'),
  row('phone', 'newPhone', 'sized', 'somebody'),
  row('desk', 'newPhone', 'extra', 'me', 'reload'),
  row('phone', 'knownPhone', 'twoLines', 'somebody', 'productGone'),
  row('phone', 'knownPhone', 'code', 'pickUp'),
  row('desk', 'newPhone', 'sized', 'me', 'backFromCardPage'),
  row('phone', 'knownPhone', 'sized', 'me'),
  row('phone', 'newPhone', 'plain', 'pickUp'),
  row('phone', 'signedIn', 'sized', 'somebody'),
  row('desk', 'signedIn', 'twoLines', 'me', 'reload'),
  row('phone', 'newPhone', 'code', 'somebody'),
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

async function add(page: Page, product: Product): Promise<string> {
  const size = product.sizes.at(-1);
  await page.goto(`/viewproduct/${product.id}${size ? `?size=${size.id}` : ''}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const title = lineTitle(product.name, size?.name);
  await panel(page)
    .getByRole('group', { name: `Quantity of ${title}` })
    .waitFor();
  return title;
}

async function fill(page: Page, { way }: Row, buyer: { fio: string; phone: string; cardMessage: string }) {
  if (way === 'pickUp') {
    await page.getByText('Pick up', { exact: false }).first().click();
    await page.locator('label:has(input[type=radio][name*=ickup])').first().click();
  } else if (way === 'me') await page.getByLabel('The flowers are for me').check();
  else await page.getByLabel('Recipient’s name').fill('Margaret Ellis');
  await fillPage(page, buyer);
}

const placeButton = (page: Page) => button(page, /^Place order · \$/);

describe('a purchase in the browser', () => {
  it.each(someOf(rows, 2))('comes through for %s', async (_, journey) => {
    const { device, person, goods, happens } = journey;
    const buyer = { fio: 'Ruby Tran', phone: newPhone(), cardMessage: 'With love' };
    const api = test.visitor();
    if (person !== 'newPhone') {
      const { user, cookies } = await signInNewUser({ fio: buyer.fio, phone: `+61${buyer.phone}` });
      api.keepCookies(cookies);
      api.token = user.api_token;
    }
    const visit =
      person === 'signedIn'
        ? await openSignedIn(chromium.browser, api, widths[device])
        : await openPage(chromium.browser, widths[device], test.cloud.url);
    const { page } = visit;
    await keep(page, { location: place });
    const products = shop.goods;
    const product = products[goods === 'code' ? 'plain' : goods];
    const titles = new Set([await add(page, product)]);
    if (goods === 'extra') titles.add(await add(page, products.addon));
    if (goods === 'twoLines') titles.add(await add(page, products.second));
    await panel(page)
      .getByRole('button', { name: /Buy now/ })
      .click();
    await page.waitForURL('**/cart');
    await fill(page, journey, buyer);
    // The code waits over it, as for whoever looks at the message on the same phone.
    if (person !== 'signedIn') await page.getByLabel('Four-digit code').waitFor();
    if (happens === 'reload') await page.reload();
    if (person !== 'signedIn') await typeCode(page, test.cloud.url, buyer);
    // With the account's cart, so that what changes next is said by Place order.
    await placeButton(page).waitFor();
    const restore =
      happens === 'priceChanged'
        ? await shop.changePrice(product)
        : happens === 'productGone'
          ? await shop.takeOff(product)
          : undefined;
    if (goods === 'code') {
      await button(page, 'Add a code').click();
      await page.getByLabel('Discount code').fill(code);
    }
    await placeButton(page).click();
    if (happens === 'productGone') {
      await page
        .getByRole('alert')
        .getByText(/Not available any more/)
        .first()
        .waitFor();
      await button(page, 'Take out').click();
      await page
        .getByText(/Not available any more/)
        .first()
        .waitFor({ state: 'detached' });
      titles.delete(product.name);
    }
    // What differs from what was shown is said, and placed by another press.
    if (happens === 'priceChanged' || happens === 'productGone' || goods === 'code') {
      if (happens !== 'productGone')
        await page
          .getByText(/total is now|new total/)
          .first()
          .waitFor();
      await placeButton(page).click();
    }
    await page.waitForURL('**/_local/pay/**');
    const asked = Number(/\$([\d,]+(?:\.\d\d)?)/.exec((await page.textContent('body')) ?? '')?.[1]);
    if (happens === 'backFromCardPage') {
      await page.goBack();
      await button(page, /Pay now/).click();
    }
    const orderId = await payByCard(page);
    await restore?.();
    const { data: order } = await shop.florist.call(getOrder, { params: { id: orderId } });
    expect(order.total).toBe(asked);
    expect(new Set(order.items.map(({ product: { name }, size }) => lineTitle(name, size?.name)))).toEqual(
      titles,
    );
    expect(order).toMatchObject({
      ...{ payment_status: 'paid', card_message: buyer.cardMessage, isPickup: journey.way === 'pickUp' },
      recipient: journey.way === 'somebody' ? { fio: 'Margaret Ellis' } : null,
    });
    expect(order.discounts.map((discount) => discount.code)).toEqual(
      goods === 'code' ? [code] : goods === 'discounted' ? [null] : [],
    );
  });
});

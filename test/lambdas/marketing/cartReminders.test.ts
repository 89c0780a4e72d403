import type { CartItem } from '@bloomkin/lambdas/model/carts/cartEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { remindOfCart } from '@bloomkin/shared/routes/cart.ts';
import {
  changeMarketingConsent,
  getMarketingConsent,
  unsubscribe,
} from '@bloomkin/shared/routes/marketing.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { type ConsentPurpose, consentPurposes } from '@bloomkin/shared/schemas/marketing.ts';
import { describe, expect, it } from 'vitest';
import { aCart } from '#support/buyerItems.ts';
import { aProduct } from '#support/catalogueItems.ts';
import type { Call } from '#support/handlerClient.ts';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';

const test = securityFixture();
let buyers = 0;

const ask = (route: Route, { token }: Person, call: Call = {}) =>
  test.backend.handlers.call(route, { ...call, token });
const agree = (buyer: Person, agreed = true, purpose: ConsentPurpose = 'cart') =>
  ask(changeMarketingConsent, buyer, { body: { agreed, purpose } });

/** A buyer who left flowers in the cart so long ago. */
async function leaveCart({ minutes = 61, ...more }: Partial<CartItem> & { minutes?: number } = {}) {
  const { backend, seed } = test;
  const buyer = await backend.signInNewUser({ fio: `Elena ${++buyers}`, roles: ['ROLE_BUYER'] });
  const touchedAt = new Date(Date.now() - minutes * 60_000).toISOString();
  const cart = { ...aCart(buyer.user, seed.roses.thorn), touchedAt, ...more };
  await backend.put({ carts: [cart] });
  return { buyer, cart, email: buyer.user.email };
}

const remind = (hash: string) => ask(remindOfCart, test.seed.people.admin, { params: { id: hash } });

async function mailsTo(email: string) {
  await test.backend.cloud.settle();
  return test.backend.cloud.outbox.list(email);
}

describe('a reminder of an abandoned cart', () => {
  it('goes once to a buyer with consent, even from two admins', async () => {
    const { buyer, cart, email } = await leaveCart();
    await agree(buyer);
    const answers = await Promise.all([remind(cart.hash), remind(cart.hash)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await remind(cart.hash)).code).toBe('CART.REMINDED');
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your flowers are still in the cart']);
    const { thorn, roses } = test.seed;
    expect(mails[0]?.text).toContain(`You chose flowers from ${thorn.company.brand}: ${roses.thorn.name}.`);
    expect(mails[0]?.text).toContain('Bloomkin Pty Ltd, ABN');
    const audit = await ask(listAudit, test.seed.people.admin, {
      query: { object: `user:${buyer.user.id}` },
    });
    expect(audit.text).toContain('user.cart_reminded');
    const listed = await ask(listOrders, test.seed.people.admin, { query: { statuses: 'abandoned_cart' } });
    const { data } = listOrders.options.response.parse(JSON.parse(listed.text));
    const shown = data.find(({ id }) => id === cart.hash);
    expect(shown?.reminder).toEqual({
      state: 'reminded',
      agreed_at: expect.any(String),
      sent_at: expect.any(String),
    });
  });

  it('fails without consent, or after it was withdrawn', async () => {
    const { buyer, cart, email } = await leaveCart();
    expect((await remind(cart.hash)).code).toBe('CART.NO_CONSENT');
    await agree(buyer);
    await agree(buyer, false);
    expect((await remind(cart.hash)).code).toBe('CART.NO_CONSENT');
    expect(await mailsTo(email)).toEqual([]);
  });

  it('fails for a present or unconfirmed buyer', async () => {
    const fresh = await leaveCart({ minutes: 59 });
    await agree(fresh.buyer);
    expect((await remind(fresh.cart.hash)).code).toBe('CART.IN_USE');
    const unreachable = await leaveCart();
    await agree(unreachable.buyer);
    await test.backend.put({ users: [{ ...unreachable.buyer.user, email: '' }] });
    expect((await remind(unreachable.cart.hash)).code).toBe('CART.NO_EMAIL');
  });
});

describe('the products in a reminder', () => {
  const putProduct = async (about: Partial<ProductItem>) => {
    const product = aProduct(test.seed.thorn.company.id, about);
    await test.backend.put({ products: [product] });
    return { productId: product.id, count: 1, shownCents: product.priceCents };
  };

  it('include those that are still sold, without a link in a name', async () => {
    const lines = [
      await putProduct({ name: 'Tulips evil.example' }),
      await putProduct({ name: 'Old Roses', active: false }),
      await putProduct({ name: 'Wattle Day' }),
    ];
    const { buyer, cart, email } = await leaveCart({ lines });
    await agree(buyer);
    expect((await remind(cart.hash)).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(': Tulips evil. example and Wattle Day.');
    expect(mail?.text).not.toContain('Old Roses');
  });

  it('leave no reminder when none is sold any more', async () => {
    const lines = [await putProduct({ name: 'Old Roses', active: false })];
    const { buyer, cart, email } = await leaveCart({ lines });
    await agree(buyer);
    const { status, code, text } = await remind(cart.hash);
    expect([status, code]).toEqual([409, 'CART.PRODUCT_UNAVAILABLE']);
    expect(text).toContain('Nothing in this cart can be bought at the moment.');
    const { sendCartReminder } = await import('@bloomkin/lambdas/model/messages/consent/sendCartReminder.ts');
    await sendCartReminder({ kind: 'cart_reminder', userId: buyer.user.id, hash: cart.hash });
    expect(await mailsTo(email)).toEqual([]);
  });
});

const tokenOf = (mail: { headers?: Readonly<Record<string, string>> } | undefined): string =>
  /^<https?:\/\/.+\?token=([\w-]{32})>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';

function pressLink(token: string) {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return test.backend.handlers.call(unsubscribe, { query: { token }, body, headers });
}

describe('consent', () => {
  const read = async (buyer: Person) =>
    getMarketingConsent.options.response.parse(JSON.parse((await ask(getMarketingConsent, buyer)).text)).data;

  it('starts absent and keeps the date of a decision', async () => {
    const { buyer } = await leaveCart();
    const none = { agreed: false, at: null, source: null };
    expect(await read(buyer)).toEqual({ ...none, reminders: none, cart: none });
    await agree(buyer);
    const first = await read(buyer);
    const given = { agreed: true, at: expect.any(String), source: 'account' };
    expect(first).toEqual({ ...none, reminders: none, cart: given });
    await agree(buyer);
    expect(await read(buyer)).toEqual(first);
  });

  it('ends by one press on a mailed link without sign-in, repeatable', async () => {
    const { buyer, cart, email } = await leaveCart();
    for (const purpose of consentPurposes) await agree(buyer, true, purpose);
    await remind(cart.hash);
    const [mail] = await mailsTo(email);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const token = tokenOf(mail);
    expect(mail?.text).toContain(`/unsubscribe?token=${token}`);
    for (let press = 0; press < 2; press++) expect((await pressLink(token)).status).toBe(200);
    expect(await read(buyer)).toMatchObject({
      cart: { agreed: false, source: 'mail_link' },
      ...{ agreed: true, reminders: { agreed: true } },
    });
  });

  it('was one for offers and carts before: it stands for both until either is answered, and its links end both', async () => {
    const { consentEntity, unsubscribeEntity } = await import(
      '@bloomkin/lambdas/model/messages/consent/consentEntity.ts'
    );
    const { putItem } = await import('@bloomkin/lambdas/platform/table/write.ts');
    const agreedLongAgo = async (letter: string) => {
      const left = await leaveCart();
      const [userId, token] = [left.buyer.user.id, letter.repeat(32)];
      const decision = { agreed: true, at: '2026-06-01T00:00:00.000Z', source: 'account' } as const;
      await putItem(consentEntity, { ...decision, userId, token, earlier: [], version: 1 });
      await putItem(unsubscribeEntity, { token, userId, purpose: 'marketing' });
      return { ...left, token, decision };
    };
    const { buyer, cart, email, decision, token } = await agreedLongAgo('b');
    expect(await read(buyer)).toMatchObject({ ...decision, cart: decision });
    await agree(buyer, false, 'marketing');
    expect(await read(buyer)).toMatchObject({ agreed: false, cart: decision });
    expect((await remind(cart.hash)).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(tokenOf(mail)).not.toBe(token);
    await pressLink(token);
    expect((await read(buyer)).cart.agreed).toBe(false);
    const other = await agreedLongAgo('c');
    expect((await remind(other.cart.hash)).status).toBe(200);
    const [one] = await mailsTo(other.email);
    await pressLink(tokenOf(one));
    expect(await read(other.buyer)).toMatchObject({ agreed: true, cart: { agreed: false } });
    expect((await pressLink(other.token)).text).toContain('no more reminders of a cart and offers');
    expect(await read(other.buyer)).toMatchObject({ agreed: false, cart: { agreed: false } });
  });

  it('answers 404 for a token that was never issued', async () => {
    const answer = await test.backend.handlers.call(unsubscribe, {
      query: { token: 'a'.repeat(32) },
      body: {},
    });
    expect(answer.status).toBe(404);
  });
});

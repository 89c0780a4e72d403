import * as cart from '@bloomkin/shared/routes/cart.ts';
import { changeMarketingConsent } from '@bloomkin/shared/routes/marketing.ts';
import { exportAbandonedCarts, getAbandonedSummary, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import { aCart, anOrderFor } from '#support/buyerItems.ts';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';

const test = securityFixture();

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const admin = () => test.seed.people.admin.token;

async function leaveCart(fio: string, more: object = {}) {
  const { backend, seed } = test;
  const buyer = await backend.signInNewUser({ fio, roles: ['ROLE_BUYER'] });
  const left = { ...aCart(buyer.user, seed.roses.thorn), fio, touchedAt: ago(90), ...more };
  await backend.put({ carts: [left] });
  return { buyer, left };
}

async function agree({ token }: Person, agreed = true) {
  const { handlers, cloud } = test.backend;
  await handlers.call(changeMarketingConsent, { body: { agreed, purpose: 'cart' }, token });
  await cloud.settle();
}

const remind = (id: string) =>
  test.backend.handlers.call(cart.remindOfCart, { params: { id }, token: admin() });

async function list(query: object) {
  const call = { query: { statuses: 'abandoned_cart', ...query }, token: admin() };
  const { text } = await test.backend.handlers.call(listOrders, call);
  return listOrders.options.response.parse(JSON.parse(text));
}

async function summarise() {
  const { text } = await test.backend.handlers.call(getAbandonedSummary, { token: admin() });
  return getAbandonedSummary.options.response.parse(JSON.parse(text)).data;
}

const countsOf = async (search: string) => {
  const { counts } = await list({ search });
  return [counts.may_be_reminded, counts.reminded, counts.not_to_be_reminded];
};

describe('the tab of an abandoned cart', () => {
  it('follows consent, e-mail and reminder of its buyer', async () => {
    const { buyer, left } = await leaveCart('Ada Tab');
    expect(await countsOf('ada')).toEqual([0, 0, 1]);
    await agree(buyer);
    expect(await countsOf('ada')).toEqual([1, 0, 0]);

    await test.backend.put({ users: [{ ...buyer.user, email: '' }] });
    await test.backend.cloud.settle();
    expect((await list({ search: 'ada' })).data[0]?.reminder?.state).toBe('no_email');
    await test.backend.put({ users: [buyer.user] });
    await agree(buyer, false);
    expect((await list({ search: 'ada' })).data[0]?.reminder?.state).toBe('not_agreed');

    await agree(buyer);
    expect((await remind(left.hash)).status).toBe(200);
    expect(await countsOf('ada')).toEqual([0, 1, 0]);
    await agree(buyer, false);
    expect(await countsOf('ada')).toEqual([0, 1, 0]);
  });

  it('follows the lock of an account, also to the next cart', async () => {
    const { backend } = test;
    const { buyer, left } = await leaveCart('Ivy Tab');
    await agree(buyer);
    const before = await summarise();
    await backend.put({ users: [{ ...buyer.user, active: false }] });
    await backend.cloud.settle();
    expect(await countsOf('ivy')).toEqual([0, 0, 1]);
    expect((await list({ search: 'ivy' })).data[0]?.reminder?.state).toBe('locked');
    const { states } = await summarise();
    expect([states.may_be_reminded, states.locked]).toEqual([
      ...[before.states.may_be_reminded - 1, before.states.locked + 1],
    ]);
    expect((await remind(left.hash)).code).toBe('CART.LOCKED');
    const { emptyCart, findCart } = await import('@bloomkin/lambdas/model/carts/cartEntity.ts');
    expect(emptyCart(buyer.user.id, new Date(), await findCart(buyer.user.id)).isLocked).toBe(true);

    await backend.put({ users: [buyer.user] });
    await backend.cloud.settle();
    expect(await countsOf('ivy')).toEqual([1, 0, 0]);
  });

  it('tells of a cart that is opened after the consent', async () => {
    const { backend, seed } = test;
    const buyer = await backend.signInNewUser({ fio: 'Bea Tab', roles: ['ROLE_BUYER'] });
    await agree(buyer);
    await backend.put({
      carts: [
        { ...aCart(buyer.user, seed.roses.thorn), hasEmail: false, fio: 'Bea Tab', touchedAt: ago(90) },
      ],
    });
    await backend.cloud.settle();
    expect(await countsOf('bea')).toEqual([1, 0, 0]);
  });

  it('passes to the next cart, which was not reminded yet', async () => {
    const { buyer, left } = await leaveCart('Cleo Tab');
    await agree(buyer);
    await remind(left.hash);
    await test.backend.handlers.call(cart.createCart, { body: {}, token: buyer.token });
    const { findCart } = await import('@bloomkin/lambdas/model/carts/cartEntity.ts');
    expect(await findCart(buyer.user.id)).toMatchObject({
      ...{ agreedAt: expect.any(String), hasEmail: true, remindedAt: null },
    });
  });

  it('overwrites no change of the cart', async () => {
    const { buyer, left } = await leaveCart('Dell Tab');
    await test.backend.cloud.settle();
    const { findCart, saveReminderFacts } = await import('@bloomkin/lambdas/model/carts/cartEntity.ts');
    const before = await findCart(buyer.user.id);
    const call = { params: { id: left.hash }, body: { comment: 'Ring twice' }, token: buyer.token };
    await test.backend.handlers.call(cart.updateCart, call);
    if (!before) throw new Error('There is no cart');
    const facts = { agreedAt: ago(1), hasEmail: false, isLocked: false };
    expect(await saveReminderFacts(before, facts)).toBe(false);
    expect(await findCart(buyer.user.id)).toMatchObject({ comment: 'Ring twice', agreedAt: null });
  });

  it('filters list and file under the other filters', async () => {
    const sentAt = ago(30);
    const day = { day: '2026-12-01', period: null };
    await leaveCart('Dora One', { remindedAt: sentAt, ...day });
    await leaveCart('Dora Two', day);
    await leaveCart('Dora Three');
    const { total, data, counts } = await list({ search: 'dora', stopped_at: 'day', reminder: 'reminded' });
    expect([total, counts.all, counts.reminded, counts.not_to_be_reminded]).toEqual([1, 2, 1, 1]);
    expect(data).toMatchObject([
      { fio: 'Dora One', stopped_at: 'day', reminder: { state: 'reminded', sent_at: sentAt } },
    ]);
    const query = { search: 'dora', reminder: 'not_to_be_reminded' };
    const { text } = await test.backend.handlers.call(exportAbandonedCarts, { query, token: admin() });
    expect(text.trim().split('\r\n').slice(1)).toHaveLength(2);
    expect(text).not.toContain('Dora One');
  });
});

describe('the figures of abandoned carts', () => {
  it('count carts by state and what is in them', async () => {
    const before = await summarise();
    await leaveCart('Elsa Figure', { remindedAt: ago(20) });
    await leaveCart('Fred Figure');
    const { total, worth, states } = await summarise();
    expect([total, states.reminded, states.not_agreed]).toEqual([
      ...[before.total + 2, before.states.reminded + 1, before.states.not_agreed + 1],
    ]);
    expect(worth).toBeCloseTo(before.worth + (2 * test.seed.roses.thorn.priceCents) / 100, 2);
  });

  it('count an order of a reminded cart once, however often its change arrives', async () => {
    const { backend, seed } = test;
    const before = await summarise();
    const [{ buyer, left }, other] = [await leaveCart('Gus Figure'), await leaveCart('Hal Figure')];
    await agree(buyer);
    await remind(left.hash);
    expect(await summarise()).toMatchObject({ reminded: before.reminded + 1, came_back: before.came_back });
    const place = ({ user }: Person) => anOrderFor(user, seed.thorn, seed.roses.thorn);
    const order = { ...place(buyer), cartHash: left.hash };
    await backend.put({ orders: [order, { ...place(other.buyer), cartHash: other.left.hash }] });
    await backend.cloud.settle();
    const { countCameBack } = await import('@bloomkin/lambdas/events/consumers/countCameBack.ts');
    await Promise.all([countCameBack(order), countCameBack(order)]);
    const after = await summarise();
    expect([after.reminded, after.came_back]).toEqual([before.reminded + 1, before.came_back + 1]);
    expect(after.ordered).toBeCloseTo(before.ordered + order.totalCents / 100, 2);
  });
});

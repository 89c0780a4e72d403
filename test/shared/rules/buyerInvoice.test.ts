import { buildBuyerInvoice } from '@bloomkin/shared/rules/buyerInvoice.ts';
import { computeGst, isGstRegistered } from '@bloomkin/shared/rules/gst.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const supplier = { name: 'Petal Pty Ltd', abn: '13699001011', gst_registered: true };
const item = (name: string, price: number, count: number, size: string | null = null) => ({
  product: { id: name, name, price, photo: null, company: 'petal', sku: name },
  size: size && { id: size, name: size },
  product_price: price,
  count,
});
const paidAt = { at: '2026-11-20T13:30:00.000Z', by: 'Card payment', from: 'not_paid', to: 'paid' };
const refund = (amount: number, about: object = {}) => ({
  ...{ amount, items: [], delivery: false, reason: '', at: '2026-11-23T01:00:00.000Z', state: 'done' },
  ...about,
});
const paid = (fields: object = {}) =>
  anOrder({
    supplier,
    items: [item('Posy', 50, 2, 'Large')],
    order_summ: 100,
    delivery_cost: 20,
    total: 120,
    charged: 120,
    payment_status: 'paid',
    history: [{ ...paidAt, what: 'payment_status' }],
    ...fields,
  });
const canceled = {
  at: '2026-11-24T01:00:00.000Z',
  by: 'Florist',
  what: 'status',
  from: 'new',
  to: 'canceled',
};

describe('an invoice', () => {
  it('names supplier, day of the payment, lines, total and GST when registered', () => {
    expect(buildBuyerInvoice(paid())).toMatchObject({
      ...{ title: 'Tax invoice', supplier, day: '2026-11-21', totalCents: 12_000, gstCents: 1091 },
      lines: [
        { what: 'Posy, Large', count: 2, eachCents: 5000, cents: 10_000 },
        { what: 'Delivery', count: undefined, cents: 2000 },
      ],
      ...{ adjustments: [], remainingCents: 12_000, paidBy: 'by card' },
    });
  });

  it('lists discounts, so that its lines add up to the total', () => {
    const discount = { id: 'd', kind: 'amount', value: 15, takes_off: '$15 off', borne_by: 'market' };
    const order = paid({
      discounts: [{ ...discount, name: 'Hello', code: 'HELLO', amount: 15 }],
      ...{ delivery_cost: 0, total: 85, isPickup: true },
    });
    const invoice = buildBuyerInvoice(order);
    expect(invoice?.lines.map(({ what, cents }) => [what, cents])).toEqual([
      ['Posy, Large', 10_000],
      ['Hello (HELLO)', -1500],
    ]);
    expect([invoice?.totalCents, invoice?.gstCents]).toEqual([8500, 773]);
  });

  it('neither is a tax invoice nor knows GST when the supplier is not registered', () => {
    const invoice = buildBuyerInvoice(
      paid({ supplier: { ...supplier, gst_registered: false }, refunds: [refund(20)], refunded: 20 }),
    );
    expect(invoice).toMatchObject({ title: 'Invoice', gstCents: undefined, remainingGstCents: undefined });
    expect(invoice?.adjustments).toMatchObject([{ cents: 2000, gstCents: undefined }]);
  });

  it.each([
    ['is not paid', { payment_status: 'not_paid', history: [] }],
    ['has an unknown supplier', { supplier: null }],
  ])('does not exist when the order %s', (_, fields) => {
    expect(buildBuyerInvoice(paid(fields))).toBeUndefined();
  });

  it('replaces the earlier one when a paid order is changed', () => {
    const edit = { at: '2026-11-22T01:00:00.000Z', by: 'Florist', what: 'items', from: '2', to: '1' };
    const order = paid({
      ...{ items: [item('Posy', 50, 1)], total: 70, refunded: 50 },
      refunds: [refund(50, { of_edit: true })],
      history: [{ ...paidAt, what: 'payment_status' }, edit],
    });
    expect(buildBuyerInvoice(order)).toMatchObject({
      ...{ day: '2026-11-22', replacedDay: '2026-11-21', totalCents: 7000, adjustments: [] },
    });
  });
});

describe('the adjustments of an invoice', () => {
  it.each<[string, object, [string, number][]]>([
    [
      'goods',
      {
        refunds: [refund(50, { items: [{ product_id: 'Posy', size_id: 'Large', count: 1 }] })],
        refunded: 50,
      },
      [['Refund: 1 × Posy, Large', 5000]],
    ],
    [
      'the delivery, on its way back',
      { refunds: [refund(20, { delivery: true, reason: 'Late', state: 'asked' })] },
      [['Refund: delivery: Late', 2000]],
    ],
    ['nothing after a failed refund', { refunds: [refund(20, { state: 'failed' })] }, []],
    ['a refund from the provider’s dashboard', { refunded: 30 }, [['Refund', 3000]]],
    [
      'the rest of a canceled order',
      { status: 'canceled', refunds: [refund(20)], refunded: 20, history: [canceled] },
      [
        ['Refund', 2000],
        ['Order canceled', 10_000],
      ],
    ],
    ['everything of a refunded order', { payment_status: 'refunded', refunded: 120 }, [['Refund', 12_000]]],
    [
      'what a bank took back',
      { dispute: { amount: 120, reason: 'fraudulent', respond_by: null, state: 'lost' } },
      [['Given back by the bank', 12_000]],
    ],
    [
      'nothing while a bank decides',
      { dispute: { amount: 120, reason: 'fraudulent', respond_by: null, state: 'open' } },
      [],
    ],
  ])('list %s', (_, fields, expected) => {
    const found = buildBuyerInvoice(paid(fields))?.adjustments.map(({ what, cents }) => [what, cents]);
    expect(found).toEqual(expected);
  });

  it('add up to the GST of the invoice, however often a part goes back', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(parts, (cents) => {
        const total = cents.reduce((sum, part) => sum + part, 0);
        const refunds = cents.map((part) => refund(part / 100));
        const invoice = buildBuyerInvoice(paid({ total: total / 100, refunds, refunded: total / 100 }));
        const gst = invoice?.adjustments.reduce((sum, { gstCents = 0 }) => sum + gstCents, 0);
        expect([invoice?.remainingCents, gst]).toEqual([0, computeGst(total, true)]);
      }),
    );
  });
});

it.each([
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-21', '2026-11-20', false],
  [null, '2026-11-20', false],
])('with GST since %s a sale on %s counts as registered: %s', (since, day, expected) => {
  expect(isGstRegistered(since, day)).toBe(expected);
});

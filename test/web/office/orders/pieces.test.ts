import {
  countExtras,
  groupPieces,
  isMade,
  listParts,
  listPieces,
} from '@bloomkin/web/office/orders/make/pieces.ts';
import { findStatusBefore } from '@bloomkin/web/office/orders/make/usePieces.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const now = new Date('2026-11-20T00:30:00Z');
const today = '2026-11-20';
const item = (name: string, { count = 1, size = '', addon = false } = {}) => ({
  product: { ...{ id: name, name, price: 50, photo: null, company: 'petal', sku: name }, addon },
  size: size ? { id: size, name: size } : null,
  ...{ product_price: 50, count },
});
const roses = (size: string, count = 1) => item('Roses', { size, count });
const vase = item('Vase', { addon: true });

describe('what is to make', () => {
  const orders = [
    anOrder({ id: 'a', items: [roses('Grand'), vase], comment: 'No lilies', payment_status: 'paid' }),
    anOrder({ id: 'b', items: [roses('Classic', 2), item('Tulips')], status: 'ready_to_ship' }),
    anOrder({ id: 'c', items: [vase], deliveryDay: '2026-11-21' }),
    anOrder({ id: 'd', items: [roses('Grand')], status: 'canceled' }),
    anOrder({ id: 'e', items: [roses('Petite')], deliveryDay: '2026-11-19' }),
  ];
  const pieces = listPieces(orders, now);

  it('stands by window of today, tomorrow and late, each with its pieces', () => {
    expect(listParts(pieces, today).map(({ label, pieces: own }) => [label, own.length])).toEqual([
      ['Late', 1],
      ['12–3 pm', 3],
      ['Tomorrow', 1],
    ]);
  });

  it('counts sizes of a product and extras apart', () => {
    const [part] = listParts(pieces, today).filter(({ label }) => label === '12–3 pm');
    const groups = groupPieces(part?.pieces ?? [], 'product');
    expect(groups.map(({ title, about }) => [title, about])).toEqual([
      ['Roses', 'Classic 2, Grand 1'],
      ['Tulips', ''],
    ]);
    expect(countExtras(part?.pieces ?? [])).toEqual([{ name: 'Vase', count: 1 }]);
  });

  it('notes size, extras, the buyer’s note and what is not paid on the name', () => {
    const found = pieces.find(({ order }) => order.id === 'a');
    expect(found).toMatchObject({ name: 'Priya N.', notes: ['Grand', '+ Vase', 'No lilies'] });
    expect(pieces.find(({ order }) => order.id === 'c')?.notes).toEqual(['Not paid']);
  });

  it.each([
    ['Royal Prince Alfred Hospital', 'Ward 7'],
    ['RPA', 'St Vincent’s Hospital, ward 7'],
  ])('says hospital in place of the suburb, with the ward, at %s', (place, unitOffice) => {
    const location = { address: `${place}, Camperdown NSW 2050`, lat: -33.9, lng: 151.2 };
    const [piece] = listPieces([anOrder({ items: [roses('')], location, unitOffice })], now);
    expect(piece).toMatchObject({ due: '12–3 pm hospital', notes: [unitOffice, 'Not paid'] });
  });

  it('takes pieces of ready orders and ticked ones as made', () => {
    const made = pieces.filter((piece) => isMade(piece, [pieces[0]?.key ?? '']));
    expect(new Set(made.map(({ order }) => order.id))).toEqual(new Set(['e', 'b']));
  });
});

describe('a second press on a ready order', () => {
  const ready = (at: string, fields = {}) =>
    anOrder({
      ...{ status: 'ready_to_ship', ...fields },
      history: [{ at, by: 'x', what: 'status', from: 'in_progress', to: 'ready_to_ship' }],
    });

  it.each([
    ['in_progress', ready('2026-11-20T00:21:00.000Z')],
    [undefined, ready('2026-11-20T00:19:00.000Z')],
    [undefined, ready('2026-11-20T00:29:00.000Z', { dispatched_at: '2026-11-20T00:29:30.000Z' })],
  ])('leads back to %s', (before, order) => {
    expect(findStatusBefore(order, now)).toBe(before);
  });
});

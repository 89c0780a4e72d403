import { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { makeList } from '@bloomkin/web/backOffice/orders/sheets/makeList.ts';
import { describeRange } from '@bloomkin/web/backOffice/orders/sheets/RunSheet.tsx';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const ordered = (status: Order['status'], ...items: [name: string, count: number][]) =>
  anOrder({
    status,
    items: items.map(([name, count]) => ({
      product: {
        ...{ id: ProductId.parse(name), name, price: 50, photo: null, sku: name, available: true },
        company: CompanyId.parse('petal'),
      },
      size: null,
      product_price: 50,
      count,
    })),
  });

describe('the list of what to make', () => {
  it('adds up products of orders that are neither ready nor done, the most first', () => {
    const orders = [
      ordered('new', ['Roses', 1], ['Tulips', 4]),
      ordered('formation', ['Roses', 2]),
      ordered('ready_to_ship', ['Roses', 9]),
      ordered('canceled', ['Tulips', 9]),
    ];
    expect(makeList(orders).map(({ name, count }) => [name, count])).toEqual([
      ['Tulips', 4],
      ['Roses', 3],
    ]);
  });
});

describe('the days of a run sheet', () => {
  it('are named as one day or as a range', () => {
    expect(describeRange(['2026-11-22', '2026-11-22'])).toBe('Sun 22 Nov');
    expect(describeRange(['2026-11-26', null, '2026-11-22'])).toBe('Sun 22 Nov to Thu 26 Nov');
    expect(describeRange([])).toBe('no day chosen');
  });
});

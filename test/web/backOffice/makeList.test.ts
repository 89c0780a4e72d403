import { CompanyId, ProductId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { makeList } from '@bloomkin/web/backOffice/orders/sheets/makeList.ts';
import { describeRange } from '@bloomkin/web/backOffice/orders/sheets/RunSheet.tsx';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const anOrderOf = (status: Order['status'], ...items: [name: string, count: number, size?: string][]) =>
  anOrder({
    status,
    items: items.map(([name, count, size]) => ({
      product: {
        ...{ id: ProductId.parse(name), name, price: 50, photo: null, sku: name },
        ...{ available: true, addon: false },
        company: CompanyId.parse('petal'),
      },
      size: size ? { id: SizeId.parse(size), name: size } : null,
      product_price: 50,
      count,
    })),
  });

describe('the list of products to make', () => {
  it('adds up products of orders still to make, the most first', () => {
    const orders = [
      anOrderOf('new', ['Roses', 1], ['Tulips', 4]),
      anOrderOf('formation', ['Roses', 2]),
      anOrderOf('ready_to_ship', ['Roses', 9]),
      anOrderOf('canceled', ['Tulips', 9]),
    ];
    expect(makeList(orders).map(({ name, count }) => [name, count])).toEqual([
      ['Tulips', 4],
      ['Roses', 3],
    ]);
  });

  it('counts each size of a product apart', () => {
    const orders = [
      anOrderOf('new', ['Roses', 1, 'Petite'], ['Roses', 3, 'Grand'], ['Roses', 2]),
      anOrderOf('formation', ['Roses', 4, 'Petite']),
    ];
    expect(makeList(orders).map(({ name, count }) => [name, count])).toEqual([
      ['Roses, Petite', 5],
      ['Roses, Grand', 3],
      ['Roses', 2],
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

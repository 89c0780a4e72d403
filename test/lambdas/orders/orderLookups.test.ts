import {
  dueWrites,
  orderDueEntity,
  toOrderDues,
} from '@bloomkin/lambdas/model/orders/list/orderDueEntity.ts';
import { listOrderWords, orderWordEntity } from '@bloomkin/lambdas/model/orders/list/orderWordEntity.ts';
import { chooseWord, toSearchText } from '@bloomkin/lambdas/model/orders/searchText.ts';
import { newOrderNumber } from '@bloomkin/lambdas/model/orders/seller.ts';
import { ListedOrder } from '@bloomkin/lambdas/model/orders/storedOrder.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';
import { anOrderItem } from '#support/orderItem.ts';

const completed = anOrderItem({ status: 'completed' });
const open = anOrderItem({ status: 'ready_to_ship' });
const searchText = toSearchText(completed);

it('the words of an order carry the text that is searched', () => {
  const words = listOrderWords({ ...completed, searchText });
  expect(words.length).toBeGreaterThan(3);
  expect(new Set(words.map((word) => word.searchText))).toEqual(new Set([searchText]));
});

it('the words of an open order say what it becomes, so that few are written again', () => {
  const toItems = (about: Partial<typeof completed>) =>
    listOrderWords({ ...completed, searchText, ...about }).map((word) => orderWordEntity.toItem(word));
  const open = toItems({ status: 'new', paymentStatus: 'not_paid' });
  expect(toItems({ paymentStatus: 'paid' })).toEqual(open);
  expect(toItems({ paymentStatus: 'refunded', status: 'canceled' })).not.toEqual(open);
});

it('the number of an order has a digit, unlike a name', () => {
  const numbers = Array.from({ length: 500 }, () => newOrderNumber());
  expect(numbers.filter((number) => !/^(?=.*\d)[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(number))).toEqual([]);
});

it.each([
  ['Anna Smithson', 'smithson'],
  ['14 Smith Street, Sydney NSW', 'smith'],
  ['Street', 'street'],
  ['12 Oak St', 'oak'],
  ['#K3M9-Q2TB', 'k3m9q2tb'],
  ['k3m9 q2', 'k3m9q2'],
  ['0412 345 678', '61412345678'],
])('a search for %s looks up the word %s', (search, word) => {
  expect(chooseWord(search)).toBe(word);
});

describe('the rows of a done order', () => {
  const places = (order: typeof completed) => toOrderDues(order).map(({ list, due }) => list + due);
  const deletions = (next: Partial<typeof completed>) =>
    dueWrites(completed, { ...completed, ...next }).filter((write) => 'Delete' in write);

  it('come alone for a delivered, paid order, and in each list of an unusual one', () => {
    expect(places({ ...completed, paymentStatus: 'paid' })).toEqual(['_~all~2026-11-21~12:00']);
    expect(places({ ...completed, paymentStatus: 'refunded', status: 'canceled' })).toEqual([
      '_~all~2026-11-21~12:00',
      '_~canceled~2026-11-21~12:00',
      'refunded_~all~2026-11-21~12:00',
      'refunded_~canceled~2026-11-21~12:00',
    ]);
    expect(places({ ...completed, isPickup: true })).toHaveLength(4);
    expect(places({ ...completed, isPickup: true, status: 'canceled' })).toHaveLength(8);
  });

  it('arrive on completion and return with a list', () => {
    expect(dueWrites(open, completed)).toHaveLength(2);
    expect(dueWrites(completed, { ...completed, totalCents: completed.totalCents + 1 })).toHaveLength(2);
    expect(dueWrites(completed, { ...completed, comment: 'At the back door' })).toEqual([]);
  });

  it('follow day, payment, status and deletion', () => {
    expect(deletions({ day: '2026-11-22' })).toHaveLength(2);
    expect(deletions({ paymentStatus: 'refunded' })).toHaveLength(1);
    expect(deletions({ status: 'canceled' })).toHaveLength(0);
    expect(dueWrites(completed, { ...completed, deletedAt: '2026-11-23T00:00:00.000Z' })).toHaveLength(2);
    expect(dueWrites(open, { ...open, paymentStatus: 'paid' })).toEqual([]);
  });

  it('fit 3,500 in a call, 3,000 of a filter', () => {
    const companyId = CompanyId.parse('01KAFLORIST00000000000000A');
    const isProjected = (name: string) => /^(pk|sk|ordersOfAll.*)$/.test(name) || name in ListedOrder.shape;
    const counts = toOrderDues({ ...completed, companyId }).map((row) => {
      const bytes = Object.entries(orderDueEntity.toItem(row))
        .filter(([name]) => isProjected(name))
        .reduce((sum, [name, value]) => sum + name.length + String(value).length, 0);
      return Math.floor(1024 ** 2 / bytes);
    });
    expect(counts[0]).toBeGreaterThan(3500);
    expect(Math.min(...counts)).toBeGreaterThan(3000);
  });
});

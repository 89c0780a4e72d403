import { listClosed } from '@bloomkin/lambdas/api/search/listNeeds.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';
import { aFlorist } from '#support/catalogueItems.ts';

const [sydney, perth] = ['Australia/Sydney', 'Australia/Perth'] as const;
/** One in the morning of the 25th in Sydney, ten at night of the 24th in Perth. */
const now = new Date('2026-11-24T14:00:00Z');
const companyId = CompanyId.parse('petal');
const due = [
  { companyId, day: '2026-11-24', timeZone: perth },
  { companyId, day: '2026-11-25', timeZone: sydney },
  { companyId, day: '2026-11-25', timeZone: sydney },
  { companyId, day: '2026-11-24', timeZone: sydney },
  { companyId, day: null, timeZone: perth },
];

const storesClosedOn = (...closedDays: string[][]) =>
  closedDays.flatMap((days) => aFlorist('Petal').stores.map((store) => ({ ...store, closedDays: days })));

describe('a florist with stores in two days at once', () => {
  it('closes on the day of each order, not on that of its first', () => {
    const stores = storesClosedOn(['2026-11-25'], ['2026-11-25']);
    expect(listClosed(due, () => stores, now)).toEqual([{ companyId, day: '2026-11-25', orders: 2 }]);
  });

  it('appears for both days when it is closed on both', () => {
    const stores = storesClosedOn(['2026-11-24', '2026-11-25'], ['2026-11-24', '2026-11-25']);
    expect(listClosed(due, () => stores, now)).toEqual([
      { companyId, day: '2026-11-24', orders: 1 },
      { companyId, day: '2026-11-25', orders: 2 },
    ]);
  });

  it('disappears while one store is open, and without a store', () => {
    expect(listClosed(due, () => storesClosedOn(['2026-11-25'], []), now)).toEqual([]);
    expect(listClosed(due, () => [], now)).toEqual([]);
  });
});

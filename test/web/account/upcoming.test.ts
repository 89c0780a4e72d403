import type { MarkedOccasion } from '@bloomkin/shared/schemas/occasion.ts';
import {
  daysUntilLabel,
  findOpeningDay,
  listDays,
} from '@bloomkin/web/features/account/recipients/upcoming.ts';
import { describe, expect, it } from 'vitest';

const today = '2026-11-20';

describe('the days of the book', () => {
  const day = (date: string, marks: Partial<MarkedOccasion> = {}): MarkedOccasion => ({
    ...{ id: date, kind: 'other', label: '', date, remind: true, skip_years: [], never: false },
    ...marks,
  });

  it('come nearest first, without what is never to come up again', () => {
    const people = [
      { fio: 'Far', days: [day('06-01')] },
      { fio: 'Mum', days: [day('12-02'), day('12-03', { never: true })] },
      { fio: 'Skipped', days: [day('12-05', { skip_years: [2026] })] },
      { fio: 'Dana', days: [day('11-21')] },
    ];
    expect(listDays(people, today).map(({ who, inDays }) => [who.fio, inDays])).toEqual([
      ['Dana', 1],
      ['Mum', 12],
      ['Skipped', 15],
      ['Far', 193],
    ]);
  });

  it.each([
    ['2026-12-19', 29, undefined],
    ['2026-12-20', 30, '2026-11-21'],
    ['2027-01-19', 60, '2026-12-21'],
  ])('opens orders for %s when it is %i days away', (day, inDays, opens) => {
    expect(findOpeningDay(day, inDays)).toBe(opens);
  });

  it('show text for the days', () => {
    expect([0, 1, 12].map(daysUntilLabel)).toEqual(['today', 'tomorrow', 'in 12 days']);
  });
});

import {
  daysUntilLabel,
  findOpeningDay,
  nextBirthday,
  possessive,
  upcomingBirthdays,
} from '@bloomkin/web/features/account/recipients/upcoming.ts';
import { describe, expect, it } from 'vitest';

const today = '2026-11-20';

describe('the next birthday', () => {
  it.each([
    ['1958-12-02', '2026-12-02', 12],
    ['1990-11-20', '2026-11-20', 0],
    ['1990-11-19', '2027-11-19', 364],
    ['2025-01-01', '2027-01-01', 42],
  ])('follows for a birth on %s: %s, in %i days', (birthday, day, inDays) => {
    expect(nextBirthday(birthday, today)).toEqual({ day, inDays });
  });

  it('comes a day early in common years for 29 February', () => {
    expect(nextBirthday('1996-02-29', '2027-01-01').day).toBe('2027-02-28');
    expect(nextBirthday('1996-02-29', '2028-01-01').day).toBe('2028-02-29');
  });
});

describe('the next occasions', () => {
  it('include the birthdays of two months, nearest first, of those with a day', () => {
    const people = [
      { fio: 'Far', birthday: '1990-06-01' },
      { fio: 'Mum', birthday: '1958-12-02' },
      { fio: 'Nobody', birthday: null },
      { fio: 'Dana', birthday: '1991-11-21' },
    ];
    expect(upcomingBirthdays(people, today).map(({ who, inDays }) => [who.fio, inDays])).toEqual([
      ['Dana', 1],
      ['Mum', 12],
    ]);
  });

  it.each([
    ['2026-12-19', 29, undefined],
    ['2026-12-20', 30, '2026-11-21'],
    ['2027-01-19', 60, '2026-12-21'],
  ])('opens orders for %s when it is %i days away', (day, inDays, opens) => {
    expect(findOpeningDay(day, inDays)).toBe(opens);
  });

  it('show text for the days and the possessive', () => {
    expect([0, 1, 12].map(daysUntilLabel)).toEqual(['today', 'tomorrow', 'in 12 days']);
    expect([possessive('Mum'), possessive('Grandma Iris')]).toEqual(['Mum’s', 'Grandma Iris’']);
  });
});

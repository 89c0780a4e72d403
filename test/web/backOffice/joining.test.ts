import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { describeLead, nextWindow, validateWindow } from '@bloomkin/web/backOffice/company/deliveryValues.ts';
import { describeTyped, groupDigits, judgeTyped } from '@bloomkin/web/backOffice/joining/abnText.ts';
import { listJoiningSteps, minutesLeft } from '@bloomkin/web/backOffice/joining/joiningSteps.ts';
import { describe, expect, it } from 'vitest';

const owner = { fio: 'Marlo Hughes', phone: '+61491570156', email: '' };

describe('an ABN while it is typed', () => {
  it('is grouped, counted and judged', () => {
    expect(groupDigits('1369900')).toBe('13 699 00');
    expect(groupDigits('13 699 001 011 99')).toBe('13 699 001 011');
    expect(describeTyped('13 699 00')).toBe('7 of 11 digits');
    const judged = ['', '13 699', '13 699 001 012', '13 699 001 011'].map(judgeTyped);
    expect(judged).toEqual(['empty', 'typing', 'wrong', 'right']);
  });
});

describe('the steps to an open shop', () => {
  const missingOf = (user: typeof owner, company?: Company) =>
    listJoiningSteps(user, company).flatMap(({ name, isDone }) => (isDone ? [] : [name]));

  it('begin with the person, then the company', () => {
    expect(missingOf(owner)).toEqual(['company', 'store', 'delivery', 'product', 'payouts']);
    expect(missingOf({ ...owner, fio: '' })[0]).toBe('profile');
    expect(listJoiningSteps(owner, undefined)[0]?.text).toBe('Marlo Hughes, +61 491 570 156');
    expect(minutesLeft(listJoiningSteps(owner, undefined))).toBe(25);
  });
});

describe('delivery windows in the form', () => {
  const window = (start_time: string, stop_time: string) => ({ start_time, stop_time, capacity: null });

  it('show the fault at the window that has it', () => {
    const windows = [window('09:00', '12:00'), window('11:00', '13:00'), window('15:00', '14:00')];
    expect(windows.map((_, index) => validateWindow(windows.slice(0, index + 1), index))).toEqual([
      undefined,
      'This window overlaps another',
      'A window ends after it starts',
    ]);
    expect(validateWindow([window('', '12:00')], 0)).toBe('Required field');
  });

  it('go on where the last one ends', () => {
    expect(nextWindow([])).toEqual(window('09:00', '12:00'));
    expect(nextWindow([window('12:00', '15:00'), window('09:00', '12:00')])).toEqual(
      window('15:00', '18:00'),
    );
    expect(nextWindow([window('20:00', '22:00')])).toEqual(window('06:00', '09:00'));
  });

  it('say the notice in hours and days', () => {
    expect([0, 30, 90, 60, 1440, 3000].map(describeLead)).toEqual([
      'None',
      '30 minutes',
      '1 hour 30 minutes',
      '1 hour',
      '1 day',
      '2 days 2 hours',
    ]);
  });
});

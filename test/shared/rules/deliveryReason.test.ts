import { describeReason, type ReasonCode } from '@bloomkin/shared/rules/deliveryReason.ts';
import { describe, expect, test } from 'vitest';

const today = '2026-11-20';
const tomorrow = '2026-11-21';

describe('the text of a refusal', () => {
  test.each([
    ['weekly_closed', { day: '2026-11-22' }, 'Closed on Sundays'],
    ['closed_day', { day: tomorrow }, 'Closed on Sat 21 Nov'],
    ['public_holiday', { holiday: 'Anzac Day' }, 'Closed for Anzac Day'],
    ['fully_booked', {}, 'Fully booked'],
    ['outside_area', {}, 'Outside the delivery area'],
    [
      'too_late',
      { day: today, today, cutoff: { day: today, time: '13:00' } },
      'Too late for today: order by 1 pm',
    ],
    [
      'too_late',
      { day: tomorrow, today, cutoff: { day: today, time: '17:30' } },
      'Too late for Sat 21 Nov: orders closed at 5:30 pm on Fri 20 Nov',
    ],
    [
      'too_late',
      { day: tomorrow, today: tomorrow, cutoff: { day: tomorrow, time: '00:00' } },
      'Too late for today: orders closed at midnight on Fri 20 Nov',
    ],
    [
      'minimum_order',
      { missingCents: 1050, minOrderCents: 6000 },
      'Add $10.50 more: delivery here starts at $60',
    ],
  ] as const)('%s', (code, details, message) => {
    expect(describeReason(code, details)).toBe(message);
  });

  test('ends without a full stop even without details', () => {
    const codes: ReasonCode[] = [
      'company_inactive',
      'no_delivery',
      'outside_area',
      'unknown_store',
      'no_pickup',
      'unknown_day',
      'day_past',
      'day_too_far',
      'closed_day',
      'public_holiday',
      'weekly_closed',
      'unknown_period',
      'outside_hours',
      'no_same_day',
      'too_late',
      'fully_booked',
      'minimum_order',
    ];
    for (const code of codes) {
      expect(describeReason(code)).toMatch(/^[A-Z][^_]+[a-z]$/);
      expect(describeReason(code)).not.toMatch(/undefined|null|NaN/);
    }
  });
});

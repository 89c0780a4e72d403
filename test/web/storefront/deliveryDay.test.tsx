// @vitest-environment window
import type { ReasonCode } from '@bloomkin/shared/rules/deliveryReason.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { chooseDeliveryDay, useChosenDay } from '@bloomkin/web/features/deliveryDay/deliveryDay.ts';
import { offerFor } from '@bloomkin/web/features/deliveryDay/offerFor.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const dayOf = (day: string, reason: string | null = null, reason_code?: ReasonCode): DeliveryDay => ({
  day,
  available: reason === null,
  reason,
  reason_code,
  periods: [],
  cutoff: null,
  price: 12,
  timezone: 'Australia/Sydney',
});
const days = [
  dayOf('2026-11-20', 'Too late for today: order by 1 pm', 'too_late'),
  dayOf('2026-11-21'),
  dayOf('2026-11-22', 'Closed on Sundays'),
  dayOf('2026-11-23'),
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the chosen day', () => {
  it('stays until it is over', () => {
    const { result, rerender } = renderHook(useChosenDay);
    act(() => chooseDeliveryDay('2026-11-28'));
    expect(result.current).toBe('2026-11-28');
    vi.setSystemTime(new Date('2026-11-27T22:00:00Z'));
    rerender();
    expect(result.current).toBe('2026-11-28');
    vi.setSystemTime(new Date('2026-11-29T14:00:00Z'));
    rerender();
    expect(result.current).toBe('');
  });

  it('disappears when it is cleared', () => {
    const { result } = renderHook(useChosenDay);
    act(() => chooseDeliveryDay('2026-11-28'));
    act(() => chooseDeliveryDay(''));
    expect(result.current).toBe('');
  });
});

describe('the day shown for a florist', () => {
  it('falls on the first open day while no day is chosen', () => {
    expect(offerFor(days, '')).toEqual({ offer: days[1], refusal: undefined });
  });

  it('equals the chosen day when it is open', () => {
    expect(offerFor(days, '2026-11-23')).toEqual({ offer: days[3], refusal: undefined });
  });

  it('moves to the next open day when the chosen one is closed, with the reason', () => {
    expect(offerFor(days, '2026-11-22')).toEqual({
      offer: days[3],
      refusal: 'Not on Sun 22 Nov: closed on Sundays.',
    });
  });

  it.each([
    ['2026-11-20', 'Too late for today: order by 1 pm.'],
    ['2026-11-24', 'Closed on Tue 24 Nov.'],
  ])('names the closed %s once', (wanted, refusal) => {
    const some = [...days, dayOf('2026-11-24', 'Closed on Tue 24 Nov', 'closed_day'), dayOf('2026-11-25')];
    expect(offerFor(some, wanted).refusal).toBe(refusal);
  });

  it('falls on the last open day when none follows', () => {
    expect(offerFor(days, '2026-12-31')).toEqual({
      offer: days[3],
      refusal: 'Not on Thu 31 Dec: no orders are taken for that day.',
    });
  });

  it('stays empty when no day is open', () => {
    expect(offerFor([dayOf('2026-11-20', 'Outside the delivery area')], '2026-11-20')).toEqual({
      offer: undefined,
      refusal: undefined,
    });
  });
});

import { describeHistoryLine } from '@bloomkin/shared/rules/describeHistoryLine.ts';
import { arrivalTitle, describeChange } from '@bloomkin/web/features/orders/statusMessages.ts';
import { describe, expect, it } from 'vitest';

const refundOf = (to: string) => ({
  ...{ at: '2026-11-20T00:46:00.000Z', by: 'Card payment', what: 'refund' },
  ...{ from: null, to },
});

const moved = {
  ...{ at: '2026-11-20T00:46:00.000Z', by: 'Florist', what: 'delivery' },
  ...{ from: 'Sat 21 Nov, 9–12', to: 'Sat 21 Nov, 12–3 pm' },
};

describe('a moved order in the history', () => {
  it.each([
    [true, 'Pick-up changed: Sat 21 Nov, 12–3 pm'],
    [false, 'Delivery changed: Sat 21 Nov, 12–3 pm'],
  ])('names its way: picked up is %s', (isPickup, message) => {
    expect(describeChange(moved, { isPickup })).toBe(message);
  });
});

describe('a refund in the history', () => {
  it.each([
    ['$12', 'Refund of $12'],
    ['$12: 1 × Posy: Wilted', 'Refund of $12: 1 × Posy: Wilted'],
    ['failed', 'A refund did not go through'],
  ])('reads the same to buyer and florist for %s', (to, message) => {
    expect(describeChange(refundOf(to), { isPickup: false })).toBe(message);
    expect(describeHistoryLine(refundOf(to))).toBe(message);
  });
});

describe('the title of flowers on their way', () => {
  const order = {
    status: 'ready_to_ship' as const,
    ...{ isPickup: false, recipient: 'Margaret', timezone: 'Australia/Perth' },
    ...{ deliveryDay: '2026-12-02', delivery_period: { start_time: '09:00', stop_time: '12:00' } },
  };
  it.each([
    ['2026-12-02T00:30:00Z', 'With Margaret by noon'],
    ['2026-12-01T16:00:00Z', 'With Margaret by noon'],
    ['2026-12-01T15:59:00Z', 'Wednesday 2 December, 9–12'],
    ['2026-11-29T06:38:00Z', 'Wednesday 2 December, 9–12'],
  ])('names the day unless they left on it, at %s', (dispatched_at, title) => {
    expect(arrivalTitle({ ...order, dispatched_at })).toBe(title);
  });
});

import { describeChange } from '@bloomkin/web/features/orders/statusMessages.ts';
import { describeHistoryLine } from '@bloomkin/web/office/orders/view/describeHistoryLine.ts';
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

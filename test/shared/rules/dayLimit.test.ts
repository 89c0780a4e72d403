import { describeLeft, findShortage } from '@bloomkin/shared/rules/dayLimit.ts';
import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { expect, it } from 'vitest';

const day = '2026-12-11';

it.each([
  [{ day, left: 3 }, 1, '3 left today', undefined],
  [{ day, left: 3 }, 4, '3 left today', 'Only 3 left of Tulip Crush today'],
  [{ day, left: 0 }, 1, 'Sold out today', 'Tulip Crush sold out today'],
  [{ day, left: -2 }, 1, 'Sold out today', 'Tulip Crush sold out today'],
  [{ day: '2026-12-12', left: 0 }, 1, undefined, 'Tulip Crush sold out on Sat 12 Dec'],
  [null, 9, undefined, undefined],
])('says what %o leaves for %i', (limit, count, left, refusal) => {
  expect(describeLeft(limit, day)).toBe(left);
  const goods = { productId: 'tulips', name: 'Tulip Crush', addon: false, limit, count };
  const shortage = limit ? findShortage([goods], limit.day) : undefined;
  const details = shortage && { day: shortage.day, today: day, shortage };
  expect(details && describeReason('sold_out_that_day', details)).toBe(refusal);
});

import { builtInAccept } from '@bloomkin/shared/rules/acceptClock.ts';
import {
  type ShippingFormValues,
  validateHighest,
  validateLowest,
} from '@bloomkin/web/office/market/settings/shippingValues.ts';
import { describe, expect, it } from 'vitest';

const unreadable = 'Enter dollars and cents, such as 69 or 69.50';
const formWith = (min: number | null): ShippingFormValues => ({
  ...{ lead: '120', periods: [], holidays: [] },
  ...{ min, max: null, accept: builtInAccept },
});

describe('the range of delivery prices', () => {
  it.each([
    [null, 'Enter an amount'],
    [Number.NaN, unreadable],
    [0, undefined],
  ])('says, for a lowest price of %s: %s', (min, message) => {
    expect(validateLowest(min)).toBe(message);
  });

  it.each([
    [null, 500, 'Enter an amount'],
    [Number.NaN, 500, unreadable],
    [499, 500, 'At least the lowest price'],
    [500, 500, undefined],
    [500, null, undefined],
  ])('says, for a highest price of %s above %s: %s', (max, min, message) => {
    expect(validateHighest(max, formWith(min))).toBe(message);
  });
});

import {
  formatMoneyInput,
  numberCodec,
  parseMoney,
  validateMoney,
  validateNumber,
} from '@bloomkin/web/components/form/numberText.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('dollars as users type them', () => {
  it.each([
    ['69', 6900],
    ['69.5', 6950],
    ['$69.50', 6950],
    [' $ 1,250 ', 125_000],
    ['69.', 6900],
    ['.5', 50],
    ['', null],
    ['  ', null],
    ['69.505', Number.NaN],
    ['-5', Number.NaN],
    ['1,25', Number.NaN],
    ['free', Number.NaN],
  ])('reads %j as %s cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(parseMoney(formatMoneyInput(cents))).toBe(cents);
      }),
    );
  });

  it('names the fault', () => {
    const validate = validateMoney({ min: 500, max: 200_000, required: 'Enter a price' });
    expect([null, Number.NaN, 499, 500, 200_001].map(validate)).toEqual([
      'Enter a price',
      'Enter dollars and cents, such as 69 or 69.50',
      'Enter $5 or more',
      undefined,
      'Enter $2,000 or less',
    ]);
  });
});

describe('numbers', () => {
  it('stay whole unless decimals are allowed', () => {
    const [whole, halves] = [numberCodec(0), numberCodec(1)];
    expect(['52', '1,200', '2.5', '2 cm', ''].map(whole.parse)).toEqual([52, 1200, NaN, NaN, null]);
    expect(['2.5', '2.', '2.55'].map(halves.parse)).toEqual([2.5, 2, NaN]);
  });

  it('name the fault', () => {
    const validate = validateNumber({ min: 1, max: 300 });
    expect([null, Number.NaN, 0, 300, 301].map(validate)).toEqual([
      undefined,
      'Enter a whole number',
      'Enter 1 or more',
      undefined,
      'Enter 300 or less',
    ]);
  });
});

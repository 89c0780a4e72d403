import {
  countDigitsBefore,
  formatDigits,
  positionAfterDigits,
} from '@bloomkin/web/components/form/phoneDigits.ts';
import { describe, expect, it } from 'vitest';

describe('a mobile number as it is typed', () => {
  it.each([
    ['412345678', '412 345 678'],
    ['0412 345 678', '412 345 678'],
    ['+61 412 345 678', '412 345 678'],
    ['0061412345678', '412 345 678'],
    ['(+61) 412 345 678', '412 345 678'],
    ['(04) 12-345-678', '412 345 678'],
    ['4123', '412 3'],
    ['412345678999', '412 345 678'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatDigits(typed)).toBe(shown);
  });

  it.each(['0412345678', '+61412345678', '+61 0412 345 678', '0061412345678', '61412345678'])(
    '%s typed digit by digit is the same number',
    (typed) => {
      expect([...typed].reduce((shown, key) => formatDigits(shown + key), '')).toBe('412 345 678');
    },
  );

  it('keeps the caret behind the digit that was typed in its middle', () => {
    const typed = '4192 345 678';
    const digits = countDigitsBefore(typed, 3);
    expect(positionAfterDigits(formatDigits(typed), digits)).toBe(3);
    expect(positionAfterDigits('412 345 678', countDigitsBefore('412 3', 5))).toBe(5);
    expect(positionAfterDigits('412 345 678', 0)).toBe(0);
  });
});

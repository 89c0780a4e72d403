import { centsToDollars, formatMoney, maxCents, parseDollars } from '@bloomkin/shared/rules/money.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const anyCents = fc.integer({ min: 0, max: maxCents });

describe('money', () => {
  test('converts to dollars and back without losing a cent', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parseDollars(centsToDollars(cents))).toBe(cents);
        expect(parseDollars(formatMoney(cents))).toBe(cents);
        expect(parseDollars(JSON.parse(JSON.stringify(centsToDollars(cents))))).toBe(cents);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [89, 8900],
    [89.5, 8950],
    ['89.50', 8950],
    [' $1,289.05 ', 128905],
    ['0', 0],
    [1.15, 115],
    [9_999_999.99, maxCents],
  ])('%j is %i cents', (value, cents) => {
    expect(parseDollars(value)).toBe(cents);
  });

  test.each([
    -1,
    0.1 + 0.2,
    89.555,
    10_000_000,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    JSON.parse('1e400'),
    1e-7,
    '',
    ' ',
    '1e3',
    '89.',
    '.5',
    '1,00',
    '12,345,678,901',
    '-5',
    '0x10',
    '89 dollars',
    '٣',
  ])('%j is not a price', (value) => {
    expect(parseDollars(value)).toBeUndefined();
  });

  test.each([
    [8950, '$89.50'],
    [8900, '$89'],
    [241600, '$2,416'],
    [5, '$0.05'],
    [0, '$0'],
    [-500, '-$5'],
    [123456789, '$1,234,567.89'],
  ])('%i cents are formatted as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  test('a part of a cent is an error, not a rounded price', () => {
    expect(() => formatMoney(89.5)).toThrow(RangeError);
    expect(() => centsToDollars(Number.NaN)).toThrow(RangeError);
  });
});

import { formatAbn, isAbn, parseAbn } from '@bloomkin/shared/rules/abn.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('an ABN', () => {
  test.each([
    '51 824 753 556',
    '51824753556',
    ' 53 004 085 616 ',
    '51-824-753-556',
    'ABN 51 824 753 556',
    'A.B.N.: 51.824.753.556',
    '51\u00a0824\u00a0753\u00a0556',
    '(51) 824/753/556',
    'abn:51824753556',
    '51\u2013824\u2013753\u2013556',
    'ABN\t53 004 085 616',
  ])('%j is valid', (text) => {
    expect(parseAbn(text)).toMatch(/^\d{11}$/);
  });

  test.each([
    '',
    '51824753557',
    '5182475355',
    '518247535566',
    '00000000000',
    '51 824 753 55a',
    '01824753556',
  ])('%j is invalid', (text) => {
    expect(parseAbn(text)).toBeUndefined();
  });

  test('fails with a wrong or exchanged digit', () => {
    const abn = '51824753556';
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = [...abn];
        const wrong = digits.with(place, String((Number(digits[place]) + more) % 10));
        expect(isAbn(wrong.join(''))).toBe(false);
      }),
    );
    for (let place = 0; place < 10; place++) {
      const [first = '', second = ''] = [abn[place], abn[place + 1]];
      const exchanged = abn.slice(0, place) + second + first + abn.slice(place + 2);
      expect(isAbn(exchanged)).toBe(first === second);
    }
  });

  test('shows its digits in groups', () => {
    expect(formatAbn('51824753556')).toBe('51 824 753 556');
  });
});

import {
  callFault,
  findAreaCode,
  formatPhone,
  isMobile,
  maskPhone,
  parseCallable,
  parseMobile,
  parsePhone,
  phoneFault,
  phoneFaultMessages,
} from '@bloomkin/shared/rules/phone.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** From the numbers kept for fiction. */
const mobile = '+61491570006';
const landline = '+61255501234';

describe('a phone number', () => {
  test.each([
    '+61 491 570 006',
    '0491570006',
    '491570006',
    '0491 570 006',
    '(0491) 570-006',
    '+61 (0) 491 570 006',
    '+610491570006',
    '61491570006',
    '0061 491 570 006',
    '0011 61 491 570 006',
    '0491.570.006',
    '0491‑570–006',
    '\u00a00491\u00a0570\u00a0006',
  ])('%j is one mobile', (text) => {
    expect(parsePhone(text)).toBe(mobile);
    expect(parseMobile(text)).toBe(mobile);
    expect(phoneFault(text, { mobileOnly: true })).toBeUndefined();
  });

  test.each(['(02) 5550 1234', '0255501234', '+61 2 5550 1234', '255501234'])(
    '%j is a landline: for calls, not for codes',
    (text) => {
      expect(parsePhone(text)).toBe(landline);
      expect(parseMobile(text)).toBeUndefined();
      expect(phoneFault(text)).toBeUndefined();
      expect(phoneFault(text, { mobileOnly: true })).toBe('not_mobile');
    },
  );

  test.each([
    ['', 'empty'],
    [' () ', 'empty'],
    ['+1 202 555 0100', 'other_country'],
    ['+64 21 555 1234', 'other_country'],
    ['0044 20 7946 0000', 'other_country'],
    ['5550 1234', 'no_area_code'],
    ['0491 570 00', 'invalid'],
    ['0491 570 0061', 'invalid'],
    ['+61 691 570 006', 'invalid'],
    ['0491 570 o06', 'invalid'],
    ['+61', 'invalid'],
    ['000', 'invalid'],
    ['٠٤٩١٥٧٠٠٠٦', 'invalid'],
  ] as const)('%j is invalid: %s', (text, fault) => {
    expect(parsePhone(text)).toBeUndefined();
    expect(phoneFault(text)).toBe(fault);
    expect(phoneFaultMessages[fault]).toMatch(/^[AEO]/);
  });

  test('equals itself however it is written', () => {
    const anyNumber = fc
      .tuple(fc.constantFrom('2', '3', '4', '7', '8'), fc.stringMatching(/^\d{8}$/))
      .map((parts) => `+61${parts.join('')}`);
    fc.assert(
      fc.property(anyNumber, (phone) => {
        expect(parsePhone(phone)).toBe(phone);
        expect(parsePhone(formatPhone(phone))).toBe(phone);
        expect(parsePhone(phone.slice(3))).toBe(phone);
        expect(parsePhone(`0${phone.slice(3)}`)).toBe(phone);
        expect(isMobile(phone)).toBe(phone[3] === '4');
      }),
    );
  });

  test('shows as it is dialled in Australia', () => {
    expect(formatPhone(mobile)).toBe('0491 570 006');
    expect(formatPhone(landline)).toBe('02 5550 1234');
    expect(formatPhone('+61 2 5550 1234')).toBe('02 5550 1234');
    expect(['', '1300 975 707', 'call the shop'].map(formatPhone)).toEqual([
      '',
      '1300 975 707',
      'call the shop',
    ]);
  });

  test('hides its digits', () => {
    expect(maskPhone(mobile)).toBe('0••• ••• 006');
    expect(maskPhone(mobile)).not.toMatch(/491|570/);
  });
});

describe('a number that people call', () => {
  test.each([
    ['1300 356 937', '1300356937', '1300 356 937'],
    ['+61 1300 356 937', '1300356937', '1300 356 937'],
    ['1800-020-080', '1800020080', '1800 020 080'],
    ['13 12 13', '131213', '13 12 13'],
    ['180 2345', '1802345', '180 2345'],
    ['(02) 5550 1234', landline, '02 5550 1234'],
    ['0491 570 006', mobile, '0491 570 006'],
    ['+44 (0)7700 900123', '+447700900123', '+447700900123'],
    ['0011 44 7700 900123', '+447700900123', '+447700900123'],
    ['+1 202 555 0100', '+12025550100', '+12025550100'],
    ['+64 21 555 123', '+6421555123', '+6421555123'],
    ['00 678 22222', '+67822222', '+67822222'],
  ])('reads %j', (text, phone, shown) => {
    expect([callFault(text), parseCallable(text), formatPhone(phone)]).toEqual([undefined, phone, shown]);
    expect(parseCallable(phone)).toBe(phone);
  });

  test.each([
    ['abc', 'invalid'],
    ['0412 345', 'invalid'],
    ['9351 2222', 'no_area_code'],
    ['', 'empty'],
    ['000', 'invalid'],
    ['1300 356 93', 'invalid'],
    ['13 00 12', 'invalid'],
    ['+1 202 555', 'invalid'],
    ['+61 12 345', 'invalid'],
    ['+44', 'invalid'],
    ['1900 123 456', 'invalid'],
  ] as const)('refuses %j', (text, fault) => {
    expect([callFault(text), parseCallable(text)]).toEqual([fault, undefined]);
  });

  test.each([
    ['NSW', '2042', '9351 2222', '+61293512222'],
    ['NSW', '2880', '8080 1234', '+61880801234'],
    ['NSW', '2485', '5536 1234', '+61755361234'],
    ['VIC', '3690', '6024 1234', '+61260241234'],
    ['TAS', '7000', '6231 1234', '+61362311234'],
    ['WA', '6000', '9221 1234', '+61892211234'],
  ])('gets the area code of %s %s', (state, postcode, text, phone) => {
    expect(parseCallable(text, findAreaCode(state, postcode))).toBe(phone);
  });

  test.each([
    ['1300 975 707', 'not_mobile'],
    ['9351 2222', 'no_area_code'],
    ['+44 7700 900123', 'other_country'],
  ] as const)('gives a reason where %j gets a code', (text, fault) => {
    expect(phoneFault(text, { mobileOnly: true })).toBe(fault);
  });
});

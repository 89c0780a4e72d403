import { computeTotp, encodeBase32, findStep, toStep } from '@local/cognito/totp.ts';
import { expect, test } from 'vitest';

const secret = encodeBase32(Buffer.from('12345678901234567890'));

// The last six digits of RFC 6238, appendix B.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('makes the code of second %i as RFC 6238 has it', (seconds, code) => {
  expect(computeTotp(secret, toStep(seconds * 1000))).toBe(code);
  expect(findStep(secret, code, (seconds + 30) * 1000)).toBe(toStep(seconds * 1000));
  expect(findStep(secret, code, (seconds + 90) * 1000)).toBeUndefined();
});

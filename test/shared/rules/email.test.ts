import { emailFault } from '@bloomkin/shared/rules/email.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const server = z.email();

describe('an e-mail address', () => {
  it.each([
    'ruby@example.com',
    ' ruby.tran+flowers@shop.example.com.au ',
    "o'neil@example.org",
    'r_t@e-x.io',
  ])('%s is valid', (text) => expect(emailFault(text)).toBeUndefined());

  it.each(['ruby', 'ruby@', '@example.com', 'ruby@example', 'ruby..tran@example.com', 'a b@example.com'])(
    '%s is invalid',
    (text) => expect(emailFault(text)).toBe('incorrect'),
  );

  it('counts as missing when there are only spaces', () => {
    expect(emailFault('  ')).toBe('empty');
  });

  it('counts as too long beyond the API’s limit', () => {
    expect(emailFault(`${'r'.repeat(200)}@example.com`)).toBe('incorrect');
  });

  it('passes exactly when the API takes it', () => {
    const part = fc.string({ unit: fc.constantFrom(..."ab1.-_+'@é "), minLength: 0, maxLength: 8 });
    fc.assert(
      fc.property(part, part, (name, domain) => {
        const text = `${name}@${domain}.com`.trim();
        expect(emailFault(text) === undefined).toBe(server.safeParse(text).success);
      }),
      { seed: 20_261_120, numRuns: 2000 },
    );
  });
});

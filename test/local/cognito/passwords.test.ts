import { randomBytes, scryptSync } from 'node:crypto';
import { hashPassword, isPassword } from '@local/cognito/passwords.ts';
import { describe, expect, it } from 'vitest';

const text = 'Snow-Gum-2026';

describe('a stored password', () => {
  it('matches itself alone', async () => {
    const stored = await hashPassword(text);
    expect([await isPassword(text, stored), await isPassword('Loud-Banksia-88', stored)]).toEqual([
      true,
      false,
    ]);
  });

  it('matches when its data folder has no cost', async () => {
    const salt = randomBytes(16);
    const hash = scryptSync(text, salt, 32, { N: 4096, r: 8, p: 1 });
    const stored = { salt: salt.toString('base64'), hash: hash.toString('base64') };
    expect([await isPassword(text, stored), await isPassword('Loud-Banksia-88', stored)]).toEqual([
      true,
      false,
    ]);
  });
});

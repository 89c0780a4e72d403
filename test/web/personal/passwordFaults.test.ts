import { describe, expect, it } from 'vitest';
import { passwordFaults } from '../../../web/src/features/personal/security/passwordFaults.ts';
import { ruby } from './accountFixture.tsx';

const typed = (password: string, password2 = password, current_password = 'old one') => ({
  current_password,
  password,
  password2,
});
const pathsOf = async (given: ReturnType<typeof typed>, hasPassword = true) =>
  passwordFaults(given, await ruby({ has_password: hasPassword })).map(({ path }) => path);

describe('a new password', () => {
  it('is sent when both are the same and good', async () => {
    expect(await pathsOf(typed('wattle and gum'))).toEqual([]);
  });

  it('needs the present one of somebody who has one, and of nobody else', async () => {
    expect(await pathsOf(typed('wattle and gum', 'wattle and gum', ''))).toEqual(['current_password']);
    expect(await pathsOf(typed('wattle and gum', 'wattle and gum', ''), false)).toEqual([]);
  });

  it('is refused when it is short, one’s own name, or typed differently the second time', async () => {
    expect(await pathsOf(typed('short'))).toEqual(['password']);
    expect(await pathsOf(typed('ruby tran'))).toEqual(['password']);
    expect(await pathsOf(typed('wattle and gum', 'wattle and gun'))).toEqual(['password2']);
  });
});

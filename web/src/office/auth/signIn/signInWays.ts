import { paths } from '@bloomkin/shared/pages.ts';
import type { Account } from '#features/signIn/account.ts';
import type { SignInMethod } from '#features/signIn/signInCalls.ts';

export type SignInWay = 'code' | 'password';

export function listSignInWays({ kind }: Account, methods: readonly SignInMethod[]): readonly SignInWay[] {
  const hasCode = methods.includes(kind === 'phone' ? 'sms' : 'email_code');
  const ways: readonly (SignInWay | false)[] = [
    hasCode && 'code',
    methods.includes('password') && 'password',
  ];
  return ways.filter((way) => way !== false);
}

/** SMS for a phone, a password for an e-mail; undefined without any. */
export function firstWay(account: Account, methods: readonly SignInMethod[]): SignInWay | undefined {
  const ways = listSignInWays(account, methods);
  const loved: SignInWay = account.kind === 'phone' ? 'code' : 'password';
  return ways.includes(loved) ? loved : ways[0];
}

/** An SMS code is entered beside the password, an e-mailed one on its own screen. */
export const codeScreen = ({ kind }: Account): string =>
  kind === 'phone' ? paths.login() : paths.verifyCode();

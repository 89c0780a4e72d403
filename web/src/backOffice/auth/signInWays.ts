import { paths } from '@bloomkin/shared/pages.ts';
import type { Account } from '../../features/signIn/account.ts';
import type { SignInMethod } from '../../features/signIn/signInCalls.ts';

export type SignInWay = 'code' | 'password';

/** The ways by which somebody known by this account may sign in: a code goes only to where one said one is. */
export function listSignInWays({ kind }: Account, methods: readonly SignInMethod[]): readonly SignInWay[] {
  const hasCode = methods.includes(kind === 'phone' ? 'sms' : 'email_code');
  const ways: readonly (SignInWay | false)[] = [
    hasCode && 'code',
    methods.includes('password') && 'password',
  ];
  return ways.filter((way) => way !== false);
}

/** The way that is offered first: a text message to a phone, a password with an e-mail; undefined when none is left. */
export function firstWay(account: Account, methods: readonly SignInMethod[]): SignInWay | undefined {
  const ways = listSignInWays(account, methods);
  const loved: SignInWay = account.kind === 'phone' ? 'code' : 'password';
  return ways.includes(loved) ? loved : ways[0];
}

/** Where a code is answered: a text message beside the password, an e-mail on a screen of its own. */
export const codeScreen = ({ kind }: Account): string =>
  kind === 'phone' ? paths.login() : paths.verifyCode();

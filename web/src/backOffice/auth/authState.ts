import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { useLocation } from 'react-router-dom';
import type { Account, AccountKind } from '../../features/signIn/account.ts';
import type { SignInMethod } from '../../features/signIn/signInCalls.ts';
import { flag, listOf, nullOr, number, record, type Shape, text } from '../../storage/shapes.ts';

/** What one sign-in screen hands to the next; it lives in the browser's history entry, so a reload keeps it. */
export interface AuthState {
  account: Account;
  /** What the look-up found. */
  methods: readonly SignInMethod[];
  /** The code that is on its way. */
  sent: (CodeSent & { atMs: number }) | null;
  /** Just registered: whether the account is new or known is nobody's to learn. */
  isNew: boolean;
  /** What went wrong before this screen, in words. */
  failure: string | null;
}

const oneOf =
  <T extends string>(...values: readonly T[]): Shape<T> =>
  (value): value is T =>
    values.some((known) => known === value);

const isAuthState: Shape<AuthState> = record({
  account: record({ kind: oneOf<AccountKind>('phone', 'email'), value: text }),
  methods: listOf(oneOf<SignInMethod>('sms', 'email_code', 'password')),
  sent: nullOr(record({ sent_to: text, expires_in: number, resend_in: number, atMs: number })),
  isNew: flag,
  failure: nullOr(text),
});

/** What the screen before handed over; undefined when this one was opened by its address. */
export function useAuthState(): AuthState | undefined {
  const state: unknown = useLocation().state;
  return isAuthState(state) ? state : undefined;
}

/** A state with nothing in it but what is given. */
export const authState = (given: Pick<AuthState, 'account'> & Partial<AuthState>): AuthState => ({
  methods: [],
  sent: null,
  isNew: false,
  failure: null,
  ...given,
});

export const sentAt = (sent: CodeSent, now: Date): AuthState['sent'] => ({ ...sent, atMs: now.getTime() });

/** The code as it is now: a reload does not make one wait again. */
export function sentByNow({ atMs, ...sent }: NonNullable<AuthState['sent']>, now: Date): CodeSent {
  const seconds = Math.floor((now.getTime() - atMs) / 1000);
  return { ...sent, resend_in: Math.max(0, sent.resend_in - seconds) };
}

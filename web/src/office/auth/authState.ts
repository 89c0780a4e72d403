import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { useLocation } from 'react-router-dom';
import type { Account, AccountKind } from '#features/signIn/account.ts';
import type { SignInMethod } from '#features/signIn/signInCalls.ts';
import { arrayOf, flag, nullOr, number, record, type Shape, text } from '#storage/shapes.ts';

/** Kept in the history entry, so a reload preserves it. */
export interface AuthState {
  account: Account;
  methods: readonly SignInMethod[];
  sent: (CodeSent & { atMs: number }) | null;
  /** Never reveals whether the account existed. */
  isNew: boolean;
  failure: string | null;
}

const oneOf =
  <T extends string>(...values: readonly T[]): Shape<T> =>
  (value): value is T =>
    values.some((known) => known === value);

const isAuthState: Shape<AuthState> = record({
  account: record({ kind: oneOf<AccountKind>('phone', 'email'), value: text }),
  methods: arrayOf(oneOf<SignInMethod>('sms', 'email_code', 'password')),
  sent: nullOr(record({ sent_to: text, expires_in: number, resend_in: number, atMs: number })),
  isNew: flag,
  failure: nullOr(text),
});

/** Undefined when opened by its URL. */
export function useAuthState(): AuthState | undefined {
  const state: unknown = useLocation().state;
  return isAuthState(state) ? state : undefined;
}

export const authState = (fields: Pick<AuthState, 'account'> & Partial<AuthState>): AuthState => ({
  methods: [],
  sent: null,
  isNew: false,
  failure: null,
  ...fields,
});

export const sentAt = (sent: CodeSent, now: Date): AuthState['sent'] => ({ ...sent, atMs: now.getTime() });

/** With the time already waited, so that a reload does not restart the countdown. */
export function sentByNow({ atMs, ...sent }: NonNullable<AuthState['sent']>, now: Date): CodeSent {
  const seconds = Math.floor((now.getTime() - atMs) / 1000);
  return { ...sent, resend_in: Math.max(0, sent.resend_in - seconds) };
}

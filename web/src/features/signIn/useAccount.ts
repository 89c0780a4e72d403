import { useState } from 'react';
import type { Account, AccountKind } from './account.ts';

/** A mobile number or an e-mail address that is being typed; each is kept while the other is on the screen. */
export function useAccount(first: Account) {
  const [kind, setKind] = useState<AccountKind>(first.kind);
  const [values, setValues] = useState({ phone: '', email: '', [first.kind]: first.value });
  const account: Account = { kind, value: values[kind] };
  const setValue = (value: string) => setValues((known) => ({ ...known, [kind]: value }));
  return { account, setKind, setValue };
}

export type TypedAccount = ReturnType<typeof useAccount>;

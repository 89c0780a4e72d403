import { useEffect, useState } from 'react';
import { type TypedAccount, useAccount } from '../../features/signIn/useAccount.ts';
import { stored } from '../../storage/storage.ts';
import { useAuthState } from './authState.ts';

export interface PartnerAccount extends TypedAccount {
  /** 'I have no phone number': then there is only the e-mail way. */
  noPhone: boolean;
  setNoPhone: (noPhone: boolean) => void;
}

/**
 * The phone or e-mail of a partner: what the screen before handed over, else the e-mail that the browser kept, which is
 * then removed (specification, section 4).
 */
export function usePartnerAccount({ noPhoneByEmail = false } = {}): PartnerAccount {
  const given = useAuthState()?.account;
  const [kept] = useState(() => stored.partnerEmail.read());
  const typed = useAccount(given ?? (kept ? { kind: 'email', value: kept } : { kind: 'phone', value: '' }));
  const [noPhone, setNoPhone] = useState(noPhoneByEmail && typed.account.kind === 'email');
  useEffect(() => stored.partnerEmail.clear(), []);
  return {
    ...typed,
    noPhone,
    setNoPhone(next) {
      setNoPhone(next);
      typed.setKind(next ? 'email' : 'phone');
    },
  };
}

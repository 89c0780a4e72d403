import { useEffect, useState } from 'react';
import { type AccountForm, useAccountForm } from '#features/signIn/useAccount.ts';
import { useAuthState } from '#office/auth/authState.ts';
import { stored } from '#storage/storage.ts';

export interface PartnerAccount extends AccountForm {
  /** 'I have no phone number' leaves only the e-mail. */
  noPhone: boolean;
  setNoPhone: (noPhone: boolean) => void;
}

/** The account of the previous screen, or the e-mail stored in the browser, which is then removed. */
export function usePartnerAccount({ noPhoneByEmail = false } = {}): PartnerAccount {
  const previous = useAuthState()?.account;
  const [storedEmail] = useState(() => stored.partnerEmail.read());
  const accountForm = useAccountForm(
    previous ?? (storedEmail ? { kind: 'email', value: storedEmail } : { kind: 'phone', value: '' }),
  );
  const [noPhone, setNoPhone] = useState(noPhoneByEmail && accountForm.kind === 'email');
  useEffect(() => stored.partnerEmail.clear(), []);
  return {
    ...accountForm,
    noPhone,
    setNoPhone(next) {
      setNoPhone(next);
      accountForm.setKind(next ? 'email' : 'phone');
    },
  };
}

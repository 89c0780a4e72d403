import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Account, AccountKind } from './account.ts';
import type { AccountValues } from './signInPanel.ts';

const noContact: AccountValues = { fio: '', phone: '', email: '' };

/** Keeps both values when the kind changes. */
export function useAccountForm(initial: Account, contact = noContact) {
  const [kind, setKind] = useState<AccountKind>(initial.kind);
  const form = useForm<AccountValues>({
    defaultValues: {
      fio: contact.fio,
      phone: contact.phone,
      email: contact.email,
      [initial.kind]: initial.value,
    },
  });
  const toAccount = (values: AccountValues): Account => ({ kind, value: values[kind] });
  return {
    form,
    kind,
    setKind(next: AccountKind) {
      form.clearErrors();
      setKind(next);
    },
    toAccount,
  };
}

export type AccountForm = ReturnType<typeof useAccountForm>;

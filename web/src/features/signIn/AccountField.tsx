import { TextInput } from '../checkout/TextInput.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { TypedAccount } from './useAccount.ts';
import type { Faults } from './useSending.ts';

interface AccountFieldProps {
  typed: TypedAccount;
  /** What is wrong, by the kind of account. */
  faults: Faults;
  hint?: string | undefined;
}

/** The mobile number or the e-mail address by which somebody is known. */
export function AccountField({ typed: { account, setValue }, faults, hint }: AccountFieldProps) {
  const shared = {
    name: account.kind,
    value: account.value,
    onChange: setValue,
    error: faults[account.kind],
    hint,
  };
  if (account.kind === 'phone') return <PhoneField {...shared} />;
  return (
    <TextInput
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={200}
      {...shared}
    />
  );
}

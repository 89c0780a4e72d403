import { Controller } from 'react-hook-form';
import { field } from '#components/form/field.ts';
import { PhoneField } from '#components/form/PhoneField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { type EmailMessages, validateAccount } from './account.ts';
import type { AccountForm } from './useAccount.ts';

interface AccountFieldProps {
  accountForm: AccountForm;
  messages: EmailMessages;
  hint?: string | undefined;
}

/** The mobile number or e-mail of an account. */
export function AccountField({ accountForm: { form, kind }, messages, hint }: AccountFieldProps) {
  const { errors } = form.formState;
  const rules = { validate: (value: string) => validateAccount({ kind, value }, messages) };
  if (kind === 'phone')
    return (
      <Controller
        key="phone"
        control={form.control}
        name="phone"
        rules={rules}
        render={({ field }) => <PhoneField {...field} error={errors.phone?.message} hint={hint} />}
      />
    );
  return (
    <TextField
      key="email"
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={200}
      hint={hint}
      {...field(form, 'email', rules)}
    />
  );
}

export const AccountKindSwitch = ({ accountForm: { kind, setKind } }: { accountForm: AccountForm }) =>
  kind === 'phone' ? (
    <button type="button" onClick={() => setKind('email')}>
      Use e-mail instead
    </button>
  ) : (
    <button type="button" onClick={() => setKind('phone')}>
      Use a mobile number instead
    </button>
  );

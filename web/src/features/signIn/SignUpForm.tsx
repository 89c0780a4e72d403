import { messageOf } from '@bloomkin/shared/messages.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { TextInput } from '../checkout/TextInput.tsx';
import { type Account, accountFault, emailKeys } from './account.ts';
import { accountAlias } from './accountAlias.ts';
import { type NewRole, register } from './signInCalls.ts';
import { FieldError, Form, Hint } from './signInStyles.ts';
import { TermsCheck } from './TermsCheck.tsx';
import { type Faults, useSending } from './useSending.ts';

interface SignUpFormProps {
  account: Account;
  /** The field of the account, with what is wrong with it. */
  accountField: (faults: Faults) => ReactNode;
  newRole: NewRole;
  onSent: (sent: CodeSent) => void;
  /** Why one came here, when something went wrong before. */
  failure?: string | undefined;
}

/** Name, number or e-mail, and the terms; a known account gets its code just the same. */
export function SignUpForm({ account, accountField, newRole, onSent, ...before }: SignUpFormProps) {
  const [name, setName] = useState('');
  const [accepted, setAccepted] = useState(false);
  const { faults, failure, busy, onSubmit } = useSending({
    check: () => ({
      fio: name.trim() === '' ? messageOf('AUTH.INPUT.NAME_REQUIRED') : undefined,
      [account.kind]: accountFault(account, emailKeys.registration),
    }),
    send: async () => onSent(await register(account, name.trim(), newRole)),
    alias: accountAlias,
    networkWords: messageOf('ERROR.CONNECTION'),
  });
  const whole = failure ?? before.failure;
  return (
    <Form onSubmit={onSubmit} noValidate>
      <TextInput
        label="Your name"
        name="fio"
        autoComplete="name"
        value={name}
        onChange={setName}
        error={faults.fio}
        hint="Your first name is enough."
        maxLength={120}
      />
      {accountField(faults)}
      <TermsCheck accepted={accepted} onChange={setAccepted} />
      {whole && <FieldError role="alert">{whole}</FieldError>}
      <Button kind="brand" large wide type="submit" disabled={!accepted} aria-disabled={busy}>
        {busy ? 'One moment …' : 'Next'}
      </Button>
      <Hint>By signing up you accept the agreement above. We never sell your details.</Hint>
    </Form>
  );
}

import { messageOf } from '@bloomkin/shared/messages.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { type FormEvent, useId, useState } from 'react';
import { messageOfError } from '../../api/call.ts';
import { Button } from '../../components/Button.tsx';
import { TextInput } from '../checkout/TextInput.tsx';
import { mobileError, PhoneField } from './PhoneField.tsx';
import { register } from './signInCalls.ts';
import { FieldError, Form, Hint, Terms } from './signInStyles.ts';

interface SignUpProps {
  phone: string;
  onPhone: (phone: string) => void;
  onSent: (sent: CodeSent) => void;
}

/** Name, number and the terms; a known number gets its code just the same. */
export function SignUp({ phone, onPhone, onSent }: SignUpProps) {
  const [name, setName] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [errors, setErrors] = useState<{ name?: string | undefined; phone?: string | undefined }>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const terms = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      name: name.trim() === '' ? messageOf('AUTH.INPUT.NAME_REQUIRED') : undefined,
      phone: mobileError(phone),
    };
    setErrors(wrong);
    setFailure(undefined);
    if (wrong.name || wrong.phone || busy || !accepted) return;
    setBusy(true);
    try {
      onSent(await register(phone, name.trim()));
    } catch (thrown) {
      setFailure(messageOfError(thrown));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={submit} noValidate>
      <TextInput
        label="Your name"
        autoComplete="name"
        value={name}
        onChange={setName}
        error={errors.name}
        maxLength={120}
      />
      <PhoneField value={phone} onChange={onPhone} error={errors.phone} />
      <Terms htmlFor={terms}>
        <input
          id={terms}
          type="checkbox"
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        <span>
          I agree to the <a href="/documents/user_agreement">conditions</a> and the{' '}
          <a href="/documents/privacy">privacy policy</a>.
        </span>
      </Terms>
      {failure && <FieldError role="alert">{failure}</FieldError>}
      <Button kind="brand" large wide type="submit" disabled={!accepted} aria-disabled={busy}>
        {busy ? 'One moment …' : 'Next'}
      </Button>
      <Hint>By signing up you accept the agreement above. We never sell your details.</Hint>
    </Form>
  );
}

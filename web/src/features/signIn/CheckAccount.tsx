import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { type FormEvent, useState } from 'react';
import { messageOfError } from '../../api/call.ts';
import { Button } from '../../components/Button.tsx';
import { mobileError, PhoneField } from './PhoneField.tsx';
import { methodsOf, sendCode } from './signInCalls.ts';
import { FieldError, Form, Hint } from './signInStyles.ts';

interface CheckAccountProps {
  phone: string;
  onPhone: (phone: string) => void;
  onSent: (sent: CodeSent) => void;
  /** No account has this number. */
  onUnknown: () => void;
}

/** Looks the account up and sends a code; somebody new goes on to sign up with the number kept. */
export function CheckAccount({ phone, onPhone, onSent, onUnknown }: CheckAccountProps) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = mobileError(phone);
    setError(wrong);
    setFailure(undefined);
    if (wrong || busy) return;
    setBusy(true);
    try {
      const methods = await methodsOf(phone);
      if (methods.length === 0) onUnknown();
      else if (methods.includes('sms')) onSent(await sendCode(phone));
      else setFailure('This account signs in with a password. Please use Partner Login.');
    } catch (thrown) {
      setFailure(messageOfError(thrown));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={submit} noValidate>
      <PhoneField value={phone} onChange={onPhone} error={error} />
      {failure && <FieldError role="alert">{failure}</FieldError>}
      <Button kind="brand" large wide type="submit" aria-disabled={busy}>
        {busy ? 'One moment …' : 'Next'}
      </Button>
      <Hint>
        We send a four-digit code to this number. Florist or team member? <a href="/auth">Partner login</a>
      </Hint>
    </Form>
  );
}

import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { Button } from '../../components/actions/Button.tsx';
import { AccountField } from './AccountField.tsx';
import { accountFault, emailKeys } from './account.ts';
import { accountAlias } from './accountAlias.ts';
import { failureWords } from './failureWords.ts';
import { KindSwitch } from './KindSwitch.tsx';
import { methodsOf, sendCode } from './signInCalls.ts';
import { FieldError, Form, Hint } from './signInStyles.ts';
import type { TypedAccount } from './useAccount.ts';
import { Refusal, useSending } from './useSending.ts';

interface CheckAccountProps {
  typed: TypedAccount;
  onSent: (sent: CodeSent) => void;
  /** Nobody is known by it, or, with the words of what went wrong, no code could be sent. */
  onSignUp: (failure?: string) => void;
}

/** Looks the account up and sends a code; somebody new goes on to sign up with what was typed kept. */
export function CheckAccount({ typed, onSent, onSignUp }: CheckAccountProps) {
  const { account } = typed;
  async function send() {
    const methods = await methodsOf(account);
    if (methods.length === 0) return onSignUp();
    if (!methods.includes(account.kind === 'phone' ? 'sms' : 'email_code'))
      throw new Refusal('This account signs in another way. Please use the partner login.');
    return sendCode(account).then(onSent, (error: unknown) => onSignUp(failureWords(error)));
  }
  const { faults, failure, busy, onSubmit } = useSending({
    check: () => ({ [account.kind]: accountFault(account, emailKeys.signIn) }),
    send,
    alias: accountAlias,
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <div>
        <AccountField
          typed={typed}
          faults={faults}
          hint={`We send a four-digit code to this ${account.kind === 'phone' ? 'number' : 'address'}.`}
        />
        <Hint>
          <KindSwitch typed={typed} />
        </Hint>
      </div>
      {failure && <FieldError role="alert">{failure}</FieldError>}
      <Button kind="brand" large wide type="submit" aria-disabled={busy}>
        {busy ? 'One moment …' : 'Next'}
      </Button>
      <Hint>
        Florist or team member? <a href="/auth">Partner login</a>
      </Hint>
    </Form>
  );
}

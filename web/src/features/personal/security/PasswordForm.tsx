import { changePassword } from '@bloomkin/shared/routes/auth.ts';
import { shortestPassword } from '@bloomkin/shared/rules/password.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/apiError.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { Checkbox } from '../../../components/form/Checkbox.tsx';
import { profileChanged } from '../../../session/session.ts';
import { Callout } from '../../checkout/checkoutStyles.ts';
import { fieldId } from '../../checkout/fieldId.ts';
import { TextInput } from '../../checkout/TextInput.tsx';
import { FormFaults } from '../FormFaults.tsx';
import { Fields } from '../panelStyles.ts';
import { useUnsaved } from '../unsaved.ts';
import { useSaving } from '../useSaving.ts';
import { noPasswords, type Passwords, passwordFaults } from './passwordFaults.ts';

interface PasswordFormProps {
  user: User;
  /** A first password is only set soon after signing in. */
  onSignInAgain: () => void;
  onChanged: () => void;
}

/** Changes one's password, or sets a first one; every other device is signed out by it. */
export function PasswordForm({ user, onSignInAgain, onChanged }: PasswordFormProps) {
  const [typed, setTyped] = useState(noPasswords);
  const [isShown, setShown] = useState(false);
  const [isTooLate, setTooLate] = useState(false);
  useUnsaved(Object.values(typed).some((text) => text !== ''));
  const { said, busy, form, errorOf } = useSaving({
    check: () => passwordFaults(typed, user),
    async send() {
      setTooLate(false);
      try {
        const { message } = await call(changePassword, { body: typed });
        profileChanged({ ...user, has_password: true });
        setTyped(noPasswords);
        onChanged();
        void notify({ tone: 'success', message: message });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'AUTH.SIGN_IN_AGAIN')) throw error;
        setTooLate(true);
      }
    },
  });
  const field = (path: keyof Passwords) => ({
    id: fieldId(path),
    type: isShown ? ('text' as const) : ('password' as const),
    maxLength: 256,
    value: typed[path],
    onChange: (value: string) => setTyped({ ...typed, [path]: value }),
    error: errorOf(path),
  });
  return (
    <Fields {...form}>
      <FormFaults said={said} />
      {isTooLate && (
        <Callout $tone="warning" role="alert">
          <div>
            For your safety a first password is only set within ten minutes of signing in.
            <div>
              <Button onClick={onSignInAgain}>Sign in again</Button>
            </div>
          </div>
        </Callout>
      )}
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly autoComplete="username" value={user.email || user.phone || user.login} />
      {user.has_password && (
        <TextInput label="Present password" autoComplete="current-password" {...field('current_password')} />
      )}
      <TextInput
        label="New password"
        hint={`At least ${shortestPassword} characters. A few words in a row are easy to keep in mind.`}
        autoComplete="new-password"
        {...field('password')}
      />
      <TextInput label="Repeat it" autoComplete="new-password" {...field('password2')} />
      <Checkbox checked={isShown} onChange={setShown}>
        Show what I type
      </Checkbox>
      <div>
        <Button kind="brand" type="submit" large aria-disabled={busy}>
          {busy ? 'Saving …' : user.has_password ? 'Change the password' : 'Set the password'}
        </Button>
      </div>
    </Fields>
  );
}

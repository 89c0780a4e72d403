import { changePassword } from '@bloomkin/shared/routes/auth.ts';
import { shortestPassword } from '@bloomkin/shared/rules/password.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { notify } from '#components/feedback/notify.ts';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { ApiError } from '#errors/apiError.ts';
import { isOfficeRole } from '#session/officeRoles.ts';
import { profileChanged } from '#session/session.ts';
import { Devices } from './Devices.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useDevices } from './useDevices.ts';
import { type Passwords, validatePasswords } from './validatePasswords.ts';

interface SecurityPanelsProps {
  user: User;
  onSignInAgain: () => void;
}

export function SecurityPanels({ user, onSignInAgain }: SecurityPanelsProps) {
  const devices = useDevices();
  return (
    <>
      <Panel aria-labelledby="security-password">
        <header>
          <h2 id="security-password">{user.has_password ? 'Change your password' : 'Set a password'}</h2>
          <p>
            {user.has_password
              ? 'A new password signs out all your other devices.'
              : 'You sign in with a code now. With a password you can do without.'}
          </p>
        </header>
        <PasswordForm user={user} onSignInAgain={onSignInAgain} onChanged={devices.reload} />
      </Panel>
      {isOfficeRole(user.role) && (
        <Panel aria-labelledby="security-second">
          <header>
            <h2 id="security-second">Second step at sign-in</h2>
            <p>A code of an authenticator app after your password.</p>
          </header>
          <SecondFactor user={user} />
        </Panel>
      )}
      <Panel aria-labelledby="security-devices">
        <header>
          <h2 id="security-devices">Where you are signed in</h2>
          <p>A device that you do not know? Sign it out and change your password.</p>
        </header>
        <Devices {...devices} />
      </Panel>
    </>
  );
}

interface PasswordFormProps {
  user: User;
  /** A first password requires a recent sign-in. */
  onSignInAgain: () => void;
  onChanged: () => void;
}

function PasswordForm({ user, onSignInAgain, onChanged }: PasswordFormProps) {
  const form = useForm<Passwords>({ defaultValues: { current_password: '', password: '', password2: '' } });
  const [isVisible, setVisible] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      setNeedsSignIn(false);
      try {
        const { message } = await call(changePassword, { body: values });
        profileChanged({ ...user, has_password: true });
        form.reset();
        onChanged();
        void notify({ tone: 'success', message });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'AUTH.SIGN_IN_AGAIN')) throw error;
        setNeedsSignIn(true);
      }
    },
  });
  const field = (name: keyof Passwords) => ({
    type: isVisible ? 'text' : 'password',
    maxLength: 256,
    ...form.register(name, {
      validate: (_: string, values: Passwords) => validatePasswords(values, user)[name],
    }),
    error: errors[name]?.message,
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={errors.root?.message} />
      {needsSignIn && (
        <Callout $tone="warning" role="alert">
          <div>
            For your safety a first password is only set within ten minutes of signing in.
            <div>
              <Button onClick={onSignInAgain}>Sign in again</Button>
            </div>
          </div>
        </Callout>
      )}
      {/* Password managers need the account. */}
      <input hidden readOnly autoComplete="username" value={user.email || user.phone || user.login} />
      {user.has_password && (
        <TextField label="Current password" autoComplete="current-password" {...field('current_password')} />
      )}
      <TextField
        label="New password"
        hint={`At least ${shortestPassword} characters. A few words in a row are easy to keep in mind.`}
        autoComplete="new-password"
        {...field('password')}
      />
      <TextField label="Repeat it" autoComplete="new-password" {...field('password2')} />
      <Checkbox checked={isVisible} onChange={setVisible}>
        Show what I type
      </Checkbox>
      <div>
        <SubmitButton busy={busy} busyLabel="Saving …">
          {user.has_password ? 'Change the password' : 'Set the password'}
        </SubmitButton>
      </div>
    </Form>
  );
}

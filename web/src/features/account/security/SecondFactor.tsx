import { beginSecondFactor, confirmSecondFactor } from '@bloomkin/shared/routes/auth.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { profileChanged } from '#session/session.ts';
import { AppCodeField, validateAppCode } from './AppCodeField.tsx';
import { QrCode } from './QrCode.tsx';

interface Started {
  secret: string;
  uri: string;
}

const Key = styled.code`
  overflow-wrap: anywhere;
  font-size: 1rem;
  user-select: all;
`;

const Columns = styled.div`
  a {
    color: var(--bk-text-brand);
    text-decoration: underline;
  }
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  > div {
    flex: 1 1 240px;
    display: grid;
    align-content: start;
    gap: 10px;
  }
`;

/** Sets the second step of signing in up: password, then the app, then its first code. */
export function SecondFactor({ user }: { user: User }) {
  const [isAsked, setAsked] = useState(user.second_factor === 'missing');
  const [started, setStarted] = useState<Started>();
  if (!user.has_password) return <p>Set a password first: the second step follows it.</p>;
  if (started)
    return (
      <ConfirmForm user={user} started={started} onDone={() => [setStarted(undefined), setAsked(false)]} />
    );
  if (isAsked) return <BeginForm user={user} onStarted={setStarted} />;
  return (
    <>
      <p>
        {user.second_factor === 'on'
          ? 'It is on: after your password we ask for a code of your app.'
          : 'With an app on your phone nobody signs in with your password alone.'}
      </p>
      <div>
        <Button onClick={() => setAsked(true)}>
          {user.second_factor === 'on' ? 'Use another phone' : 'Set it up'}
        </Button>
      </div>
    </>
  );
}

function BeginForm({ user, onStarted }: { user: User; onStarted: (started: Started) => void }) {
  const form = useForm({ defaultValues: { password: '' } });
  const { onSubmit, busy } = useSubmit(form, {
    retryField: 'password',
    async save(body) {
      onStarted((await call(beginSecondFactor, { body })).data);
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={form.formState.errors.root?.message} />
      {/* Password managers need the account. */}
      <input hidden readOnly autoComplete="username" value={user.email || user.phone || user.login} />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        {...field(form, 'password', { validate: (value) => (value ? undefined : 'Enter password') })}
      />
      <div>
        <SubmitButton busy={busy} busyLabel="One moment …">
          Go on
        </SubmitButton>
      </div>
    </Form>
  );
}

interface ConfirmFormProps {
  user: User;
  started: Started;
  onDone: () => void;
}

function ConfirmForm({ user, started: { secret, uri }, onDone }: ConfirmFormProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const { onSubmit, busy } = useSubmit(form, {
    retryField: 'code',
    async save(body) {
      const { message } = await call(confirmSecondFactor, { body });
      onDone();
      profileChanged({ ...user, second_factor: 'on' });
      void notify({ tone: 'success', message });
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <Columns>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div>
          <p>Scan this with an authenticator app, such as the one in your password manager.</p>
          <p>
            On this phone? <a href={uri}>Open your app</a>, or type the key:
          </p>
          <Key>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Key>
        </div>
      </Columns>
      <FormError message={form.formState.errors.root?.message} />
      <AppCodeField autoFocus {...field(form, 'code', { validate: validateAppCode })} />
      <div>
        <SubmitButton busy={busy} busyLabel="Checking …">
          Confirm
        </SubmitButton>
      </div>
    </Form>
  );
}

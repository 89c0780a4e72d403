import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { changePasswordFromLink, checkPasswordLink } from '@bloomkin/shared/routes/auth.ts';
import { passwordFaultMessages, shortestPassword } from '@bloomkin/shared/rules/password.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { call } from '#api/call.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { PasswordField } from '#components/form/PasswordField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Page } from '#components/layout/Page.tsx';
import { ApiError } from '#errors/apiError.ts';
import { describeError } from '#errors/describeError.ts';
import { Hint } from '#features/signIn/signInStyles.ts';
import { AuthLink } from '#office/auth/authWay.tsx';
import { AuthFrame } from '#office/auth/frame/AuthFrame.tsx';
import { PageHeading } from '#office/auth/frame/AuthPage.tsx';
import { Loading } from '#office/kit/Loading.tsx';
import { sessionStore, signOut } from '#session/session.ts';
import { stored } from '#storage/storage.ts';

/** Removes the code from the URL at once, so that neither the history nor a screenshot holds it. */
export function ChangePasswordPage() {
  const { code } = useParams();
  const [known, setKnown] = useState(code);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (!code) return;
    setKnown(code);
    void navigate(paths.changePassword(), { replace: true });
  }, [code, navigate]);
  return (
    <Page title="Choose a password">
      <AuthFrame>
        {known ? <ByLink code={known} /> : <WithoutCode />}
        <Hint>
          <AuthLink to={paths.login()}>Back to sign in</AuthLink>
        </Hint>
      </AuthFrame>
    </Page>
  );
}

function ByLink({ code }: { code: string }) {
  const { link, check } = usePasswordLink(code);
  if (link.status === 'checking') return <Loading />;
  if (link.status === 'dead') return <DeadLink />;
  return (
    <>
      <div>
        <PageHeading>Choose a password</PageHeading>
        {link.status === 'good' && (
          <p>For {link.email}. It replaces any other one, and signs you out wherever you are signed in.</p>
        )}
      </div>
      {link.status === 'good' ? (
        <ChangePasswordForm code={code} email={link.email} />
      ) : (
        <>
          <FormError message={`We could not check your link. ${link.failure}`} />
          <Button kind="brand" large onClick={check}>
            Try again
          </Button>
        </>
      )}
    </>
  );
}

const DeadLink = () => (
  <>
    <div>
      <PageHeading>This link does not work any more</PageHeading>
      <p>
        It was used already, or it is too old: a link works once, for one hour, and that of an invitation for
        seven days.
      </p>
    </div>
    <ButtonLink kind="brand" large to={paths.forgotPassword()}>
      Send me a new link
    </ButtonLink>
  </>
);

const WithoutCode = () => (
  <>
    <div>
      <PageHeading>Choose a password</PageHeading>
      <p>Please open the link in your e-mail again: it brings the key that this page needs.</p>
    </div>
    <ButtonLink kind="brand" large to={paths.forgotPassword()}>
      Send me a new link
    </ButtonLink>
  </>
);

type PasswordLink =
  | { status: 'checking' }
  | { status: 'good'; email: string }
  | { status: 'dead' }
  | { status: 'failed'; failure: string };

function usePasswordLink(code: string | undefined): { link: PasswordLink; check: () => void } {
  const [link, setLink] = useState<PasswordLink>({ status: 'checking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once
  useEffect(() => {
    if (!code) return;
    const leaving = new AbortController();
    setLink({ status: 'checking' });
    findLink(code, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setLink(found);
    });
    return () => leaving.abort();
  }, [code, tries]);
  return { link, check: () => setTries((before) => before + 1) };
}

async function findLink(code: string, signal: AbortSignal): Promise<PasswordLink> {
  try {
    const { data } = await call(checkPasswordLink, { body: { code } }, { signal });
    return { status: 'good', email: data.email };
  } catch (error) {
    const isDead = error instanceof ApiError && error.code === 'AUTH.PASSWORD.LINK_USED';
    return isDead ? { status: 'dead' } : { status: 'failed', failure: describeError(error) };
  }
}

function validatePassword(password: string): string | undefined {
  if (password === '') return getMessage('AUTH.INPUT.PASSWORD_REQUIRED');
  return [...password].length < shortestPassword ? passwordFaultMessages.short : undefined;
}

function validateRepeat(password2: string, { password }: { password: string }): string | undefined {
  if (password2 === '') return getMessage('AUTH.VALIDATION.REQUIRED_FIELD');
  return password2 === password ? undefined : getMessage('AUTH.PASSWORD.EQUAL');
}

/** A new password ends every session on the server. */
async function forgetSession(): Promise<void> {
  if (sessionStore.read().status !== 'signedIn') return;
  await signOut();
}

interface ChangePasswordFormProps {
  code: string;
  /** The account, for password managers. */
  email: string;
}

function ChangePasswordForm({ code, email }: ChangePasswordFormProps) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '', password2: '' } });
  const { errors } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      await call(changePasswordFromLink, { body: { ...values, code } });
      await forgetSession();
      stored.partnerEmail.write(email);
      void notify({ tone: 'success', message: getMessage('AUTH.PASSWORD.SUCCESS') });
      void navigate(paths.login(), { replace: true });
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={errors.root?.message} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus
        hint={`${passwordFaultMessages.short}.`}
        {...field(form, 'password', { validate: validatePassword })}
      />
      <PasswordField
        label="Repeat it"
        autoComplete="new-password"
        {...field(form, 'password2', { validate: validateRepeat })}
      />
      <SubmitButton busy={busy} busyLabel="Saving…">
        Save the password
      </SubmitButton>
    </Form>
  );
}

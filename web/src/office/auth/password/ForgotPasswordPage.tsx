import { paths } from '@bloomkin/shared/pages.ts';
import { forgotPassword } from '@bloomkin/shared/routes/auth.ts';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { emailMessages, validateAccount } from '#features/signIn/account.ts';
import { Hint } from '#features/signIn/signInStyles.ts';
import { authState, useAuthState } from '#office/auth/authState.ts';
import { AuthLink, useGoOn } from '#office/auth/authWay.tsx';
import { AuthPage } from '#office/auth/frame/AuthPage.tsx';
import { stored } from '#storage/storage.ts';

export const ForgotPasswordPage = () => (
  <AuthPage
    title="Forgot your password?"
    lead="Tell us your e-mail address: we send you a link with which you choose a new one."
  >
    <ForgotPasswordForm />
    <Hint>
      <AuthLink to={paths.partner()}>Back to sign in</AuthLink>
    </Hint>
  </AuthPage>
);

const validateEmail = (value: string) =>
  validateAccount({ kind: 'email', value: value.trim() }, emailMessages.signIn);

/** The response does not reveal whether an account exists. */
function ForgotPasswordForm() {
  const previous = useAuthState()?.account;
  const form = useForm({ defaultValues: { email: previous?.kind === 'email' ? previous.value : '' } });
  const { errors } = form.formState;
  const goOn = useGoOn();
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      const email = values.email.trim();
      await call(forgotPassword, { query: { email } });
      // Prefills the login page after the password is changed.
      stored.partnerEmail.write(email);
      goOn(paths.forgotPasswordEmail(), authState({ account: { kind: 'email', value: email } }));
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={errors.root?.message} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        autoFocus
        {...field(form, 'email', { validate: validateEmail })}
      />
      <SubmitButton busy={busy} busyLabel="Sending…">
        Send me a link
      </SubmitButton>
    </Form>
  );
}

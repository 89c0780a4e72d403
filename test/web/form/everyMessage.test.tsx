// @vitest-environment window

import { errorCatalogue } from '@bloomkin/shared/errors.ts';
import { getMessage, messageKeys } from '@bloomkin/shared/messages.ts';
import { refresh } from '@bloomkin/shared/routes/auth.ts';
import { sendInvitation } from '@bloomkin/shared/routes/users.ts';
import { call } from '@bloomkin/web/api/call.ts';
import { FormErrors } from '@bloomkin/web/components/form/FormErrors.tsx';
import { TextField } from '@bloomkin/web/components/form/TextField.tsx';
import { useSubmit } from '@bloomkin/web/components/form/useSubmit.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';

function InviteForm() {
  const form = useForm({ defaultValues: { email: 'ruby@example.com' } });
  const { onSubmit } = useSubmit(form, {
    async save({ email }) {
      await call(sendInvitation, { query: { email } });
    },
  });
  return (
    <form onSubmit={onSubmit}>
      <FormErrors form={form} />
      <TextField label="E-mail" error={form.formState.errors.email?.message} {...form.register('email')} />
      <button type="submit">Send</button>
    </form>
  );
}

function sendRefused(status: number, failure: object): void {
  // Without the header it would be a proxy's answer, which is asked for again.
  const headers = { 'X-Request-Id': 'r1' };
  givenApi(sendInvitation, () => Response.json({ request_id: 'r1', ...failure }, { status, headers }));
  // A rejected token is renewed first: here the session has ended too.
  const ended = { code: 'AUTH.REFRESH.INVALID', message: 'The session has ended' };
  givenApi(refresh, () => Response.json(ended, { status: 401, headers }));
  render(<InviteForm />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

describe('a form', () => {
  it.each(Object.entries(errorCatalogue))('shows what %s means', async (code, [status, message]) => {
    sendRefused(status, { code, message });
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it.each(messageKeys)('shows the message of %s beside the field', async (key) => {
    const errors = [{ path: 'email', message: key }];
    sendRefused(422, { code: 'VALIDATION.FAILED', message: 'Please check the fields below.', errors });
    expect((await screen.findAllByText(getMessage(key))).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  });
});

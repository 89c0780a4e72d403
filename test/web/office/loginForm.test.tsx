// @vitest-environment window
import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});

const refusal = { code: 'AUTH.VALIDATION.INVALID_LOGIN', message: 'Invalid username or password' };

async function open() {
  const calls = givenApi(logInByPassword, () => Response.json(refusal, { status: 401 }));
  const { LoginForm } = await import('@bloomkin/web/office/auth/signIn/LoginForm.tsx');
  render(<LoginForm />);
  return calls;
}
const login = () => screen.getByLabelText<HTMLInputElement>('E-mail, phone or login');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('signing in with a password', () => {
  it('shows the API’s message and keeps the typed text', async () => {
    await open();
    type(login(), 'vendor1@flowers.test');
    type(password(), 'not-it');
    send();
    expect(await screen.findByText('Invalid username or password')).toBeTruthy();
    expect([login().value, password().value]).toEqual(['vendor1@flowers.test', 'not-it']);
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  it('focuses the first empty field', async () => {
    const calls = await open();
    send();
    expect(await screen.findByText('Enter login')).toBeTruthy();
    expect(await screen.findByText('Enter password')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(login()));
    expect(calls).toEqual([]);
  });

  it('six zeros are only a placeholder', async () => {
    await open();
    expect(password().placeholder).toBe('000000');
    expect(password().value).toBe('');
  });
});

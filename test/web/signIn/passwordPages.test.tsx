// @vitest-environment window

import { stored } from '@bloomkin/web/storage/storage.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, digits, email, open, phone, resetAuthPages, type } from './authPagesFixture.tsx';
import { type Answer, failed, lost, paths } from './authReplies.ts';

resetAuthPages();

describe('signing in with a password', () => {
  it('leads new users to sign-up', async () => {
    const { at } = await open('/auth/login');
    fireEvent.click(screen.getByRole('link', { name: 'Sign up as a florist' }));
    await screen.findByLabelText('Your name');
    expect(at()).toBe('/auth/registration');
  });

  it('fills in the stored e-mail and focuses the password', async () => {
    stored.partnerEmail.write('ada@example.com');
    await open('/auth/login');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail, phone or login').value).toBe('ada@example.com');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    await waitFor(() => expect(stored.partnerEmail.read()).toBeUndefined());
  });
});

describe('a forgotten password', () => {
  const forgot = '/api/auth/forgot-password';

  it('answers alike for any e-mail', async () => {
    const { at } = await open('/auth/forgot-password', { [forgot]: () => Response.json({ message: 'ok' }) });
    fireEvent.click(button('Send me a link'));
    expect(await screen.findByText('Enter email')).toBeTruthy();
    type(email(), 'ada@example.com');
    fireEvent.click(button('Send me a link'));
    const message = 'If that address has an account, a link to a new password is on its way.';
    expect(await screen.findByText(message, { exact: false })).toBeTruthy();
    expect(at()).toBe('/auth/forgot-password-email');
    expect(stored.partnerEmail.read()).toBe('ada@example.com');
  });

  it('shows its error and keeps the e-mail', async () => {
    await open('/auth/forgot-password', { [forgot]: failed(500, 'INTERNAL', 'Not answering.') });
    type(email(), 'ada@example.com');
    fireEvent.click(button('Send me a link'));
    expect(await screen.findByText('Not answering.')).toBeTruthy();
    expect(email().value).toBe('ada@example.com');
  });
});

describe('a new password by a link', () => {
  const change = '/api/_p/change_password_from_link';
  const check = '/api/_p/check_password_link';
  const good: Answer = () => Response.json({ data: { email: 'ada@example.com' } });
  const dead = failed(409, 'AUTH.PASSWORD.LINK_USED', 'This link has been used or has expired.');
  const password = () => screen.getByLabelText<HTMLInputElement>('New password');
  const openLink = async (answers: Readonly<Record<string, Answer>> = {}) => {
    const opened = await open('/auth/change_password/secret', { [check]: good, ...answers });
    await screen.findByLabelText('New password');
    opened.requests.length = 0;
    return opened;
  };

  it('asks only while the link is valid', async () => {
    const { requests, at } = await open('/auth/change_password/secret', { [check]: dead });
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(requests.map(({ path, body }) => [path, body])).toEqual([[check, { code: 'secret' }]]);
    fireEvent.click(screen.getByRole('link', { name: 'Send me a new link' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(at()).toBe('/auth/forgot-password');
  });

  it('checks again when the check failed', async () => {
    const answers = [failed(503, 'SERVICE.UNAVAILABLE', 'Not answering.'), good];
    await open('/auth/change_password/secret', { [check]: () => (answers.shift() ?? good)() });
    expect(await screen.findByText('We could not check your link. Not answering.')).toBeTruthy();
    fireEvent.click(button('Try again'));
    expect(await screen.findByText(/For ada@example.com/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  const repeat = () => screen.getByLabelText<HTMLInputElement>('Repeat it');

  it('removes the code from the URL at once and sends it', async () => {
    const { requests, at } = await openLink({
      [change]: failed(409, 'AUTH.PASSWORD.LINK_USED', 'This link has been used or has expired.'),
    });
    expect(at()).toBe('/auth/change_password');
    type(password(), 'Jacaranda-7');
    type(repeat(), 'Jacaranda-7');
    fireEvent.click(button('Save the password'));
    expect(await screen.findByText('This link has been used or has expired.')).toBeTruthy();
    expect(requests[0]?.body).toEqual({ password: 'Jacaranda-7', password2: 'Jacaranda-7', code: 'secret' });
    expect(password().value).toBe('Jacaranda-7');
  });

  it('requires both, and the same', async () => {
    const { requests } = await openLink();
    fireEvent.click(button('Save the password'));
    expect(await screen.findByText('Enter password')).toBeTruthy();
    expect(await screen.findByText('Required field')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    type(password(), 'Jacaranda-7');
    type(repeat(), 'Jacaranda-8');
    fireEvent.click(button('Save the password'));
    expect(await screen.findByText('Passwords must match')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(repeat()));
    expect(requests).toEqual([]);
  });

  it('shows what is wrong with it beside the field', async () => {
    const errors = [{ path: 'password', message: 'Too many people use this password: choose another' }];
    await openLink({
      [change]: failed(422, 'VALIDATION.FAILED', 'Please check', { errors }),
    });
    type(password(), 'password1');
    type(repeat(), 'password1');
    fireEvent.click(button('Save the password'));
    expect(await screen.findByText(/Too many people use this password/)).toBeTruthy();
  });

  it('opened without its code says to open the link again', async () => {
    await open('/auth/change_password');
    expect(screen.getByText(/open the link in your e-mail again/)).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('leads to the password login with the e-mail filled in', async () => {
    const { at } = await openLink({
      [change]: () => Response.json({ message: 'ok' }),
    });
    type(password(), 'Jacaranda-7');
    type(repeat(), 'Jacaranda-7');
    fireEvent.click(button('Save the password'));
    expect(await screen.findByText('Your new password is saved. Please sign in with it.')).toBeTruthy();
    const login = await screen.findByLabelText<HTMLInputElement>('E-mail, phone or login');
    expect([at(), login.value]).toEqual(['/auth/login', 'ada@example.com']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });
});

it('leads to registration without a connection', async () => {
  await open('/auth/partner', { [paths.find]: lost });
  type(phone(), digits());
  fireEvent.click(button('Next'));
  expect(await screen.findByText(/Network error/)).toBeTruthy();
});

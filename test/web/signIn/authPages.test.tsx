// @vitest-environment window

import { pathAfterLogin } from '@bloomkin/web/office/auth/landing.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '#web/office/officePerson.ts';
import {
  button,
  digits,
  email,
  noPhone,
  open,
  people,
  phone,
  resetAuthPages,
  tab,
  type,
} from './authPagesFixture.tsx';
import { failed, found, paths, sent } from './authReplies.ts';

resetAuthPages();

describe('the page after a sign-in', () => {
  it.each([
    ['/orders?page=2#top', '/orders?page=2#top'],
    ['/\t/evil.example', undefined],
    ['/\n/evil.example', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['https://evil.example', undefined],
    ['/\t/', undefined],
  ])('opens %j only on this site', (next, path) => {
    const user = person('ROLE_VENDOR');
    expect(pathAfterLogin(user, next)).toBe(path ?? pathAfterLogin(user, null));
  });
});

describe('the partner sign-in', () => {
  it('opens the e-mail tab alone to a user without a phone', async () => {
    await open('/auth/partner');
    expect(phone()).toBeTruthy();
    fireEvent.click(noPhone());
    expect(email()).toBeTruthy();
    expect(tab('Phone').disabled).toBe(true);
    fireEvent.click(noPhone());
    expect(phone()).toBeTruthy();
  });

  it('signs up by e-mail only after “no phone”', async () => {
    await open('/auth/partner');
    fireEvent.click(tab('E-mail'));
    fireEvent.click(button('Sign up'));
    expect(tab('E-mail').disabled).toBe(true);
    expect(phone()).toBeTruthy();
    fireEvent.click(noPhone());
    expect(email()).toBeTruthy();
  });

  it('moves between its tabs by arrow keys', async () => {
    await open('/auth/partner');
    tab('Phone').focus();
    fireEvent.keyDown(tab('Phone'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab('E-mail'));
    expect(email()).toBeTruthy();
  });

  it('fills in the e-mail that the browser stored, once', async () => {
    stored.partnerEmail.write('ada@example.com');
    await open('/auth/partner');
    expect(email().value).toBe('ada@example.com');
    await waitFor(() => expect(stored.partnerEmail.read()).toBeUndefined());
  });

  it('does not show the phone’s error on the e-mail', async () => {
    await open('/auth/partner');
    fireEvent.click(button('Next'));
    expect(await screen.findByText('Enter phone number')).toBeTruthy();
    fireEvent.click(noPhone());
    expect(screen.queryByText('Enter phone number')).toBeNull();
  });

  it.each([
    ['who has one to the code of a text message', found('sms', 'password'), '/auth/login', 'Four-digit code'],
    ['who has none to the password', found('password'), '/auth/login', 'Password'],
    ['whom nobody knows to registration', found(), '/auth/registration', 'Your name'],
  ])('leads a phone’s owner %s', async (_, answer, path, field) => {
    const { at } = await open('/auth/partner', { [paths.find]: answer, [paths.request]: sent });
    type(phone(), digits());
    fireEvent.click(button('Next'));
    await screen.findByLabelText(field);
    expect(at()).toBe(path);
  });

  it.each([
    ['with a password to it', found('email_code', 'password'), '/auth/login', 'Password'],
    ['without one to the code', found('email_code'), '/auth/verify-code', 'Four-digit code'],
  ])('leads an e-mail’s owner %s', async (_, answer, path, field) => {
    const { at } = await open('/auth/partner', { [paths.find]: answer, [paths.request]: sent });
    fireEvent.click(tab('E-mail'));
    type(email(), `ada${people}@example.com`);
    fireEvent.click(button('Next'));
    await screen.findByLabelText(field);
    expect(at()).toBe(path);
  });

  it('leads to registration with the reason after a failed look-up', async () => {
    const down = failed(500, 'INTERNAL', 'A service is not answering.');
    const { at } = await open('/auth/partner', { [paths.find]: down });
    type(phone(), digits());
    fireEvent.click(button('Next'));
    expect(await screen.findByText('We could not look you up. A service is not answering.')).toBeTruthy();
    expect(at()).toBe('/auth/registration');
    expect(phone().value.replaceAll(' ', '')).toBe(digits());
  });

  it('keeps the page to return to from screen to screen', async () => {
    const { router } = await open('/auth/partner?next=%2Forders%2Fview%2F1', {
      [paths.find]: found('password'),
    });
    type(phone(), digits());
    fireEvent.click(button('Next'));
    await screen.findByLabelText('Password');
    expect(router.state.location.search).toBe('?next=%2Forders%2Fview%2F1');
  });
});

describe('signing up as a partner', () => {
  async function fillIn() {
    type(screen.getByLabelText('Your name'), 'Ada Wills');
    fireEvent.click(screen.getByLabelText('I agree to the conditions and the privacy policy'));
  }

  it('explains the closed e-mail tab', async () => {
    await open('/auth/registration');
    const reason = 'Tick this to sign up by e-mail instead.';
    const described = tab('E-mail').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(reason);
    fireEvent.click(noPhone());
    expect(screen.queryByText(reason)).toBeNull();
    expect(screen.getByText('Untick this to use a phone number.')).toBeTruthy();
  });

  it('asks for a first name only', async () => {
    await open('/auth/registration');
    expect(screen.getByText('Your first name is enough.')).toBeTruthy();
  });

  it('registers a vendor by phone', async () => {
    const { requests, at } = await open('/auth/registration', { [paths.registerBySms]: sent });
    type(phone(), digits());
    await fillIn();
    fireEvent.click(button('Next'));
    await screen.findByLabelText('Four-digit code');
    expect(at()).toBe('/auth/login');
    expect(screen.getByRole('heading', { name: 'Enter your code' })).toBeTruthy();
    expect(screen.queryByText(/Welcome back|Signing in as/)).toBeNull();
    expect(requests[0]?.body).toMatchObject({
      roles: ['ROLE_VENDOR'],
      fio: 'Ada Wills',
      phoneNumbers: digits(),
    });
  });

  it('takes the code by e-mail on its own screen', async () => {
    const { requests, at } = await open('/auth/registration', { [paths.registerByEmail]: sent });
    fireEvent.click(noPhone());
    type(email(), 'ada@example.com');
    await fillIn();
    fireEvent.click(button('Next'));
    const boxes = await screen.findByLabelText('Four-digit code');
    expect(at()).toBe('/auth/email-sent/registration');
    await waitFor(() => expect(document.activeElement).toBe(boxes));
    expect(screen.getByText(/Another code in \d+ s/)).toBeTruthy();
    expect(requests[0]?.body).toMatchObject({ roles: ['ROLE_VENDOR'], email: 'ada@example.com' });
  });
});

describe('a screen that follows another', () => {
  it.each([
    ['/auth/partner', '/auth/registration'],
    ['/auth/registration', '/auth/partner'],
    ['/auth/partner', '/auth/login'],
    ['/auth/login', '/auth/forgot-password'],
    ['/auth/forgot-password', '/auth/partner'],
    ['/auth/login', '/auth/change_password'],
  ])('takes the focus from %s to %s', async (from, to) => {
    const { router } = await open(from);
    await act(() => router.navigate(to));
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
  });

  it('takes the focus after the request for a password link', async () => {
    await open('/auth/forgot-password', {
      '/api/auth/forgot-password': () => Response.json({ message: 'ok' }),
    });
    type(email(), 'ada@example.com');
    fireEvent.click(button('Send me a link'));
    const heading = await screen.findByRole('heading', { name: 'Check your e-mail' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('a screen that needs an earlier one', () => {
  it.each([
    ['/auth/verify-code', 'Bloomkin for florists'],
    ['/auth/email-sent/registration', 'Become a partner'],
    ['/auth/forgot-password-email', 'Forgot your password?'],
  ])('%s, opened by its address, leads to the first one', async (path, title) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

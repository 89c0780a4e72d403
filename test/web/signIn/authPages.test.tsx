// @vitest-environment window

import { guestRoutes } from '@bloomkin/web/backOffice/routes.tsx';
import { openSession } from '@bloomkin/web/session/session.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, api, completeJsdom, failed, found, lost, paths, sent } from './authReplies.ts';

/** Another number for each test: what was sent to one is remembered for a while. */
let people = 40;
const digits = () => `4915700${people}`;

beforeEach(async () => {
  people += 1;
  completeJsdom();
  localStorage.clear();
  await openSession();
});
afterEach(cleanup);

async function open(path: string, answers: Readonly<Record<string, Answer>> = {}) {
  const requests = api(answers);
  const router = createMemoryRouter(guestRoutes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { requests, router, at: () => router.state.location.pathname };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const noPhone = () => screen.getByLabelText<HTMLInputElement>('I have no phone number');

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
    expect(document.activeElement).toBe(boxes);
    expect(screen.getByText(/Another code in \d+ s/)).toBeTruthy();
    expect(requests[0]?.body).toMatchObject({ roles: ['ROLE_VENDOR'], email: 'ada@example.com' });
  });
});

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

describe('a forgotten password', () => {
  const forgot = '/api/auth/forgot-password';

  it('answers alike for any e-mail', async () => {
    const { at } = await open('/auth/forgot-password', { [forgot]: () => Response.json({ message: 'ok' }) });
    fireEvent.click(button('Send me a link'));
    expect(await screen.findByText('Enter email')).toBeTruthy();
    type(email(), 'ada@example.com');
    fireEvent.click(button('Send me a link'));
    const words = 'If that address has an account, a link to a new password is on its way.';
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
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

  it('is requested only while the link is valid', async () => {
    const { requests, at } = await open('/auth/change_password/secret', { [check]: dead });
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(requests.map(({ path, body }) => [path, body])).toEqual([[check, { code: 'secret' }]]);
    fireEvent.click(screen.getByRole('link', { name: 'Send me a new link' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(at()).toBe('/auth/forgot-password');
  });

  it('can be checked again when the check failed', async () => {
    const answers = [failed(503, 'SERVICE.UNAVAILABLE', 'Not answering.'), good];
    await open('/auth/change_password/secret', { [check]: () => (answers.shift() ?? good)() });
    expect(await screen.findByText('We could not check your link. Not answering.')).toBeTruthy();
    fireEvent.click(button('Try again'));
    expect(await screen.findByText(/For ada@example.com/)).toBeTruthy();
    expect(document.activeElement).toBe(password());
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

  it('needs both, and the same', async () => {
    const { requests } = await openLink();
    fireEvent.click(button('Save the password'));
    expect(await screen.findByText('Enter password')).toBeTruthy();
    expect(await screen.findByText('Required field')).toBeTruthy();
    expect(document.activeElement).toBe(password());
    type(password(), 'Jacaranda-7');
    type(repeat(), 'Jacaranda-8');
    fireEvent.click(button('Save the password'));
    expect(await screen.findByText('Passwords must match')).toBeTruthy();
    expect(document.activeElement).toBe(repeat());
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
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });
});

it('leads to registration without a connection', async () => {
  await open('/auth/partner', { [paths.find]: lost });
  type(phone(), digits());
  fireEvent.click(button('Next'));
  expect(await screen.findByText(/Network error/)).toBeTruthy();
});

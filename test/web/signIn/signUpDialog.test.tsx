// @vitest-environment window

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, failed, lost, paths, sent } from './authReplies.ts';
import {
  boxes,
  digits,
  email,
  formatDigits,
  next,
  open,
  phone,
  resetDialog,
  tab,
  type,
} from './signInDialogFixture.tsx';

resetDialog();

describe('signing up', () => {
  async function openSignUp(answers: Readonly<Record<string, Answer>>) {
    const requests = await open(answers);
    fireEvent.click(tab('Sign up'));
    return requests;
  }
  const terms = () => screen.getByLabelText('I agree to the conditions and the privacy policy');
  const name = () => screen.getByLabelText<HTMLInputElement>('Your name');

  it('requires the terms before Next', async () => {
    await openSignUp({});
    expect(next().disabled).toBe(true);
    expect(screen.getByText(/Accepting terms & conditions are required/)).toBeTruthy();
    fireEvent.click(terms());
    expect(next().disabled).toBe(false);
    expect(screen.queryByText(/Accepting terms & conditions are required/)).toBeNull();
  });

  it('shows both texts to accept and keeps its fields', async () => {
    const text = (name: string) => () =>
      Response.json({ data: { id: name, name, title: name, version: 1, text: `<p>The ${name}</p>` } });
    await openSignUp({
      '/api/_public/document/user_agreement': text('user_agreement'),
      '/api/_public/document/privacy': text('privacy'),
    });
    type(name(), 'Ruby Tran');
    for (const [link, shown] of [
      ['conditions', 'The user_agreement'],
      ['privacy policy', 'The privacy'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: link }));
      expect(await screen.findByText(shown)).toBeTruthy();
    }
    expect(name().value).toBe('Ruby Tran');
  });

  it('leaves for sign-in by its tab, and comes back by its own', async () => {
    await openSignUp({});
    const pressed = () => ['Sign in', 'Sign up'].map((title) => tab(title).getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'true']);
    fireEvent.click(tab('Sign in'));
    expect(screen.queryByLabelText('Your name')).toBeNull();
    expect(pressed()).toEqual(['true', 'false']);
    fireEvent.click(tab('Sign up'));
    expect(name()).toBeTruthy();
  });

  it('shows each missing field and focuses the first', async () => {
    await openSignUp({});
    fireEvent.click(terms());
    fireEvent.click(tab('Use e-mail instead'));
    fireEvent.click(next());
    expect(await screen.findByText('Enter first name')).toBeTruthy();
    expect(await screen.findByText('Required field')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    type(email(), 'ruby');
    fireEvent.click(next());
    expect(await screen.findByText('Field is incorrect')).toBeTruthy();
  });

  it('requires a name and a number by phone', async () => {
    const requests = await openSignUp({});
    fireEvent.click(terms());
    fireEvent.click(next());
    expect(await screen.findByText('Enter first name')).toBeTruthy();
    expect(screen.getByText('Enter phone number')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('registers a buyer by phone and shows the code step', async () => {
    const requests = await openSignUp({ [paths.registerBySms]: sent });
    type(name(), 'Ruby Tran');
    type(phone(), `0${digits()}`);
    fireEvent.click(terms());
    fireEvent.click(next());
    await boxes();
    expect(requests[0]?.body).toMatchObject({
      ...{ roles: ['ROLE_BUYER'], countryId: 2, phoneNumbers: digits() },
      fio: 'Ruby Tran',
    });
    expect(requests[0]?.body).not.toHaveProperty('email');
  });

  it('takes and validates an optional e-mail', async () => {
    const requests = await openSignUp({ [paths.registerBySms]: sent });
    type(name(), 'Ruby Tran');
    type(phone(), `0${digits()}`);
    type(screen.getByLabelText('E-mail (optional)'), 'ruby@');
    fireEvent.click(terms());
    fireEvent.click(next());
    expect(await screen.findByText('Field is incorrect')).toBeTruthy();
    type(screen.getByLabelText('E-mail (optional)'), ' ruby@example.com ');
    fireEvent.click(next());
    await boxes();
    const typed = { fio: 'Ruby Tran', phoneNumbers: digits(), email: 'ruby@example.com' };
    expect(requests[0]?.body).toMatchObject(typed);
  });

  it('registers a buyer by e-mail and shows the code step', async () => {
    const requests = await openSignUp({ [paths.registerByEmail]: sent });
    type(name(), 'Ruby Tran');
    fireEvent.click(tab('Use e-mail instead'));
    type(email(), 'ruby@example.com');
    fireEvent.click(terms());
    fireEvent.click(next());
    await boxes();
    expect(requests[0]?.body).toMatchObject({
      roles: ['ROLE_BUYER'],
      email: 'ruby@example.com',
      fio: 'Ruby Tran',
    });
  });

  it('shows the code step after the answer to a sent code got lost', async () => {
    const answers = [
      lost,
      failed(429, 'LIMIT.TOO_MANY', 'Please wait a little.', {}, { 'retry-after': '24' }),
    ];
    await openSignUp({ [paths.registerBySms]: () => (answers.shift() ?? lost)() });
    type(name(), 'Ruby Tran');
    type(phone(), digits());
    fireEvent.click(terms());
    fireEvent.click(next());
    await screen.findByRole('alert');
    fireEvent.click(next());
    await boxes();
    expect(screen.getByText(`0${formatDigits()}`)).toBeTruthy();
    expect(screen.getByText(/^Another code in 24 s/)).toBeTruthy();
  });

  it('says to wait after too many requests', async () => {
    const tooMany = failed(429, 'LIMIT.TOO_MANY', 'Please wait a little.', {}, { 'retry-after': '24' });
    await openSignUp({ [paths.registerBySms]: tooMany });
    type(name(), 'Ruby Tran');
    type(phone(), digits());
    fireEvent.click(terms());
    fireEvent.click(next());
    expect((await screen.findByRole('alert')).textContent).toContain('wait');
    expect(screen.queryByLabelText('Four-digit code')).toBeNull();
  });

  it('reports a lost connection and keeps the text', async () => {
    await openSignUp({ [paths.registerBySms]: lost });
    type(name(), 'Ruby Tran');
    type(phone(), `0${digits()}`);
    fireEvent.click(terms());
    fireEvent.click(next());
    expect(await screen.findByText('Connection error.')).toBeTruthy();
    expect([name().value, phone().value]).toEqual(['Ruby Tran', formatDigits()]);
  });

  it('shows the API’s error on the number beside it', async () => {
    const errors = [{ path: 'phoneNumbers', message: 'AUTH.INPUT.PHONE_REQUIRED' }];
    await openSignUp({ [paths.registerBySms]: failed(422, 'VALIDATION.FAILED', 'Please check', { errors }) });
    type(name(), 'Ruby Tran');
    type(phone(), `0${digits()}`);
    fireEvent.click(terms());
    fireEvent.click(next());
    expect(await screen.findByText('Enter phone number')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(phone()));
  });
});

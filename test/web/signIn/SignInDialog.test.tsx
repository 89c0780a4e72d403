// @vitest-environment window

import { describeWait } from '@bloomkin/web/features/signIn/useSecondsLeft.ts';
import { accessToken } from '@bloomkin/web/http/accessToken.ts';
import { sessionStore } from '@bloomkin/web/session/session.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, failed, found, paths, sent, welcome } from './authReplies.ts';
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

describe('checking the account', () => {
  it('focuses the empty number and sends nothing', async () => {
    const requests = await open({});
    fireEvent.click(next());
    expect(await screen.findByText('Enter phone number')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(phone()));
    expect(requests).toEqual([]);
  });

  it.each([
    ['', 'Enter email'],
    ['ruby@', 'Email entered incorrectly'],
  ])('shows what is wrong with the e-mail %o', async (typed, message) => {
    await open({});
    fireEvent.click(tab('Use e-mail instead'));
    type(email(), typed);
    fireEvent.click(next());
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('keeps the number while the e-mail is on the screen', async () => {
    await open({});
    type(phone(), `0${digits()}`);
    fireEvent.click(tab('Use e-mail instead'));
    type(email(), 'ruby@example.com');
    fireEvent.click(tab('Use a mobile number instead'));
    expect(phone().value).toBe(formatDigits());
  });

  it('sends a known number its code, without prefix and spaces', async () => {
    const requests = await open({ [paths.find]: found('sms'), [paths.request]: sent });
    type(phone(), `+61 ${formatDigits()}`);
    fireEvent.click(next());
    await boxes();
    expect(
      screen.getByText(/^A confirmation code has been sent to the number you specified:/).textContent,
    ).toContain('0••• ••• 006');
    expect(requests.map(({ path }) => path)).toEqual([paths.find, paths.request]);
    expect(requests[1]?.body).toEqual({ phoneNumbers: digits(), country_code: '+61' });
  });

  it('sends a known e-mail its code', async () => {
    const requests = await open({ [paths.find]: found('email_code', 'password'), [paths.request]: sent });
    fireEvent.click(tab('Use e-mail instead'));
    type(email(), 'ruby@example.com');
    fireEvent.click(next());
    await boxes();
    expect(screen.getByText(/^A confirmation code has been sent to the email you specified:/)).toBeTruthy();
    expect(requests[1]?.body).toEqual({ email: 'ruby@example.com' });
  });

  it('leads an unknown number to sign-up with it', async () => {
    await open({ [paths.find]: found() });
    type(phone(), digits());
    next().focus();
    fireEvent.click(next());
    await screen.findByText('Create your account');
    expect(phone().value).toBe(formatDigits());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Create your account'));
  });

  const typedContact = () => ({
    ...{ fio: 'Ruby Walker', phone: `+61 ${formatDigits()}`, email: 'ruby@example.com' },
  });

  it('sends the number that was typed at checkout its code without a press', async () => {
    const requests = await open(
      { [paths.find]: found('sms'), [paths.request]: sent },
      { contact: typedContact() },
    );
    await boxes();
    expect(requests.map(({ path }) => path)).toEqual([paths.find, paths.request]);
    fireEvent.click(tab('use another number'));
    expect(phone().value).toBe(formatDigits());
    expect(requests).toHaveLength(2);
  });

  it('leads an unknown contact of the checkout to sign-up with all that was typed', async () => {
    await open({ [paths.find]: found() }, { contact: typedContact() });
    await screen.findByText('Create your account');
    expect(phone().value).toBe(formatDigits());
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ruby Walker');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail (optional)').value).toBe('ruby@example.com');
  });

  it('starts without a landline, which gets no code', async () => {
    await open({}, { contact: { fio: '', phone: '+61 2 5550 0141', email: '' } });
    expect(phone().value).toBe('');
  });

  it('stays with the reason when a known number gets no code yet', async () => {
    const tooMany = failed(429, 'LIMIT.TOO_MANY', 'Too many tries.', {}, { 'Retry-After': '20' });
    await open({ [paths.find]: found('sms'), [paths.request]: tooMany });
    type(phone(), digits());
    fireEvent.click(next());
    await screen.findByText('Too many tries. You can try again in 20 seconds.');
    expect(screen.queryByText('Create your account')).toBeNull();
    expect(phone().value).toBe(formatDigits());
  });

  it('leads an admin, who has only a password, to the partner login', async () => {
    await open({ [paths.find]: found('password') });
    type(phone(), digits());
    fireEvent.click(next());
    expect(await screen.findByText(/Please use the partner login/)).toBeTruthy();
  });
});

describe('the code', () => {
  it.each([
    [99, 'Another code in 99 s'],
    [773, 'Another code in 13 min'],
  ])('says a long wait in minutes: %d s', (seconds, text) => expect(describeWait(seconds)).toBe(text));

  async function atTheBoxes(answer: Answer = welcome) {
    const requests = await open({
      [paths.find]: found('sms'),
      [paths.request]: sent,
      [paths.answer]: answer,
    });
    type(phone(), digits());
    fireEvent.click(next());
    return { requests, input: await boxes() };
  }

  it('fills in from the text message, digits alone', async () => {
    const { input } = await atTheBoxes();
    expect(input.autocomplete).toBe('one-time-code');
    expect(input.inputMode).toBe('numeric');
    type(input, '12a');
    expect(input.value).toBe('12');
  });

  it.each(['1234', '12 34', ' 12-34 ', '12345'])('%o signs in without a press', async (pasted) => {
    const { requests, input } = await atTheBoxes();
    type(input, pasted);
    await waitFor(() => expect(requests.at(-1)?.path).toBe(paths.answer));
    expect(requests.at(-1)?.body).toEqual({ phoneNumbers: digits(), country_code: '+61', code: '1234' });
  });

  it('takes four boxes for four digits', async () => {
    const { input } = await atTheBoxes();
    expect(input.parentElement?.querySelectorAll('[aria-hidden=true]')).toHaveLength(4);
    type(input, '123456');
    expect(input.value).toBe('1234');
  });

  it('asks for it when Confirm is pressed too early', async () => {
    const { requests, input } = await atTheBoxes();
    type(input, '12');
    fireEvent.click(tab('Confirm'));
    expect(screen.getByText('Enter code')).toBeTruthy();
    expect(input.value).toBe('12');
    expect(requests.some(({ path }) => path === paths.answer)).toBe(false);
  });

  it('shows the remaining tries when wrong', async () => {
    const wrong = failed(401, 'AUTH.VALIDATION.INVALID.CODE', 'That code is wrong or has expired.', {
      attempts_left: 2,
    });
    const { input } = await atTheBoxes(wrong);
    type(input, '1234');
    expect(await screen.findByText('That code is wrong or has expired. 2 tries left.')).toBeTruthy();
    expect(input.value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('comes again on request after the count-down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { requests } = await atTheBoxes();
    expect(screen.getByText(/Another code in 30 s/)).toBeTruthy();
    const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    await passSeconds(0);
    await passSeconds(12);
    expect(screen.getByText(/Another code in 1[78] s/)).toBeTruthy();
    await passSeconds(20);
    fireEvent.click(tab('Send another code'));
    await waitFor(() => expect(requests.filter(({ path }) => path === paths.request)).toHaveLength(2));
  });

  it('comes once when going back to the number', async () => {
    const { requests } = await atTheBoxes();
    fireEvent.click(tab('use another number'));
    fireEvent.click(next());
    await boxes();
    expect(requests.filter(({ path }) => path === paths.request)).toHaveLength(1);
  });

  it('gives way to the e-mail when none arrives', async () => {
    await atTheBoxes();
    fireEvent.click(tab('Use e-mail'));
    expect(email().value).toBe('');
  });

  it('leaves no token in any storage of the browser', async () => {
    const { input } = await atTheBoxes();
    type(input, '1234');
    await waitFor(() => expect(accessToken()).toBe('secret-token'));
    expect(sessionStore.read()).toMatchObject({ status: 'signedIn', user: { fio: 'Ada Wills' } });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret-token');
  });
});

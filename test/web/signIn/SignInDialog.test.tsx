// @vitest-environment window

import { SignInDialog } from '@bloomkin/web/features/signIn/SignInDialog.tsx';
import { accessToken, setAccessToken } from '@bloomkin/web/http/accessToken.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, api, completeJsdom, failed, found, lost, paths, sent, welcome } from './authReplies.ts';

/** Another number for each test: what was sent to one is remembered for a while. */
let people = 0;
const digits = () => `4915700${String(people).padStart(2, '0')}`;
const formatDigits = () => digits().replace(/(...)(...)(...)/, '$1 $2 $3');

beforeEach(() => {
  people += 1;
  completeJsdom();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  setAccessToken(undefined);
  vi.useRealTimers();
});

function open(answers: Readonly<Record<string, Answer>>) {
  const requests = api(answers);
  render(
    <MemoryRouter>
      <SignInDialog />
    </MemoryRouter>,
  );
  return requests;
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const tab = (name: string) => screen.getByRole('button', { name });
const boxes = () => screen.findByLabelText<HTMLInputElement>('Four-digit code');

describe('checking the account', () => {
  it('focuses the empty number and sends nothing', async () => {
    const requests = await open({});
    fireEvent.click(next());
    expect(await screen.findByText('Enter phone number')).toBeTruthy();
    expect(document.activeElement).toBe(phone());
    expect(requests).toEqual([]);
  });

  it.each([
    ['', 'Enter email'],
    ['ruby@', 'Email entered incorrectly'],
  ])('shows what is wrong with the e-mail %o', async (typed, words) => {
    await open({});
    fireEvent.click(tab('Use e-mail instead'));
    type(email(), typed);
    fireEvent.click(next());
    expect(await screen.findByText(words)).toBeTruthy();
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
    ).toContain('+61 ••• ••• 006');
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

  it('leads an unknown number to sign-up, and keeps it', async () => {
    await open({ [paths.find]: found() });
    type(phone(), digits());
    fireEvent.click(next());
    await screen.findByText('Create your account');
    expect(phone().value).toBe(formatDigits());
  });

  it('leads to sign-up with the reason when no code is sent', async () => {
    const tooMany = failed(429, 'LIMIT.TOO_MANY', 'Too many tries.', {}, { 'Retry-After': '20' });
    await open({ [paths.find]: found('sms'), [paths.request]: tooMany });
    type(phone(), digits());
    fireEvent.click(next());
    await screen.findByText('Create your account');
    expect(screen.getByText('Too many tries. You can try again in 20 seconds.')).toBeTruthy();
  });

  it('leads an admin, who has only a password, to the partner login', async () => {
    await open({ [paths.find]: found('password') });
    type(phone(), digits());
    fireEvent.click(next());
    expect(await screen.findByText(/Please use the partner login/)).toBeTruthy();
  });
});

describe('signing up', () => {
  async function openSignUp(answers: Readonly<Record<string, Answer>>) {
    const requests = await open(answers);
    fireEvent.click(tab('Sign up'));
    return requests;
  }
  const terms = () => screen.getByLabelText('I agree to the conditions and the privacy policy');
  const name = () => screen.getByLabelText<HTMLInputElement>('Your name');

  it('needs the terms before Next', async () => {
    await openSignUp({});
    expect(next().disabled).toBe(true);
    expect(screen.getByText(/Accepting terms & conditions are required/)).toBeTruthy();
    fireEvent.click(terms());
    expect(next().disabled).toBe(false);
    expect(screen.queryByText(/Accepting terms & conditions are required/)).toBeNull();
  });

  it('shows each missing field and focuses the first', async () => {
    await openSignUp({});
    fireEvent.click(terms());
    fireEvent.click(tab('Use e-mail instead'));
    fireEvent.click(next());
    expect(await screen.findByText('Enter first name')).toBeTruthy();
    expect(await screen.findByText('Required field')).toBeTruthy();
    expect(document.activeElement).toBe(name());
    type(email(), 'ruby');
    fireEvent.click(next());
    expect(await screen.findByText('Field is incorrect')).toBeTruthy();
  });

  it('registers a buyer by phone and shows the code step', async () => {
    const requests = await openSignUp({ [paths.registerBySms]: sent });
    type(name(), 'Ruby Tran');
    type(phone(), `0${digits()}`);
    fireEvent.click(terms());
    fireEvent.click(next());
    await boxes();
    expect(requests[0]?.body).toMatchObject({ roles: ['ROLE_BUYER'], countryId: 2, phoneNumbers: digits() });
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
    expect(requests[0]?.body).toMatchObject({ phoneNumbers: digits(), email: 'ruby@example.com' });
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
    expect(screen.getByText(`+61 ${formatDigits()}`)).toBeTruthy();
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
    expect(document.activeElement).toBe(phone());
  });
});

describe('the code', () => {
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

  it('has four boxes, and takes four digits at most', async () => {
    const { input } = await atTheBoxes();
    expect(input.parentElement?.querySelectorAll('[aria-hidden=true]')).toHaveLength(4);
    type(input, '123456');
    expect(input.value).toBe('1234');
  });

  it('is required when Confirm is pressed too early', async () => {
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
    expect(document.activeElement).toBe(input);
  });

  it('can be requested again after the count-down', async () => {
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

  it('is not requested again by going back to the number', async () => {
    const { requests } = await atTheBoxes();
    fireEvent.click(tab('Use another number'));
    fireEvent.click(next());
    await boxes();
    expect(requests.filter(({ path }) => path === paths.request)).toHaveLength(1);
  });

  it('leaves no token in any storage of the browser', async () => {
    const { input } = await atTheBoxes();
    type(input, '1234');
    await waitFor(() => expect(accessToken()).toBe('secret-token'));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret-token');
  });
});

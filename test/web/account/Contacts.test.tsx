// @vitest-environment window

import { Contacts } from '@bloomkin/web/features/account/contacts/Contacts.tsx';
import { useSession } from '@bloomkin/web/session/useSession.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi, refusal, ruby, showTo } from './accountFixture.tsx';
import { givenDialogs } from './dialogs.ts';

const newPhone = '+61491570157';
const profile = 'GET /api/profile';
const update = 'PUT /api/profile';
const confirm = 'POST /api/profile/confirm';

function Mine() {
  const { user } = useSession();
  return user && <Contacts user={user} />;
}

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function waitingFor(unconfirmed: object, more: Readonly<Record<string, unknown>> = {}) {
  return { data: { ...(await ruby(more)), unconfirmed } };
}

describe('a new phone', () => {
  it('applies once its code is entered', async () => {
    const [before, pending, after] = [
      await waitingFor({}),
      await waitingFor({ phone: newPhone }),
      await waitingFor({}, { phone: newPhone }),
    ];
    const calls = givenApi({ [profile]: () => before, [update]: () => pending, [confirm]: () => after });
    showTo(await ruby(), <Mine />);
    press('Change phone');
    expect(document.activeElement).toBe(screen.getByLabelText('New mobile number'));
    type('New mobile number', '0491 570 157');
    press('Send the code');
    await screen.findByText('0491 570 157');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Four-digit code')));
    expect(screen.getByText(/^Another code in \d+ s/)).toBeTruthy();
    type('Four-digit code', '12 34');
    await screen.findByText('Your phone number is changed');
    expect(screen.getByText('0491 570 157')).toBeTruthy();
    expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      { phone: '0491 570 157' },
      { code: '1234' },
    ]);
  });

  it('is refused at the field when it cannot get a code', async () => {
    const before = await waitingFor({});
    const calls = givenApi({ [profile]: () => before });
    showTo(await ruby(), <Mine />);
    press('Change phone');
    type('New mobile number', '(02) 5550 1234');
    press('Send the code');
    expect(await screen.findByText('Enter a mobile number: we send a code to it')).toBeTruthy();
    type('New mobile number', '0491 570 156');
    press('Send the code');
    expect(await screen.findByText('That is the one you have')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('a new e-mail', () => {
  it('shows the remaining tries after a wrong code', async () => {
    const waiting = await waitingFor({ email: 'new@flowers.test' });
    const calls = givenApi({
      [profile]: () => waiting,
      [confirm]: () => refusal(401, 'AUTH.VALIDATION.INVALID.CODE', { attempts_left: 2 }),
    });
    showTo(await ruby(), <Mine />);
    await screen.findByText('new@flowers.test');
    type('Four-digit code', '9999');
    expect(await screen.findByText(/ 2 tries left\.$/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Four-digit code').value).toBe('');
    expect(screen.getByRole('button', { name: 'Send another code' })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

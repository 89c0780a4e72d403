// @vitest-environment window

import { refresh } from '@bloomkin/shared/routes/auth.ts';
import { confirmProfile, getProfile, updateProfile } from '@bloomkin/shared/routes/users.ts';
import type { Profile } from '@bloomkin/shared/schemas/user.ts';
import { Contacts } from '@bloomkin/web/features/account/contacts/Contacts.tsx';
import { useSession } from '@bloomkin/web/session/useSession.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, ruby, showTo } from './accountFixture.tsx';
import { givenDialogs } from './dialogs.ts';

const newPhone = '+61491570157';

function Mine() {
  const { user } = useSession();
  return user && <Contacts user={user} />;
}

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function waitingFor(unconfirmed: Profile['unconfirmed'], more: Readonly<Record<string, unknown>> = {}) {
  return { data: { ...(await ruby(more)), unconfirmed } };
}

describe('a new phone', () => {
  it('applies once its code is entered', async () => {
    const [before, pending, after] = [
      await waitingFor({}),
      await waitingFor({ phone: newPhone }),
      await waitingFor({}, { phone: newPhone }),
    ];
    givenApi(getProfile, () => before);
    const changed = givenApi(updateProfile, () => pending);
    const confirmed = givenApi(confirmProfile, () => after);
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
    expect([...changed, ...confirmed].map(({ body }) => body)).toEqual([
      { phone: '0491 570 157' },
      { code: '1234' },
    ]);
  });

  it('fails at the field when it gets no code', async () => {
    const before = await waitingFor({});
    givenApi(getProfile, () => before);
    const changed = givenApi(updateProfile, () => before);
    showTo(await ruby(), <Mine />);
    press('Change phone');
    type('New mobile number', '(02) 5550 1234');
    press('Send the code');
    expect(await screen.findByText('Enter a mobile number: we send a code to it')).toBeTruthy();
    type('New mobile number', '0491 570 156');
    press('Send the code');
    expect(await screen.findByText('That is the one you have')).toBeTruthy();
    expect(changed).toEqual([]);
  });
});

describe('a new e-mail', () => {
  it('shows the remaining tries after a wrong code', async () => {
    const waiting = await waitingFor({ email: 'new@flowers.test' });
    givenApi(getProfile, () => waiting);
    const confirmed = givenApi(confirmProfile, () =>
      refusal(401, 'AUTH.VALIDATION.INVALID.CODE', { attempts_left: 2 }),
    );
    const refreshed = givenApi(refresh, () => refusal(401, 'AUTH.REFRESH.INVALID'));
    showTo(await ruby(), <Mine />);
    await screen.findByText('new@flowers.test');
    type('Four-digit code', '9999');
    expect(await screen.findByText(/ 2 tries left\.$/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Four-digit code').value).toBe('');
    expect(screen.getByRole('button', { name: 'Send another code' })).toBeTruthy();
    expect([confirmed.length, refreshed.length]).toEqual([1, 0]);
  });
});

// @vitest-environment window

import { declined } from '@bloomkin/web/features/account/keep/declined.ts';
import { checkoutDraft, emptyDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { accessToken, setAccessToken } from '@bloomkin/web/http/accessToken.ts';
import { LogoutPage } from '@bloomkin/web/office/auth/LogoutPage.tsx';
import { signOut } from '@bloomkin/web/session/session.ts';
import { markRun } from '@bloomkin/web/storage/deviceRun.ts';
import { persist } from '@bloomkin/web/storage/persist.ts';
import { flag } from '@bloomkin/web/storage/shapes.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, api, failed } from '#web/signIn/authReplies.ts';

const path = '/api/user/logout';
const goodbye: Answer = () => Response.json({ message: 'You are signed out. See you soon!' });

beforeEach(() => {
  stored.location.write({ address: '1 Crown Street', lat: -33.9, lng: 151.2 });
  stored.unitOffice.write('4');
  stored.comment.write('Ring twice');
  stored.guestCart.write({ companyId: 'c1', companyName: 'King Parrot', items: [] });
  stored.mergeId.write('merge-1');
  stored.cartHash.write('hash-1');
  stored.partnerEmail.write('ada@example.com');
  stored.history.write(['/market']);
  checkoutDraft.write({ ...emptyDraft, fio: 'Ruby Tran', cardMessage: 'Happy birthday!' });
  declined.write(['address-1']);
});
afterEach(() => {
  localStorage.clear();
  setAccessToken(undefined);
});

const personal = () => [
  ...Object.values(stored).map((value) => value.read()),
  checkoutDraft.read(),
  declined.read(),
];

describe('signing out', () => {
  it('clears all personal data, from any page', async () => {
    api({ [path]: goodbye });
    await signOut();
    expect(personal().filter((value) => value !== undefined)).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('bloomkin.'))).toEqual([]);
  });

  it('clears another page’s data too', async () => {
    localStorage.setItem('bloomkin.ofAnotherPage', '{}');
    api({ [path]: goodbye });
    await signOut();
    expect(localStorage.getItem('bloomkin.ofAnotherPage')).toBeNull();
  });

  it('clears it also when the server does not answer', async () => {
    api({ [path]: failed(503, 'SERVICE.UNAVAILABLE', 'Not answering.') });
    await expect(signOut()).rejects.toMatchObject({ status: 503 });
    expect(personal().filter((value) => value !== undefined)).toEqual([]);
  });

  it('clears it by the office’s Logout too', async () => {
    api({ [path]: failed(503, 'SERVICE.UNAVAILABLE', 'Not answering.') });
    render(createElement(LogoutPage));
    await screen.findByRole('heading', { name: 'Logged out here' });
    expect(personal().filter((value) => value !== undefined)).toEqual([]);
  });

  it('asks first while steps of a delivery run are not sent', async () => {
    const requests = api({ [path]: goodbye });
    markRun();
    vi.spyOn(await import('@bloomkin/web/office/orders/run/runStore.ts'), 'countUnsent').mockResolvedValue(3);
    render(createElement(MemoryRouter, undefined, createElement(LogoutPage)));
    expect((await screen.findByRole('alert')).textContent).toContain(
      '3 steps of it are on this device alone',
    );
    expect(requests).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Log out and delete them' }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
  });

  it('notifies subscribers of the stored data', async () => {
    api({ [path]: goodbye });
    const listener = vi.fn();
    const stop = stored.guestCart.subscribe(listener);
    await signOut();
    stop();
    expect(listener).toHaveBeenCalled();
  });

  it('keeps the settings of the browser', async () => {
    const sound = persist('officeSound', flag);
    sound.write(true);
    api({ [path]: goodbye });
    await signOut();
    expect(sound.read()).toBe(true);
  });

  it('ends the session by its cookie with an expired token', async () => {
    setAccessToken('old');
    const answers = [failed(401, 'AUTH.TOKEN.INVALID', 'Please sign in again.'), goodbye];
    const tokens: (string | undefined)[] = [];
    const requests = api({
      [path]: () => {
        tokens.push(accessToken());
        return (answers.shift() ?? goodbye)();
      },
    });
    await signOut();
    expect([requests.length, tokens]).toEqual([2, ['old', undefined]]);
  });
});

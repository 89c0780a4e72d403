// @vitest-environment window

import { findInSystem, logInByCode, registerBySms, requestCode } from '@bloomkin/shared/routes/auth.ts';
import { getCart } from '@bloomkin/shared/routes/cart.ts';
import { checkoutDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { forgetServerCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { readCheckoutForm } from '@bloomkin/web/features/checkout/form/useCheckoutForm.ts';
import { inlineCode } from '@bloomkin/web/features/checkout/you/inlineCode.ts';
import { YouSection } from '@bloomkin/web/features/checkout/you/YouSection.tsx';
import { useStore } from '@bloomkin/web/storage/createStore.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { ruby } from '#web/account/accountFixture.tsx';
import { forgetPerson, showToGuest } from '#web/cart/people.tsx';
import { completeJsdom, found } from '#web/signIn/authReplies.ts';
import { cartOf, givenDraft } from './aCheckout.ts';

const onSignedIn = vi.fn<() => void>();
/** Sent codes are remembered by number. */
let people = 10;
const newNumber = () => `0491 570 1${people++}`;
const sent = { data: { sent_to: '0••• ••• 006', expires_in: 300, resend_in: 30 }, message: 'Sent' };

function givenCodes(isKnown: boolean) {
  givenApi(findInSystem, isKnown ? found('sms', 'email_code') : found());
  givenApi(getCart, () => ({ data: cartOf() }));
  givenApi(logInByCode, async () => ({ data: { ...(await ruby()), api_token: 'token', expires_in: 900 } }));
  return {
    signUps: givenApi(registerBySms, () => sent),
    requests: givenApi(requestCode, () => sent),
  };
}

function You() {
  useStore(checkoutDraft);
  return <YouSection form={readCheckoutForm()} errorOf={() => undefined} onSignedIn={onSignedIn} />;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(async () => {
  completeJsdom();
  localStorage.clear();
  onSignedIn.mockReset();
  await forgetPerson();
});
afterEach(() => {
  forgetServerCart();
});

describe('a guest’s number at checkout', () => {
  it.each([
    ['an unknown number', false],
    ['a known one', true],
  ])('gets its code once it is typed to its end, and signs in on the page, for %s', async (_, isKnown) => {
    const { signUps, requests } = givenCodes(isKnown);
    givenDraft({ phone: '' });
    showToGuest(<You />);
    const number = newNumber();
    type('Your phone', number.slice(0, -1));
    type('Your phone', number);
    const boxes = await screen.findByLabelText('Four-digit code');
    await waitFor(() => expect(document.activeElement).toBe(boxes));
    expect([signUps.length, requests.length]).toEqual(isKnown ? [0, 1] : [1, 0]);
    if (!isKnown) expect(signUps[0]?.body).toMatchObject({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });
    fireEvent.change(boxes, { target: { value: '4107' } });
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(screen.queryByLabelText('Four-digit code')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You' }));
  });

  it('waits for the name of whoever is new', async () => {
    const { signUps } = givenCodes(false);
    givenDraft({ phone: '', fio: '' });
    showToGuest(<You />);
    type('Your phone', newNumber());
    await screen.findByText('Enter your name: then we send you a code');
    type('Your name', 'Jess');
    fireEvent.blur(screen.getByLabelText('Your name'));
    await screen.findByLabelText('Four-digit code');
    expect(signUps[0]?.body).toMatchObject({ fio: 'Jess' });
  });

  it('gets none unasked when it was there before, or cannot receive a text', async () => {
    const { signUps, requests } = givenCodes(true);
    givenDraft({ phone: newNumber() });
    showToGuest(<You />);
    screen.getByRole('button', { name: 'Text me a code' });
    type('Your phone', '02 5550 0123');
    fireEvent.click(screen.getByRole('button', { name: 'E-mail me a code' }));
    await screen.findByRole('alert');
    expect(screen.queryByText(/gets a code by text/)).toBeNull();
    type('Your e-mail', 'jess@flowers.test');
    fireEvent.click(screen.getByRole('button', { name: 'E-mail me a code' }));
    await screen.findByLabelText('Four-digit code');
    expect([signUps, requests.map(({ body }) => body)]).toEqual([[], [{ email: 'jess@flowers.test' }]]);
    type('Your phone', newNumber());
    await waitFor(() => expect(inlineCode.read()?.account.kind).toBe('phone'));
  });
});

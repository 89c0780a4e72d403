// @vitest-environment window

import {
  changeMarketingConsent,
  getMarketingConsent,
  listAreaAlerts,
  unsubscribe,
} from '@bloomkin/shared/routes/marketing.ts';
import { deleteMe, downloadOwnData, requestDeletion } from '@bloomkin/shared/routes/users.ts';
import type { OwnData } from '@bloomkin/shared/schemas/ownData.ts';
import { MarketingPanel } from '@bloomkin/web/features/account/marketing/MarketingPanel.tsx';
import { OwnDataPanel } from '@bloomkin/web/features/account/ownData/OwnDataPanel.tsx';
import { UnsubscribePage } from '@bloomkin/web/pages/UnsubscribePage.tsx';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { paths as calls, sent as codeSent, completeJsdom, welcome } from '#web/signIn/authReplies.ts';
import { open as openSignUp, type } from '#web/signIn/signInDialogFixture.tsx';
import { refusal, ruby, showTo } from './accountFixture.tsx';
import { givenDialogs } from './dialogs.ts';

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const anOrder = {
  createdAt: '2026-11-29T01:00:00.000Z',
  paymentStatus: 'not_paid',
  period: { startTime: '09:00', stopTime: '12:00' },
  lines: [{ productId: '01KWBF', sku: 'MF-1', priceCents: 10_500, count: 2, name: 'Tulip Crush' }],
};

/** Counts presses and typed fields, each field once. */
async function countSteps(act: () => Promise<unknown>): Promise<number> {
  const steps = new Set<Event | EventTarget | null>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const noteTyping = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.type !== 'checkbox' && steps.add(target);
  document.addEventListener('click', (event) => steps.add(event), options);
  for (const type of ['input', 'change']) document.addEventListener(type, noteTyping, options);
  await act();
  listening.abort();
  return steps.size;
}

async function signUp(): Promise<void> {
  completeJsdom();
  openSignUp({ [calls.registerBySms]: codeSent, [calls.answer]: welcome });
  press('Sign up');
  type(screen.getByLabelText('Your name'), 'Ruby Tran');
  type(screen.getByLabelText('Mobile number'), '0491570156');
  fireEvent.click(screen.getByLabelText(/^I agree/));
  press('Next');
  type(await screen.findByLabelText('Four-digit code'), '4711');
}

async function deleteAccount(): Promise<void> {
  press('Delete my account');
  press('Send me a code to confirm');
  type(await screen.findByLabelText('Four-digit code'), '4711');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('heading', { name: 'Your account is deleted' });
}

describe('your data', () => {
  it('lists the data that is kept, with its label and retention', async () => {
    const sections: OwnData['sections'] = [
      {
        name: 'recipient',
        title: 'Recipients',
        until: 'until you delete it',
        labels: { fio: 'Name', address: 'Address' },
        items: [{ fio: 'Mum', address: { address: '1 King St', unitOffice: '4' } }],
      },
      {
        name: 'order',
        title: 'Orders',
        until: 'for seven years',
        labels: { createdAt: 'Ordered', paymentStatus: 'Payment', period: 'Window', lines: 'Goods' },
        items: [anOrder],
      },
    ];
    givenApi(downloadOwnData, () => ({ data: { at: '2026-11-29T01:00:00.000Z', sections } }));
    showTo(await ruby(), <OwnDataPanel />);
    press('Show my data');
    const section = (await screen.findByRole('heading', { name: 'Recipients' })).closest('section');
    expect(section?.textContent).toBe('RecipientsKept until you delete it.NameMumAddress1 King St, 4');
    const orders = screen.getByRole('heading', { name: 'Orders' }).closest('section');
    expect([...(orders?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Sun 29 Nov 2026, noon',
      'Not paid',
      '9–12',
      'Tulip Crush, 2 pieces, $105',
    ]);
  });

  it('says what blocks a deletion, then deletes by the code that was sent', async () => {
    const answers = [
      refusal(409, 'USER.OPEN_ORDERS'),
      { data: { channel: 'sms' as const, sent_to: '+61 4•• 156' } },
    ];
    givenApi(requestDeletion, () => {
      const answer = answers.shift();
      if (!answer) throw new Error('Asked too often');
      return answer;
    });
    const sent = givenApi(deleteMe, () => ({ message: 'Deleted' }));
    showTo(await ruby(), <OwnDataPanel />);
    press('Delete my account');
    press('Send me a code to confirm');
    expect((await screen.findByRole('alert')).textContent).toContain('It said USER.OPEN_ORDERS');
    press('Send me a code to confirm');
    fireEvent.change(await screen.findByLabelText('Four-digit code'), { target: { value: '4711' } });
    expect(sent).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeTruthy();
    expect(sent.map(({ body }) => body.code)).toEqual(['4711']);
  });

  it('takes no more steps to delete an account than to create one', async () => {
    const toJoin = await countSteps(signUp);
    cleanup();
    givenApi(requestDeletion, () => ({ data: { channel: 'sms' as const, sent_to: '+61 4•• 156' } }));
    givenApi(deleteMe, () => ({ message: 'Deleted' }));
    showTo(await ruby(), <OwnDataPanel />);
    const toLeave = await countSteps(deleteAccount);
    expect([toJoin, toLeave]).toEqual([6, 4]);
  });
});

describe('what may be sent', () => {
  it.each([
    ['reminders', /^Reminders of days/],
    ['marketing', /^Offers/],
    ['cart', /^A cart you left/],
  ])('stay on only while the user agrees to them: %s', async (purpose, name) => {
    const none = { agreed: false, at: null, source: null };
    const nothing = { ...none, reminders: none, cart: none };
    givenApi(getMarketingConsent, () => ({ data: nothing }));
    givenApi(listAreaAlerts, () => ({ data: [{ address: 'Rozelle NSW 2039', lat: -33.861, lng: 151.171 }] }));
    const sent = givenApi(changeMarketingConsent, ({ body }) => {
      const given = {
        agreed: body.agreed === true,
        at: '2026-11-20T01:00:00.000Z',
        source: 'account' as const,
      };
      const own = body.purpose === 'marketing' ? given : { [String(body.purpose)]: given };
      return { data: { ...nothing, ...own } };
    });
    showTo(await ruby(), <MarketingPanel />);
    const consent = () => screen.getByRole<HTMLInputElement>('switch', { name });
    await screen.findAllByRole('switch');
    expect(await screen.findByText(/We will tell you when a florist delivers to Rozelle/)).toBeTruthy();
    expect(consent().checked).toBe(false);
    fireEvent.click(consent());
    expect(await screen.findByText('You get them from now on')).toBeTruthy();
    expect(consent().checked).toBe(true);
    fireEvent.click(consent());
    expect(await screen.findByText('You get no more of them')).toBeTruthy();
    expect(consent().checked).toBe(false);
    expect(sent.map(({ body }) => [body.purpose, body.agreed])).toEqual([
      [purpose, true],
      [purpose, false],
    ]);
  });
});

describe('the unsubscribe link of an e-mail', () => {
  const token = 'a'.repeat(32);

  it('ends them by one press, without sign-in', async () => {
    const sent = givenApi(unsubscribe, () => ({ message: 'You get no more offers from us.' }));
    showTo(await ruby(), <UnsubscribePage />, `/unsubscribe?token=${token}`);
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy();
    expect(screen.getByText(/^You get no more offers from us\./)).toBeTruthy();
    expect(sent.map(({ query }) => query.get('token'))).toEqual([token]);
  });

  it('works again when it failed', async () => {
    const headers = { 'X-Request-Id': 'r1' };
    givenApi(unsubscribe, () =>
      Response.json({ code: 'INTERNAL', message: 'Not now' }, { status: 500, headers }),
    );
    showTo(await ruby(), <UnsubscribePage />, `/unsubscribe?token=${token}`);
    fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText(/Not now/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unsubscribe' }).getAttribute('aria-disabled')).toBe('false');
  });
});

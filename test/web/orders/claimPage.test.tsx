// @vitest-environment window

import { answerSwap, getClaim, getSwap, makeClaim } from '@bloomkin/shared/routes/orders.ts';
import type { ClaimView, LinkFacts, SwapView } from '@bloomkin/shared/schemas/orderLinks.ts';
import { orderTag } from '@bloomkin/web/features/orders/change/orderTag.ts';
import { ClaimPage } from '@bloomkin/web/pages/ClaimPage.tsx';
import { SwapPage } from '@bloomkin/web/pages/SwapPage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, ruby, showTo } from '#web/account/accountFixture.tsx';

const query = { matches: false, addEventListener() {}, removeEventListener() {} };
beforeEach(() => vi.stubGlobal('matchMedia', () => query));

const at = '2026-12-02T05:00:00.000Z';
const facts: LinkFacts = {
  ...{ number: 'K3M9-Q2TB', florist: 'Marlo & Fern', recipient: 'Rosa', isPickup: false, place: 'Rozelle' },
  ...{ deliveryDay: '2026-12-02', delivery_period: { start_time: '12:00', stop_time: '15:00' } },
  timezone: 'Australia/Sydney',
};
const view: ClaimView = {
  ...{ ...facts, florist_phone: '', photos: [], is_paid_by_card: true, is_recipient: false, claim: null },
};
const answered: ClaimView = {
  ...view,
  claim: {
    ...{ kind: 'wilted', wish: 'part', amount: 20, text: 'Heads were hanging', at, answer_by: at },
    ...{ state: 'open', result: null, given: null, law: 'ACL s 54', because: 'Fresh.', words: '' },
    ...{ by: null, again: false },
  },
};

const routes = (
  <Routes>
    <Route path="/wrong/:token" element={<ClaimPage />} />
    <Route path="/swap/:token" element={<SwapPage />} />
  </Routes>
);

it('sends the tile, the wish and the words, and focuses the answer', async () => {
  givenApi(getClaim, () => ({ data: view }));
  let isRefused = true;
  const sent = givenApi(makeClaim, () => (isRefused ? refusal(409, 'CLAIM.NOT_YET') : { data: answered }));
  showTo(await ruby(), routes, '/wrong/sealed');
  fireEvent.click(await screen.findByRole('radio', { name: 'Wilted' }));
  fireEvent.click(screen.getByRole('radio', { name: /^Part of it back/ }));
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Say how much');
  fireEvent.change(screen.getByLabelText('How much, in dollars?'), { target: { value: '20' } });
  fireEvent.change(screen.getByLabelText(/^Anything else/), { target: { value: 'Heads were hanging' } });
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  // Its snackbar comes a moment later, and would be found by the next test.
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).not.toBeNull());
  isRefused = false;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy());
  send();
  const heading = await screen.findByRole('heading', { name: /Marlo & Fern answers by Wed 2 Dec, 4 pm/ });
  expect(document.activeElement).toBe(heading);
  const body = { kind: 'wilted', wish: 'part', amount: 20, text: 'Heads were hanging' };
  expect(sent.map((one) => one.body)).toEqual([body, body]);
});

it('asks a recipient for no part of the money, and names no sum in the answer', async () => {
  const received = { ...view, is_recipient: true };
  const settled = { ...answered.claim, state: 'settled', result: 'part', amount: null } as const;
  givenApi(getClaim, () => ({ data: received }));
  const sent = givenApi(makeClaim, () => ({
    data: { ...received, claim: { ...settled, wish: 'refund' as const } } as ClaimView,
  }));
  showTo(await ruby(), routes, '/wrong/sealed');
  fireEvent.click(await screen.findByRole('radio', { name: 'Wilted' }));
  expect(screen.queryByRole('radio', { name: /^Part of it back/ })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Money back to the sender/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Part of the money goes back to whoever sent the flowers' });
  expect(document.body.textContent).not.toContain('$');
  expect(sent.map(({ body }) => body)).toEqual([{ kind: 'wilted', wish: 'refund', text: '' }]);
});

it('answers a question about a swap by one press, and then offers nothing', async () => {
  const shown = { kind: 'swap', url: '/media/orders/roses.webp', at } as const;
  const swap: SwapView = {
    ...{ ...facts, florist_phone: '', product: { name: 'Peonies', photo: null }, photo: shown },
    ...{ paid: 142, substitution: 'ask', state: 'open' },
    swap: { number: 1, state: 'open', words: 'Garden roses?', back: 12, at, answer_by: at },
  };
  givenApi(getSwap, () => ({ data: swap }));
  const sent = givenApi(answerSwap, () => ({ data: { ...swap, state: 'accepted' as const } }));
  showTo(await ruby(), routes, '/swap/sealed');
  await screen.findByRole('heading', { level: 1, name: '“Garden roses?”' });
  expect(orderTag.read()?.words.sentence).toBe('For Rosa · Wed 2 Dec, 12–3 pm · Rozelle');
  expect(screen.getByText('$12 back to your card').parentElement?.textContent).toBe(
    'You paid $142 · With this $130 · $12 back to your card',
  );
  const photo = screen.getByRole('img', { name: 'What the florist would use' });
  expect(photo.getAttribute('src')).toBe(shown.url);
  expect(screen.getByText(/nothing is swapped, and you get \$142 back in full/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'No, give me my $142 back' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Yes, use that' }));
  await screen.findByRole('heading', { level: 1, name: 'It is swapped' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual([{ number: 1, answer: 'accepted' }]);
});

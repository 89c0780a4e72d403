// @vitest-environment window

import { answerRescue, getOrderStatus, getRescue } from '@bloomkin/shared/routes/orders.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { LinkFacts, OrderStatusView } from '@bloomkin/shared/schemas/orderLinks.ts';
import type { RescueView } from '@bloomkin/shared/schemas/rescue.ts';
import { OrderStatusPage } from '@bloomkin/web/pages/OrderStatusPage.tsx';
import { RescuePage } from '@bloomkin/web/pages/RescuePage.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { ruby, showTo } from '#web/account/accountFixture.tsx';

const offer = (florist: string, back: number): RescueView['offers'][number] => ({
  ...{ florist, back, product: 'Lilac Evening', photo: null, distance: 2100 },
  company_id: CompanyId.parse(florist),
  period: { start_time: '15:00', stop_time: '18:00' },
});
const facts: LinkFacts = {
  ...{ number: 'K3M9-Q2TB', florist: 'Marlo & Fern', recipient: 'Rosa', isPickup: false, place: 'Rozelle' },
  ...{ deliveryDay: '2026-12-11', delivery_period: { start_time: '15:00', stop_time: '18:00' } },
  timezone: 'Australia/Sydney',
};
const open: RescueView = {
  ...facts,
  ...{ state: 'open', why: 'lapsed', amount: 129 },
  ...{ until: '2026-12-11T01:30:00.000Z', moved_to: null, left_behind: [] },
  offers: [offer('gertie', 0), offer('king', 7)],
};
const moved: RescueView = {
  ...open,
  ...{ state: 'moved', offers: [] },
  moved_to: { order_id: OrderId.parse('01KA7ZJ5M8Q2R4T6V8X0Y2Z4B6'), number: 'K3M9-Q2TB', florist: 'gertie' },
};

async function show() {
  const page = (
    <Routes>
      <Route path="/rescue/:token" element={<RescuePage />} />
    </Routes>
  );
  showTo(await ruby(), page, '/rescue/sealed');
  await screen.findByRole('heading', { name: 'Marlo & Fern has not answered' });
}

describe('the page of a rescue', () => {
  it('moves the order to the chosen florist by one press', async () => {
    givenApi(getRescue, () => ({ data: open }));
    const sent = givenApi(answerRescue, () => ({ data: moved }));
    await show();
    const [first] = within(screen.getByRole('list', { name: /Florists/ })).getAllByRole('button');
    expect(screen.getByText('$7 back')).toBeTruthy();
    if (first) fireEvent.click(first);
    expect(await screen.findByRole('heading', { name: 'gertie makes your flowers' })).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ choice: 'gertie' }]);
  });

  it('gives the money back by one press, and says when it does so by itself', async () => {
    givenApi(getRescue, () => ({ data: open }));
    const sent = givenApi(answerRescue, () => ({
      data: { ...open, state: 'refunded' as const, offers: [] },
    }));
    await show();
    expect(screen.getByText('Fri 11 Dec, 12:30 pm', { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Money back now, $129' }));
    expect(await screen.findByRole('heading', { name: 'Your money goes back' })).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ choice: 'refund' }]);
  });

  it.each([
    [[], 'Your card goes along.'],
    [['Glass vase'], 'Without Glass vase: its price goes into the flowers, or back to you.'],
    [['Glass vase', '2 × Chocolates'], 'Without Glass vase and 2 × Chocolates: their price'],
  ])('says that no offer has what was ordered beside the flowers: %s', async (left_behind, text) => {
    givenApi(getRescue, () => ({ data: { ...open, left_behind } }));
    await show();
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
  });

  it('shows who is left when an offer is gone', async () => {
    const answers = [open, { ...open, offers: [offer('king', 7)] }];
    givenApi(getRescue, () => ({ data: answers.shift() ?? open }));
    givenApi(answerRescue, () =>
      Response.json({ code: 'RESCUE.OFFER_GONE', message: 'Somebody was faster' }, { status: 409 }),
    );
    await show();
    fireEvent.click(screen.getByRole('button', { name: /^Choose gertie/ }));
    await expect.poll(() => screen.queryByRole('button', { name: /^Choose gertie/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Choose king/ })).toBeTruthy();
  });
});

describe('the page of an order’s link', () => {
  it('heads with the day, and shows the photo, the steps and a way to call', async () => {
    const at = '2026-12-11T01:00:00.000Z';
    const order: OrderStatusView = {
      ...{ ...facts, status: 'formation', florist_phone: '+61255500142' },
      product: { name: 'Lilac', photo: null },
      ...{ dispatched_at: null, handover: '', created_at: at, claim: 'sealed' },
      photos: [{ kind: 'bench', url: '/media/a.webp', at }],
      history: [{ at, by: 'Florist', what: 'status', from: 'new', to: 'formation' }],
    };
    givenApi(getOrderStatus, () => ({ data: order }));
    const page = (
      <Routes>
        <Route path="/o/:token" element={<OrderStatusPage />} />
      </Routes>
    );
    showTo(await ruby(), page, '/o/sealed');
    await screen.findByRole('heading', { level: 1, name: 'Friday 11 December, 3–6 pm' });
    expect(screen.getByRole('img', { name: 'Before it left the shop, Fri 11 Dec, noon' })).toBeTruthy();
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Being made');
    expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+61255500142');
  });
});

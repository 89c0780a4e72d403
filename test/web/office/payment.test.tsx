// @vitest-environment window

import { openPayoutDashboard } from '@bloomkin/shared/routes/payments.ts';
import { PayoutsCard } from '@bloomkin/web/office/florist/money/PayoutsCard.tsx';
import type { OrderActions } from '@bloomkin/web/office/orders/changes/useOrderActions.tsx';
import { PaymentSelect } from '@bloomkin/web/office/orders/list/PaymentSelect.tsx';
import { orderLabel } from '@bloomkin/web/office/orders/statusTones.ts';
import { PaymentCard } from '@bloomkin/web/office/orders/view/PaymentCard.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { refusal, showTo } from '#web/account/accountFixture.tsx';
import { aCompany } from './aCompany.ts';
import { person } from './officePerson.ts';

const actions: OrderActions = {
  takeStep: async () => undefined,
  cancel: async () => undefined,
  setPayment: async () => undefined,
  change: async () => undefined,
  isChanging: () => false,
  ask: async () => false,
  dialog: null,
};
const at = '2026-11-20T01:00:00.000Z';
const makePaidLine = (by: string) => ({ at, by, what: 'payment_status', from: 'not_paid', to: 'paid' });
const show = (fields: Record<string, unknown>) =>
  render(<PaymentCard order={anOrder(fields)} actions={actions} />);

describe('the payment of an order', () => {
  it('changes by hand while it is open', () => {
    show({});
    expect(screen.getByRole('button', { name: 'Mark paid by hand' })).toBeTruthy();
  });

  it('stays as it is once it is canceled', () => {
    show({ status: 'canceled' });
    expect(screen.queryByRole('button')).toBeNull();
    render(<PaymentSelect order={anOrder({ status: 'canceled' })} onChange={() => undefined} />);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('changes in the list while it is open', () => {
    const chosen = vi.fn();
    render(<PaymentSelect order={anOrder({ number: 'A-1' })} onChange={chosen} />);
    const select = screen.getByRole('combobox', { name: 'Payment of order A-1' });
    fireEvent.change(select, { target: { value: 'paid' } });
    expect(chosen).toHaveBeenCalledWith('paid');
  });

  it('says for a canceled order where the money goes', () => {
    show({ status: 'canceled', payment_status: 'paid', history: [makePaidLine('Card payment')] });
    expect(screen.getByText('Refund on its way')).toBeTruthy();
    expect(screen.getByText(/within 10 days/)).toBeTruthy();
    expect(screen.queryByText('Paid')).toBeNull();
  });
});

describe('the card payment of a canceled order', () => {
  const refund = { amount: 101.5, items: [], delivery: false, reason: '', at, state: 'failed' };
  const dispute = { amount: 101.5, reason: 'fraudulent', respond_by: null, state: 'open' };
  const rescue = (state: string) => ({
    rescue: { state, why: 'canceled', at, until: null, to_order_id: null },
  });
  it.each([
    ['Refund failed', /did not go through: refund it again/, { refunds: [refund] }],
    ['With the bank', /the bank decides/, { dispute }],
    ['The buyer chooses', /to another florist, or back/, rescue('open')],
    ['With another florist', /went along/, { payment_status: 'refunded', ...rescue('moved') }],
  ])('reads %s instead of on its way', (label, text, fields) => {
    show({ status: 'canceled', payment_status: 'paid', history: [makePaidLine('Card payment')], ...fields });
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/on its way/)).toBeNull();
  });
});

describe('the status of an unpaid order', () => {
  const now = new Date(at);
  it.each([
    ['Waiting for payment', { held_until: '2026-11-20T01:10:00.000Z' }],
    ['Not paid in time', { held_until: '2026-11-20T00:50:00.000Z' }],
    ['New', { held_until: null }],
    ['New', { held_until: null, payment_status: 'paid' }],
    ['Accepted', { status: 'in_progress', held_until: null }],
  ])('reads %s', (label, fields) => expect(orderLabel(anOrder(fields), now)).toBe(label));
});

it('leads from the payouts to the settings where the second step is missing', async () => {
  const stripe = { connected: true, charges_enabled: true };
  const company = aCompany({ stripe });
  givenApi(openPayoutDashboard, () => refusal(403, 'AUTH.SECOND_FACTOR.MISSING'));
  showTo(
    person('ROLE_VENDOR', { company }),
    <Routes>
      <Route path="/money" element={<PayoutsCard company={company} />} />
      <Route path="/settings/profile" element={<p>The settings</p>} />
    </Routes>,
    '/money',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open payout dashboard' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Set it up' }));
  expect(await screen.findByText('The settings')).toBeTruthy();
});

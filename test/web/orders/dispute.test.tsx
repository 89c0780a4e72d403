// @vitest-environment window
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { OrderCard } from '@bloomkin/web/features/orders/OrderCard.tsx';
import { OrderView } from '@bloomkin/web/features/orders/OrderView.tsx';
import { describeChange } from '@bloomkin/web/features/orders/statusMessages.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { ruby, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';

const at = '2026-11-21T00:00:00.000Z';
const paid = {
  payment_status: 'paid',
  company_info: { ...{ id: 'company-1', name: 'Petal Pty Ltd', brand: 'Petal' }, logo: null },
  history: [{ at, by: 'Card payment', what: 'payment_status', from: 'not_paid', to: 'paid' }],
};
const dispute = (state: 'open' | 'won' | 'lost', respond_by: string | null = '2026-11-30T12:00:00.000Z') => ({
  dispute: { amount: 101.5, reason: 'product_not_received', respond_by, state },
});

beforeEach(() => {
  givenDialogs();
  localStorage.clear();
});

/** The text about the payment on the buyer's page. */
async function paymentText(change: object): Promise<string> {
  const order = anOrder({ id: 'o1', ...paid, ...change });
  const reads = givenApi(getOrder, () => ({ data: order }));
  showTo(await ruby(), <OrderView id="o1" cameFrom={undefined} />, '/orders/o1');
  await screen.findByText('History');
  expect(reads[0]?.params.id).toBe('o1');
  return screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
}

describe('a buyer whose bank disputes the payment', () => {
  it('sees the amount held, the day of the answer and what to do', async () => {
    const text = await paymentText(dispute('open'));
    expect(text).toContain('Your bank asks about this payment. It holds $101.50 until it has decided.');
    expect(text).toContain(
      'Petal can answer until Mon 30 Nov; then your bank decides, and we write to you how.',
    );
    expect(text).toContain('If it is a mistake, tell your bank before that day.');
    expect(text).not.toContain('Paid: ');
  });

  it('sees no day when the bank has named none', async () => {
    const text = await paymentText(dispute('open', null));
    expect(text).toContain('Petal can answer it; then your bank decides');
    expect(text).toContain('If it is a mistake, tell your bank. Otherwise');
  });

  it('sees for a canceled order that the bank decides, not a refund', async () => {
    const text = await paymentText({ ...dispute('open'), status: 'canceled' });
    expect(text).toContain('Your bank asks about this payment.');
    expect(text).not.toContain('goes back');
  });

  it('sees for a canceled order that the refund did not go through', async () => {
    const refund = { amount: 101.5, items: [], delivery: false, reason: '', at, state: 'failed' };
    const text = await paymentText({ status: 'canceled', refunds: [refund] });
    expect(text).toContain('The refund of $101.50 did not go through.');
  });

  it.each([
    [{}, 'Refund on its way', 1],
    [dispute('open'), 'Refund on its way', 0],
    [
      { refunds: [{ amount: 101.5, items: [], delivery: false, reason: '', at, state: 'failed' }] },
      'Refund failed',
      1,
    ],
  ])('finds in the list what becomes of a canceled order’s money: %o', async (change, label, times) => {
    showTo(await ruby(), <OrderCard order={anOrder({ ...paid, status: 'canceled', ...change })} />);
    await screen.findByRole('article');
    expect(screen.queryAllByText(label)).toHaveLength(times);
  });

  it('sees that it stays paid, and whom to call', async () => {
    const text = await paymentText(dispute('won'));
    expect(text).toContain('Your bank has decided that the payment stays. $101.50 is paid.');
    expect(text).toContain('call Petal');
  });

  it('sees that the money is back', async () => {
    const text = await paymentText(dispute('lost'));
    expect(text).toContain('Your bank has decided for you. It gives you back $101.50.');
  });

  it('sees a later refund instead of the bank’s decision', async () => {
    const text = await paymentText({ ...dispute('won'), payment_status: 'refunded', refunded: 101.5 });
    expect(text).not.toContain('Your bank has decided');
  });

  it.each([
    ['an open dispute', dispute('open'), 'will not be made. Your bank holds $101.50 until it has decided.'],
    ['a lost dispute', dispute('lost'), 'will not be made. '],
    [
      'an open dispute of a part',
      { dispute: { ...dispute('open').dispute, amount: 40 } },
      '$61.50 goes back to your card within 10 days. Your bank holds $40 until it has decided.',
    ],
    ['a won dispute', dispute('won'), '$101.50 goes back to your card within 10 days.'],
  ])('reads before a cancellation what comes back: %s', async (_name, change, message) => {
    await paymentText(change);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(screen.getByRole('dialog').querySelector('p')?.textContent?.endsWith(message)).toBe(true);
  });

  it('finds the dispute, its loss or its success in the history', () => {
    const line = (to: string) => ({
      at,
      by: 'Card payment',
      what: 'dispute',
      from: null,
      to,
      name: undefined,
    });
    expect(
      ['$101.50', 'won', 'lost'].map((to) => describeChange(line(to) as never, { isPickup: false })),
    ).toEqual([
      'Your bank asks about the payment',
      'Your bank has decided: the payment stays',
      'Your bank has decided: the money is yours again',
    ]);
  });

  it.each([
    ['open', 1],
    ['won', 0],
    ['lost', 0],
  ] as const)('sees a dispute that is %s in the list %i times', async (state, times) => {
    showTo(await ruby(), <OrderCard order={anOrder({ ...paid, ...dispute(state) })} />);
    expect(screen.queryAllByText('With your bank')).toHaveLength(times);
  });
});

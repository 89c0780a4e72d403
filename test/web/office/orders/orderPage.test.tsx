// @vitest-environment window
import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from '#web/office/aCompany.ts';
import { person } from '#web/office/officePerson.ts';
import { givenOffice, givenOrders, givenPrinter, openOffice, petal } from './openOffice.tsx';

beforeEach(() => {
  givenDialogs();
  givenOffice();
  givenOrders();
});

async function openOrder(change: Readonly<Record<string, unknown>>, user?: ReturnType<typeof person>) {
  let order: Order = anOrder(change);
  givenApi(getOrder, () => ({ data: order }));
  const updates = givenApi(updateOrder, ({ body }) => {
    const { version: _, dispatched, early: __, ...changed } = body;
    const dispatched_at = dispatched ? new Date().toISOString() : null;
    order = { ...order, ...changed, ...(dispatched !== undefined && { dispatched_at }) };
    // As the API's: without the payout.
    const { payout: ___, ...answer } = order;
    return { data: answer };
  });
  openOffice('/orders/view/order-1', user);
  await screen.findByRole('heading', { level: 1, name: 'Order #10482' });
  return { updates };
}

const main = () => within(screen.getByRole('main'));
const press = (name: string) => fireEvent.click(main().getByRole('button', { name }));

describe('the page of an order', () => {
  it('accepts a new order before making it', async () => {
    const { updates } = await openOrder({ payment_status: 'paid' });
    press('Accept, make later');
    await main().findByText('Accepted');
    main().getByText('Accepted: the buyer knows that you will make it. Not begun yet.');
    expect(updates.at(-1)?.body).toEqual({ version: 1, status: 'in_progress' });
    expect(main().queryByRole('button', { name: 'Accept, make later' })).toBeNull();
    const start = main().getByRole('button', { name: 'Start making' });
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBe('false'));
    press('Start making');
    await waitFor(() => expect(updates).toHaveLength(2));
    expect(updates.at(-1)?.body).toEqual({ version: 1, status: 'formation' });
    await main().findByRole('button', { name: 'Mark ready' });
  });

  it('says in the store’s time until when a change waits for the buyer', async () => {
    const pay_by = '2026-11-20T05:30:00.000Z';
    const proposal = {
      number: 1,
      state: 'open',
      amount_due: 12,
      at: pay_by,
      pay_by,
      items: [],
      total: 113.5,
    };
    await openOrder({ timezone: 'Australia/Perth', proposal: { ...proposal, changes: [] } });
    const panel = within(main().getByRole('region', { name: 'Waiting for the buyer: $12 more' }));
    expect(panel.getByText('Fri 20 Nov, 1:30 pm (Perth time)')).toBeTruthy();
    expect(main().getByText('Times are Perth time.')).toBeTruthy();
  });

  it('takes a bench photo when ready, then says where a delivery was left and why without a photo', async () => {
    const { updates } = await openOrder({ status: 'ready_to_ship', deliveryDay: '2020-01-01' });
    main().getByRole('heading', { name: 'Bench photo' });
    expect(main().queryByRole('group', { name: 'Where is it?' })).toBeNull();
    press('On its way');
    await main().findByRole('heading', { name: 'Door photo' });
    const neighbour = await main().findByRole('button', { name: 'Neighbour' });
    await waitFor(() => expect(main().queryByRole('button', { name: 'Delivered' })).not.toBeNull());
    fireEvent.click(neighbour);
    await waitFor(() => expect(updates.at(-1)?.body).toMatchObject({ delivery: { left_with: 'neighbour' } }));
    const reason = main().getByLabelText('No photo?');
    await waitFor(() => {
      fireEvent.change(reason, { target: { value: 'They asked for none' } });
      expect(updates.at(-1)?.body).toMatchObject({ delivery: { no_photo: 'They asked for none' } });
    });
  });

  it('asks before a delivery of a later day leaves, and takes it back', async () => {
    const { updates } = await openOrder({ status: 'ready_to_ship', deliveryDay: '2999-01-01' });
    press('On its way');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('heading', { name: /^This is for Tue 1 Jan/ });
    fireEvent.click(dialog.getByRole('button', { name: 'On its way' }));
    await main().findByRole('button', { name: 'Delivered' });
    expect(updates.at(-1)?.body).toEqual({ version: 1, dispatched: true, early: true });
    const back = await main().findByRole('button', { name: 'Not on its way yet' });
    await waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('false'));
    press('Not on its way yet');
    await waitFor(() => expect(updates.at(-1)?.body).toEqual({ version: 1, dispatched: false }));
    await main().findByRole('button', { name: 'On its way' });
  });

  it.each(['in_progress', 'formation', 'ready_to_ship', 'completed', 'canceled'])(
    'offers no accepting of an order that is %s',
    async (status) => {
      await openOrder({ status });
      expect(main().queryByRole('button', { name: 'Accept, make later' })).toBeNull();
    },
  );

  it('gives no buyer’s phone as the recipient’s', async () => {
    await openOrder({ recipient: { fio: 'Nan Nair', phone: '' } });
    const delivery = within(main().getByRole('region', { name: 'Delivery' }));
    expect(delivery.getByText('Nan Nair')).toBeTruthy();
    expect(delivery.queryByRole('link', { name: '0491 570 006' })).toBeNull();
  });

  it('gives the phone of a recipient without a name', async () => {
    await openOrder({ recipient: { fio: '', phone: '+61491570110' } });
    const delivery = within(main().getByRole('region', { name: 'Delivery' }));
    expect(delivery.getByText('Priya Nair')).toBeTruthy();
    expect(delivery.getByRole('link', { name: '0491 570 110' })).toBeTruthy();
  });

  it('gives an admin the florist’s phone, settings and open orders', async () => {
    givenApi(getCompany, () => ({ data: aCompany({ phone_number: '+61255501234' }) }));
    const company_info = { ...petal, logo: null };
    await openOrder({ company_info }, person('ROLE_ADMIN'));
    const card = within(await main().findByRole('region', { name: 'Florist' }));
    const links = [...(await card.findAllByRole('link'))].map((link) => link.getAttribute('href'));
    await waitFor(() => expect(card.getByText('02 5550 1234')).toBeTruthy());
    expect(links).toEqual(
      expect.arrayContaining([paths.companyEdit(petal.id), expect.stringContaining(`company=${petal.id}`)]),
    );
  });

  it('prints the order sheet of this order alone and keeps it for the preview', async () => {
    const papers = givenPrinter();
    await openOrder({ card_message: 'Happy birthday, Nan' });
    press('Print order sheet');
    await waitFor(() => expect(papers).toHaveLength(1));
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1);
    act(() => void dispatchEvent(new Event('afterprint')));
    press('Print order sheet');
    await waitFor(() => expect(papers).toHaveLength(2));
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1);
  });

  it('prints the invoice of a paid order instead of its sheet, canceled too', async () => {
    const papers = givenPrinter();
    const supplier = { name: 'Petal Pty Ltd', abn: '13699001011', gst_registered: true };
    await openOrder({ supplier, payment_status: 'paid', charged: 101.5 });
    press('Print order sheet');
    await waitFor(() => expect(papers).toHaveLength(1));
    press('Tax invoice');
    await waitFor(() => expect(papers).toHaveLength(2));
    expect(papers[1]).toContain('ABN 13 699 001 011');
    expect(screen.queryAllByRole('article', { hidden: true })).toEqual([]);
    cleanup();
    await openOrder({ supplier, payment_status: 'refunded', charged: 101.5, status: 'canceled' });
    press('Tax invoice');
    await waitFor(() => expect(papers.at(-1)).toContain('Order canceled'));
  });

  const payout = { commission_percent: 10, commission: 10.15, share: 91.35, sent: 0, open: 'not_completed' };
  const byCard = {
    payment_status: 'paid',
    history: [
      {
        at: '2026-11-20T01:00:00.000Z',
        by: 'Card payment',
        what: 'payment_status',
        from: 'not_paid',
        to: 'paid',
      },
    ],
  };

  it('shows the owner the payout with the way to the money', async () => {
    await openOrder({ ...byCard, payout });
    expect(screen.getByLabelText('Payout').textContent).toContain('$91.35');
    expect(main().getByRole('link', { name: 'Your money' }).getAttribute('href')).toBe('/money');
  });

  it('keeps the payout when the order is changed', async () => {
    await openOrder({ ...byCard, payout });
    press('Start making');
    await main().findByRole('button', { name: 'Mark ready' });
    expect(screen.getByLabelText('Payout').textContent).toContain('$91.35');
  });

  it('refunds nothing before it is chosen what', async () => {
    await openOrder(byCard);
    press('Refund…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Everything left/ }).checked).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await dialog.findByText('Choose what goes back.');
    fireEvent.click(dialog.getByRole('radio', { name: /^Everything left/ }));
    expect(await dialog.findByRole('button', { name: 'Refund $101.50' })).toBeTruthy();
  });

  it('shows a manager no payout and no link to the money', async () => {
    const manager = person('ROLE_MANAGER', {
      company: petal,
      manager_status: 'hired',
      manager_rights: ['orders'],
    });
    await openOrder(byCard, manager);
    expect(screen.queryByLabelText('Payout')).toBeNull();
    expect(main().queryByRole('link', { name: /money/i })).toBeNull();
    expect(main().queryByRole('button', { name: 'Refund…' })).toBeNull();
  });
});

// @vitest-environment window
import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { OrderEditor } from '@bloomkin/web/office/orders/edit/OrderEditor.tsx';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aListedProduct } from '#web/products/listedProduct.ts';

beforeEach(givenDialogs);

const item = (id: string, price: number, count: number, addon = false) => ({
  product: { id, name: `Posy ${id}`, price, photo: null, company: 'company-1', sku: id, addon },
  product_price: price,
  count,
});
const fields = { items: [item('a', 30, 2), item('b', 29.5, 1)], comment: 'Ring twice' };

function open(order: Order) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/orders/edit/order-1?tab=products']}>
        <OrderEditor order={order} />
      </MemoryRouter>
    </SWRConfig>,
  );
}

const panel = () => within(screen.getByRole('tabpanel'));
const press = (name: string | RegExp) => fireEvent.click(panel().getByRole('button', { name }));
const goTo = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const save = (name = 'Save') => fireEvent.click(screen.getByRole('button', { name }));
const typeNote = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Note for the driver/), { target: { value } });
const total = () => panel().getByRole('row', { name: /^Total/ }).textContent;

describe('an order in the editor', () => {
  it('shows the difference and sends only the changes', async () => {
    const order = anOrder(fields);
    const calls = givenApi(updateOrder, () => ({ data: anOrder({ ...fields, version: 2 }) }));
    givenApi(getOrder, () => ({ data: order }));
    open(order);
    expect(total()).toBe('Total$101.50$101.50');
    press('Take Posy b out');
    fireEvent.click(within(panel().getByRole('group', { name: /Posy a$/ })).getByLabelText('One more'));
    expect(total()).toBe('Total$101.50$102');
    expect(panel().getByText('+$0.50')).toBeTruthy();
    expect(screen.getByText('$0.50 more: $101.50 becomes $102')).toBeTruthy();
    goTo(/^Basic/);
    typeNote('Side gate');
    save();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull());
    expect(calls.map(({ body }) => body)).toEqual([
      {
        version: 1,
        comment: 'Side gate',
        items: [
          { product_id: 'a', size_id: null, count: 3 },
          { product_id: 'b', size_id: null, count: 0 },
        ],
      },
    ]);
  });

  it('marks extras, those of the order and added ones', async () => {
    const vase = aListedProduct({ name: 'Clear vase', addon: true });
    givenApi(listProducts, () => ({
      ...{ page: 1, per_page: 8, total: 1, total_pages: 1, data: [vase] },
      counts: { all: 1, active: 1, inactive: 0 },
    }));
    open(anOrder({ items: [item('a', 30, 2), item('b', 29.5, 1, true)] }));
    const listMarked = () =>
      panel()
        .getAllByRole('listitem')
        .filter((row) => within(row).queryByText('Extra'))
        .map((row) => row.querySelector('strong')?.textContent);
    expect(listMarked()).toEqual(['Posy b']);
    fireEvent.change(panel().getByRole('combobox', { name: 'Add a product' }), { target: { value: 'vase' } });
    fireEvent.click(await panel().findByRole('option', { name: /Clear vase/ }));
    expect(listMarked()).toEqual(['Posy b', 'Clear vase']);
  });

  it('prints the order sheet as saved', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open(anOrder(fields));
    press('Take Posy b out');
    fireEvent.click(screen.getByRole('button', { name: 'Print order sheet' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const [sheet, ...others] = screen.getAllByRole('article', { hidden: true });
    expect(others).toEqual([]);
    const items = within(sheet ?? document.body).getAllByRole('listitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual(['2 × Posy a (a)', '1 × Posy b (b)']);
  });

  const at = '2026-11-20T01:00:00.000Z';
  const makePaidLine = (by: string) => ({
    ...fields,
    payment_status: 'paid',
    charged: 101.5,
    history: [{ at, by, what: 'payment_status', from: 'not_paid', to: 'paid' }],
  });

  it('shows for a card-paid order what is refunded or still to pay', () => {
    open(anOrder({ ...makePaidLine('Card payment'), status: 'new' }));
    press('Take Posy b out');
    expect(panel().getByText('The buyer gets $29.50 back.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save, refund $29.50' })).toBeTruthy();
    press('Put Posy b back');
    fireEvent.click(within(panel().getByRole('group', { name: /Posy a$/ })).getByLabelText('One more'));
    expect(panel().getByText('The buyer has to pay $30 more.')).toBeTruthy();
    expect(screen.getByText('$30 to pay: $101.50 becomes $131.50')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask for $30' })).toBeTruthy();
  });

  it('counts the market’s discount out of its commission, percent by count', () => {
    const discounts = [
      {
        id: 'd',
        name: 'Spring',
        code: null,
        kind: 'percent',
        value: 10,
        takes_off: '10% off',
        amount: 6,
        borne_by: 'market',
      },
    ];
    open(
      anOrder({
        ...makePaidLine('Card payment'),
        items: [{ ...item('a', 30, 2), discount: 6, discount_id: 'd' }, item('b', 29.5, 1)],
        ...{ discounts, discount_total: 6, total: 95.5, charged: 95.5 },
        payout: { commission_percent: 15, commission: 9.22, share: 86.28, sent: 0, open: 'not_completed' },
      }),
    );
    expect(total()).toBe('Total$95.50$95.50');
    fireEvent.click(within(panel().getByRole('group', { name: /Posy a$/ })).getByLabelText('One more'));
    expect(panel().getByText('The buyer has to pay $27 more.')).toBeTruthy();
    // 30 less 15 %, as without the discount.
    expect(panel().getByText(/Your share grows by \$25.50/)).toBeTruthy();
    press('Take Posy a out');
    expect(panel().getByText('The buyer gets $54 back.')).toBeTruthy();
    expect(panel().getByText(/Your share shrinks by \$51 /)).toBeTruthy();
  });

  it('asks before it saves a time that the shop does not offer', async () => {
    const errors = [{ path: 'delivery_period', message: 'Fully booked' }];
    const calls = givenApi(updateOrder, ({ body }) =>
      body.outside
        ? { data: anOrder({ ...fields, version: 2 }) }
        : Response.json({ code: 'ORDER.OUTSIDE', message: 'Fully booked', errors }, { status: 422 }),
    );
    givenApi(getOrder, () => ({ data: anOrder(fields) }));
    open(anOrder(fields));
    goTo(/^Basic/);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '10:00' } });
    save();
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/^Fully booked\./)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await screen.findByText('Fully booked');
    expect(screen.getByLabelText('From')).toHaveProperty('value', '10:00');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull());
    expect(calls.map(({ body }) => body.outside)).toEqual([undefined, undefined, true]);
  });

  it('offers the windows of the chosen day, and says why a day has none', async () => {
    const window = (start_time: string, stop_time: string, left: number | null) => ({
      ...{ start_time, stop_time, left, available: left !== 0 },
    });
    const day = {
      available: true,
      reason: null,
      periods: [],
      cutoff: null,
      price: 12,
      timezone: 'Australia/Sydney',
    };
    givenApi(deliveryDays, () => ({
      data: [
        { ...day, day: '2026-11-21', periods: [window('09:00', '12:00', 2), window('13:00', '17:00', 0)] },
        { ...day, day: '2026-11-22', available: false, reason: 'Closed on Sundays' },
      ],
    }));
    const calls = givenApi(updateOrder, () => ({ data: anOrder({ ...fields, version: 2 }) }));
    givenApi(getOrder, () => ({ data: anOrder(fields) }));
    open(anOrder(fields));
    goTo(/^Basic/);
    const chooseDay = (value: string) =>
      fireEvent.change(screen.getByLabelText('Day'), { target: { value } });
    chooseDay('2026-11-22');
    await screen.findByText('Closed on Sundays');
    chooseDay('2026-11-21');
    expect(screen.getByRole('radio', { name: /^1–5 pm.*sold out/ })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: /^9–12.*2 left/ }));
    save();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      version: 1,
      deliveryDay: '2026-11-21',
      delivery_period: { start_time: '09:00', stop_time: '12:00' },
    });
  });

  it('says what to do about the total of an order paid by hand', () => {
    open(anOrder(makePaidLine('Florist')));
    press('Take Posy b out');
    expect(panel().getByText(/Mark it not paid, change its items/)).toBeTruthy();
    press('Put Posy b back');
    expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull();
  });

  it('keeps own changes beside those of a newer version', async () => {
    const recipient = { fio: 'Nan Nair', phone: '+61491570110' };
    const newest = anOrder({
      ...fields,
      version: 5,
      comment: 'Theirs',
      items: [item('a', 30, 9)],
      recipient,
    });
    const calls = givenApi(updateOrder, ({ body }) =>
      body.version === 5
        ? { data: anOrder({ ...fields, version: 6 }) }
        : Response.json({ code: 'CONFLICT.VERSION', message: 'Changed' }, { status: 409 }),
    );
    givenApi(getOrder, () => ({ data: newest }));
    open(anOrder(fields));
    goTo(/^Basic/);
    fireEvent.change(screen.getByLabelText(/^Card message/), { target: { value: 'For Nonna' } });
    save();
    await screen.findByText('Somebody saved this order while you changed it.');
    expect(screen.getByText('Products: 9 × Posy a ($101.50)')).toBeTruthy();
    expect(screen.getByText('When: Fri 20 Nov, 12–3 pm')).toBeTruthy();
    expect(screen.getByText('Recipient: Nan Nair, 0491 570 110')).toBeTruthy();
    expect(screen.getByLabelText(/^Card message/)).toHaveProperty('value', 'For Nonna');
    expect(screen.getByLabelText(/^Note for the driver/)).toHaveProperty('value', 'Theirs');
    save('Save mine over theirs');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({ version: 5, card_message: 'For Nonna' });
  });
});

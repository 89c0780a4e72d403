// @vitest-environment window
import { listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { MakePage } from '@bloomkin/web/office/orders/make/MakePage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from '#web/office/officePerson.ts';

const tomorrow = addDays(localTime(new Date(), 'Australia/Sydney').day, 1);
const item = (id: string) => ({
  product: { ...{ id, name: id, price: 50, photo: null, company: 'petal', sku: id }, available: true },
  ...{ product_price: 50, count: 1 },
});

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

describe('the make list', () => {
  it('makes an order ready with the press on its last piece, and takes it back with a second press', async () => {
    let order = anOrder({
      ...{ items: [item('Roses'), item('Tulips')], status: 'formation', payment_status: 'paid' },
      deliveryDay: tomorrow,
    });
    const isListed = (statuses: string | null) => statuses?.includes(order.status) === true;
    givenApi(listOrders, ({ query }) => ({
      data: isListed(query.get('statuses')) ? [order] : [],
      ...{ page: 1, per_page: 100, total: 1, total_pages: 1, counts: {} },
    }));
    const sent = givenApi(updateOrder, ({ body }) => {
      const change = { at: new Date().toISOString(), by: 'x', what: 'status', from: order.status };
      const history = [...order.history, { ...change, to: String(body.status) }];
      order = anOrder({ ...order, status: body.status, version: order.version + 1, history });
      return { data: order };
    });
    showTo(person('ROLE_VENDOR'), <MakePage />, '/orders/make');
    const tiles = async () => screen.findAllByRole<HTMLButtonElement>('button', { name: /^Priya N\./ });
    const pressed = async () => (await tiles()).map((tile) => tile.getAttribute('aria-pressed'));
    const [first, second] = await tiles();
    expect(screen.getByText('2 pieces, 2 products, 0 done')).toBeTruthy();
    if (first) fireEvent.click(first);
    expect(await pressed()).toEqual(['true', 'false']);
    expect(sent).toEqual([]);
    if (second) fireEvent.click(second);
    await waitFor(() => expect(sent.map(({ body }) => body.status)).toEqual(['ready_to_ship']));
    expect(await pressed()).toEqual(['true', 'true']);
    await waitFor(() => expect(order.status).toBe('ready_to_ship'));
    await screen.findByText(/: Ready$/);
    const again = (await tiles())[1];
    if (again) fireEvent.click(again);
    await waitFor(() => expect(sent.map(({ body }) => body.status).at(-1)).toBe('formation'));
    await waitFor(async () => expect(await pressed()).toEqual(['true', 'false']));
  });
});

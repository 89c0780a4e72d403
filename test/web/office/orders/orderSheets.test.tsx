// @vitest-environment window
import { OrderSheets } from '@bloomkin/web/office/orders/sheets/OrderSheets.tsx';
import { RunSheet } from '@bloomkin/web/office/orders/sheets/RunSheet.tsx';
import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const item = (id: string, name: string, count: number, about: { size?: object; addon?: boolean } = {}) => ({
  product: {
    ...{ id, name, price: 89.5, photo: null, company: 'company-1', sku: `SKU-${id}` },
    addon: about.addon,
  },
  ...{ size: about.size ?? null, product_price: 89.5, count },
});

const gift = anOrder({
  items: [
    item('a', 'Jacaranda Dusk', 2, { size: { id: 'size-1', name: 'Grand' } }),
    item('b', 'Beeswax candle', 1, { addon: true }),
  ],
  goods_num: 3,
  company_info: { ...{ id: 'company-1', name: 'Petal Pty Ltd', brand: 'Petal' }, logo: null },
  recipient: { fio: 'Nan Nair', phone: '+61491570110' },
  unitOffice: 'Unit 4',
  card_message: 'Happy birthday,\nNan',
  comment: 'Ring twice',
});

const show = (orders: readonly ReturnType<typeof anOrder>[]) => {
  render(<OrderSheets orders={orders} timeZone="Australia/Sydney" />);
  return screen.getAllByRole('article', { hidden: true });
};

describe('an order sheet', () => {
  it('shows all for packing and delivery, extras marked', () => {
    const [page] = show([gift]);
    for (const text of [
      'Order #10482',
      'Petal',
      'Fri 20 Nov, 12–3 pm',
      'NOT PAID',
      'Nan Nair, 0491 570 110',
      'Unit 4, 12 King Street, Newtown NSW 2042',
      '3 items',
      'Happy birthday,\nNan',
      'Ring twice',
    ])
      expect(page?.textContent).toContain(text);
    const items = within(page ?? document.body).getAllByRole('listitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '2 × Jacaranda Dusk, Grand (SKU-a)',
      '1 × Beeswax candle (SKU-b) Extra',
    ]);
  });

  it('marks the phone of a buyer where the recipient has none', () => {
    const order = { ...gift, recipient: { fio: 'Nan Nair', phone: '' } };
    expect(show([order])[0]?.textContent).toContain('Nan Nair, 0491 570 006 (the buyer)');
    render(<RunSheet orders={[order]} timeZone="Australia/Sydney" />);
    const run = screen.getAllByRole('article', { hidden: true }).at(-1);
    expect(run?.textContent).toContain('Nan Nair 0491 570 006 (the buyer)');
    expect(run?.textContent).toContain('Received by');
  });

  it('omits prices and a gift buyer’s phone', () => {
    const [page] = show([gift]);
    expect(page?.textContent).not.toContain('$');
    expect(page?.textContent).not.toContain('0491 570 006');
  });

  it('shows store and person for a pickup', () => {
    const store = { name: 'Newtown store', address: '1 King St, Newtown NSW 2042' };
    const [page] = show([anOrder({ isPickup: true, pickup_store_info: store, location: null })]);
    expect(page?.textContent).toContain('Newtown store\n1 King St, Newtown NSW 2042');
    expect(page?.textContent).toContain('For Priya Nair, 0491 570 006');
    expect(page?.textContent).not.toContain('Card message');
    expect(page?.textContent).not.toContain('Note for the driver');
  });

  it('prints for each selected order, in their order', () => {
    const pages = show([gift, anOrder({ id: 'order-2', number: '10483' })]);
    expect(pages.map((page) => page.querySelector('h1')?.textContent)).toEqual([
      'Order #10482',
      'Order #10483',
    ]);
  });
});

describe('a run sheet', () => {
  it('leaves out canceled and unpaid orders and says how many', () => {
    const unpaid = anOrder({ number: '2', held_until: '2026-11-19T00:00:00.000Z' });
    const canceled = anOrder({ number: '3', status: 'canceled' });
    const orders = [gift, unpaid, canceled];
    render(<RunSheet orders={orders} timeZone="Australia/Sydney" />);
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1);
    expect(document.body.textContent).toContain('2 orders are left out: canceled or not paid in time');
    cleanup();
    expect(show(orders)).toHaveLength(1);
  });

  it('marks extras and lists them last', () => {
    const vases = item('c', 'Clear vase', 9, { addon: true });
    render(<RunSheet orders={[gift, anOrder({ items: [vases] })]} timeZone="Australia/Sydney" />);
    const items = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(items).toEqual([
      '2 × Jacaranda Dusk, Grand (SKU-a)',
      '9 × Clear vase (SKU-c) Extra',
      '1 × Beeswax candle (SKU-b) Extra',
      '2 × Jacaranda Dusk, Grand (SKU-a)',
      '1 × Beeswax candle (SKU-b) Extra',
      '9 × Clear vase (SKU-c) Extra',
    ]);
  });
});

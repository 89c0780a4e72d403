// @vitest-environment window

import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { CartContents } from '@bloomkin/web/office/orders/abandoned/CartContents.tsx';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { person } from './officePerson.ts';

beforeEach(() => localStorage.clear());

const noon = { start_time: '12:00', stop_time: '15:00', available: true, left: null };

const aDay = (about: Partial<DeliveryDay> = {}): DeliveryDay => ({
  ...{ day: '2026-11-20', available: true, reason: null, periods: [noon], cutoff: null, price: 12 },
  ...{ timezone: 'Australia/Sydney', ...about },
});

const anItem = (about: object = {}, line: object = {}) => ({
  product: {
    ...{ id: 'tulip', name: 'Tulip Crush', price: 72, photo: null, company: 'company-1', sku: 'KP-114P' },
    ...about,
  },
  ...{ size: null, product_price: 72, shown_price: 72, count: 1, ...line },
});

/** The lines as they are read. */
async function showContents(about: object, days: readonly DeliveryDay[] = [aDay()]) {
  const asked = givenApi(deliveryDays, () => ({ data: [...days] }));
  const cart = anOrder({ status: 'abandoned_cart', items: [anItem()], order_summ: 72, ...about });
  showTo(person('ROLE_ADMIN'), <CartContents cart={cart} />, '/orders/list/abandoned');
  const contents = within(await screen.findByRole('region', { name: 'In the cart' }));
  await contents.findByText(/^Total/);
  return { asked, lines: contents.getAllByRole('listitem').map(({ textContent }) => textContent) };
}

describe('an open abandoned cart', () => {
  it('says where, when and for whom, with the price of that day', async () => {
    const days = [aDay({ day: '2026-11-19', price: 9 }), aDay()];
    const { asked, lines } = await showContents({ recipient: { fio: 'Ruby Tran', phone: '' } }, days);
    expect(lines).toEqual([
      'Tulip CrushKP-114P$72',
      'Delivery to Newtown NSWFri 20 Nov, 12–3 pm, for Ruby Tran$12',
      'Total$84',
    ]);
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      ...{
        company_id: 'company-1',
        goods: 'tulip:1',
        goods_total: '72',
        suburb: 'newtown 2042',
        lat: '-33.897',
        lng: '151.178',
      },
    });
  });

  it('shows the price of the first open day while no day is chosen', async () => {
    const days = [aDay({ available: false, price: 9 }), aDay({ day: '2026-11-21', price: 15 })];
    const { lines } = await showContents({ deliveryDay: null, delivery_period: null }, days);
    expect(lines.slice(1)).toEqual(['Delivery to Newtown NSWNo day yet$15', 'Total$87']);
  });

  it.each<[string, Partial<DeliveryDay>, object]>([
    ['3 left', { periods: [{ ...noon, left: 3 }] }, {}],
    ['Sold out', { available: false, periods: [{ ...noon, available: false, left: 0 }] }, {}],
    [
      'Too late for today',
      { available: false, reason: 'Too late for today', periods: [{ ...noon, available: false }] },
      {},
    ],
    [
      'Outside opening hours',
      { available: false, periods: [{ ...noon, available: false, reason_code: 'outside_hours' }] },
      {},
    ],
    ['That time is not offered any more', { periods: [{ ...noon, start_time: '09:00' }] }, {}],
    ['That day has passed', { day: '2026-11-21' }, {}],
    ['Not open for orders yet', {}, { deliveryDay: '2027-01-20' }],
    ['Fully booked', { available: false, reason: 'Fully booked' }, { delivery_period: null }],
  ])('notes of its time: %s', async (note, day, about) => {
    const { lines } = await showContents(about, [aDay(day)]);
    expect(lines[1]).toMatch(new RegExp(`\\. ${note}\\$12$`));
  });

  it('says why it cannot be delivered, and totals what is in it', async () => {
    const days = [aDay({ available: false, price: null, reason: 'Outside the delivery area' })];
    const { lines } = await showContents({ deliveryDay: null, delivery_period: null }, days);
    expect(lines.slice(1)).toEqual([
      'Delivery to Newtown NSWNo day yet. Outside the delivery area',
      'Total, without delivery$72',
    ]);
  });

  it('asks for no price before the buyer has said where', async () => {
    const { asked, lines } = await showContents({ location: null, deliveryDay: null });
    expect(lines.slice(1)).toEqual(['Delivery, no address yetNo day yet', 'Total, without delivery$72']);
    expect(asked).toEqual([]);
  });

  it('asks for no price while none of it is sold', async () => {
    const { asked, lines } = await showContents({ items: [anItem({ available: false })], order_summ: 0 });
    expect(lines.at(-1)).toBe('Total, without delivery$0');
    expect(asked).toEqual([]);
  });

  it('names the store of a pick-up', async () => {
    const about = {
      isPickup: true,
      pickupStore: 'store-1',
      pickup_store_info: { name: 'Enmore', address: '' },
    };
    const { asked, lines } = await showContents(about, [aDay({ price: 0 })]);
    expect(lines.slice(1)).toEqual(['Pick-up at EnmoreFri 20 Nov, 12–3 pmFree', 'Total$72']);
    expect(asked[0]?.query.get('pickup_store')).toBe('store-1');
  });

  it('shows a free pick-up before a store is chosen', async () => {
    const { asked, lines } = await showContents({ isPickup: true, deliveryDay: null });
    expect(lines.slice(1)).toEqual(['Pick-up, no store yetNo day yetFree', 'Total$72']);
    expect(asked).toEqual([]);
  });

  it('notes a new price, and what is no longer sold', async () => {
    const items = [
      anItem({}, { shown_price: 65, count: 2 }),
      anItem({ id: 'rose', name: 'Red Letter', sku: '', available: false }, { shown_price: 60 }),
    ];
    const { lines } = await showContents({ items, order_summ: 144 });
    expect(lines.slice(0, 2)).toEqual([
      '2 × Tulip CrushKP-114P, $65 when the buyer last looked$144',
      'Red Letterno longer in the shopNot counted',
    ]);
  });
});

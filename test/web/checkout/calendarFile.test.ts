import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Order as OrderSchema } from '@bloomkin/shared/schemas/order.ts';
import { calendarFile } from '@bloomkin/web/features/orders/calendarFile.ts';
import { timeline } from '@bloomkin/web/features/orders/timeline.ts';
import { describe, expect, test } from 'vitest';

const now = new Date('2026-11-21T01:00:00.000Z');
const placed = { at: now.toISOString(), by: 'Buyer', what: 'placed', from: null, to: 'new' };
const statusLine = (from: string, to: string) => ({ ...placed, by: 'Florist', what: 'status', from, to });
const orderWith = (change: Record<string, unknown> = {}): Order =>
  OrderSchema.parse({
    id: 'o1',
    number: 'BK-1',
    cart_hash: 'h1',
    version: 1,
    items: [],
    goods_num: 0,
    order_summ: 0,
    delivery_cost: 0,
    total: 0,
    cartCompanyId: 'c1',
    companyId: 'c1',
    company_info: { id: 'c1', name: 'Petal Pty', brand: 'Petal, Twine; & Co', logo: null },
    fio: '',
    email: '',
    phone: '',
    deliveryDay: '2026-11-23',
    deliveryDate: null,
    delivery_period: { start_time: '12:00', stop_time: '15:00' },
    timezone: 'Australia/Perth',
    isPickup: false,
    pickupStore: null,
    pickup_store_info: null,
    comment: '',
    card_message: '',
    recipient: null,
    location: {
      address: 'Level 12, Très Longue Tower, 1 St Georges Terrace, Perth WA 6000, Australia',
      lat: -31,
      lng: 115,
    },
    unitOffice: '',
    status: 'new',
    payment_status: 'not_paid',
    history: [placed],
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    ...change,
  });

describe('an order in a calendar', () => {
  test('writes times as instants and escapes text', () => {
    const file = calendarFile(orderWith(), 'https://bloomkin.test/orders/o1', now);
    expect(file).toContain('DTSTART:20261123T040000Z\r\nDTEND:20261123T070000Z');
    expect(file).toContain('SUMMARY:Flowers from Petal\\, Twine\\; & Co arrive');
  });

  test('replaces the event of an earlier version', () => {
    const order = orderWith({ version: 7, updated_at: '2026-11-22T03:04:05.000Z' });
    const lines = calendarFile(order, 'https://bloomkin.test/orders/o1', now).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:7', 'LAST-MODIFIED:20261122T030405Z']),
    );
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['a later day', { deliveryDay: '2026-11-24' }, ['DTSTART:20261124T040000Z']],
    [
      'another window',
      { delivery_period: { start_time: '09:00', stop_time: '12:00' } },
      ['DTSTART:20261123T010000Z', 'DTEND:20261123T040000Z'],
    ],
    [
      'summer time in Hobart',
      { timezone: 'Australia/Hobart' },
      ['DTSTART:20261123T010000Z', 'DTEND:20261123T040000Z'],
    ],
    ['no summer time in Brisbane', { timezone: 'Australia/Brisbane' }, ['DTSTART:20261123T020000Z']],
    ['half an hour in Darwin', { timezone: 'Australia/Darwin' }, ['DTSTART:20261123T023000Z']],
    [
      'the day before the clock goes forward',
      { deliveryDay: '2026-10-03', timezone: 'Australia/Sydney' },
      ['DTSTART:20261003T020000Z'],
    ],
    [
      'the day the clock goes forward',
      { deliveryDay: '2026-10-04', timezone: 'Australia/Sydney' },
      ['DTSTART:20261004T010000Z'],
    ],
    ['a cancellation', { version: 9, status: 'canceled' }, ['SEQUENCE:9', 'STATUS:CANCELLED']],
    [
      'a pick-up',
      {
        isPickup: true,
        pickup_store_info: { id: 's1', name: 'Shop', address: '5 King St; rear', phone: '', lat: 0, lng: 0 },
      },
      ['SUMMARY:Pick up flowers from Petal\\, Twine\\; & Co', 'LOCATION:5 King St\\; rear'],
    ],
    [
      'the end of a year without a window',
      { deliveryDay: '2026-12-31', delivery_period: null },
      ['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101'],
    ],
  ])('shows %s', (_, change, lines) => {
    const file = calendarFile(orderWith(change), 'https://bloomkin.test/orders/o1', now);
    expect(file.split('\r\n')).toEqual(expect.arrayContaining(lines));
  });

  test('folds lines at 75 bytes reversibly', () => {
    const file = calendarFile(orderWith(), 'https://bloomkin.test/orders/o1', now);
    const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain('Très Longue Tower\\, 1 St Georges Terrace');
  });

  test('takes the whole day without a period', () => {
    const file = calendarFile(orderWith({ delivery_period: null }), '', now);
    expect(file).toContain('DTSTART;VALUE=DATE:20261123\r\nDTEND;VALUE=DATE:20261124');
  });
});

describe('the timeline of an order', () => {
  const states = (order: Order) => timeline(order).map(({ label, state }) => `${label} ${state}`);

  test('distinguishes accepted orders from those in work', () => {
    expect(states(orderWith({ status: 'in_progress' }))[1]).toBe('Accepted now');
    expect(states(orderWith({ status: 'formation' }))[2]).toBe('Being made now');
  });

  test('shows the time of each step', () => {
    const history = [
      placed,
      { ...statusLine('new', 'in_progress'), at: '2026-11-17T06:32:00.000Z' },
      { ...statusLine('in_progress', 'formation'), at: '2026-11-21T23:08:00.000Z' },
      { ...statusLine('formation', 'completed'), at: '2026-11-22T02:27:00.000Z' },
    ];
    const times = timeline(orderWith({ status: 'completed', history, timezone: 'Australia/Sydney' }));
    expect(times.map(({ at }) => at).slice(1)).toEqual([
      'Tue 17 Nov, 5:32 pm',
      'Sun 22 Nov, 10:08 am',
      undefined,
      undefined,
      'Sun 22 Nov, 1:27 pm',
    ]);
  });

  test.each([
    ['a paid order', {}, ['by Sat 21 Nov, 10 am (Sydney time)', 'Mon 23 Nov', 'Mon 23 Nov, by 3 pm']],
    [
      'a pick-up',
      { isPickup: true },
      ['by Sat 21 Nov, 10 am (Sydney time)', 'Mon 23 Nov', 'Mon 23 Nov, 12–3 pm'],
    ],
    ['an order that is not paid', { payment_status: 'not_paid', held_until: '2026-11-21T02:00:00.000Z' }, []],
    ['a canceled order', { status: 'canceled' }, []],
  ])('promises what the florist does ahead for %s', (_, change, promised) => {
    const order = {
      payment_status: 'paid',
      accept_by: '2026-11-20T23:00:00.000Z',
      timezone: 'Australia/Sydney',
    };
    const steps = timeline(orderWith({ ...order, ...change })).slice(1);
    expect(steps.flatMap(({ at }) => at ?? [])).toEqual(promised);
  });

  test.each([
    ['formation', 'Mon 23 Nov, 8:05 am'],
    ['completed', 'Mon 23 Nov, 8:05 am'],
    ['canceled', undefined],
  ])('says when an order was accepted that went from new to %s', (to, at) => {
    const history = [placed, { ...statusLine('new', to), at: '2026-11-22T21:05:00.000Z' }];
    const [, accepted] = timeline(orderWith({ status: to, history, timezone: 'Australia/Sydney' }));
    expect(accepted?.at).toBe(at);
  });

  test('shows when a delivery left the shop', () => {
    const left = { status: 'ready_to_ship', dispatched_at: '2026-11-22T00:10:00.000Z' } as const;
    const step = timeline(orderWith({ ...left, timezone: 'Australia/Sydney' }))[4];
    expect(step).toEqual({ label: 'On its way', state: 'now', at: 'Sun 22 Nov, 11:10 am' });
  });

  test('ends for a finished pick-up', () => {
    expect(states(orderWith({ status: 'completed', isPickup: true }))).toEqual([
      'Placed done',
      'Accepted done',
      'Being made done',
      'Ready done',
      'Picked up done',
    ]);
  });

  test('shows how far a canceled order came', () => {
    const history = [placed, statusLine('new', 'formation'), statusLine('formation', 'canceled')];
    expect(states(orderWith({ status: 'canceled', history }))).toEqual([
      'Placed done',
      'Accepted done',
      'Being made done',
      'Ready off',
      'On its way off',
      'Delivered off',
    ]);
  });
});

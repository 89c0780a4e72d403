import {
  canCancel,
  canMove,
  isEarly,
  isFinal,
  isOpen,
  moveRefusal,
  nextStep,
  orderStatusLabels,
  paymentStatusLabels,
} from '@bloomkin/shared/rules/orderStatus.ts';
import { OrderStatus, PaymentStatus } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, test } from 'vitest';

const statuses = OrderStatus.options;
const way = ['new', 'in_progress', 'formation', 'ready_to_ship', 'completed'] as const;
const ada = { id: 'ada', role: 'ROLE_BUYER', companyId: null, rights: [] } as const;
const florist = { id: 'finn', role: 'ROLE_VENDOR', companyId: 'petal', rights: [] } as const;
const rival = { id: 'rosa', role: 'ROLE_VENDOR', companyId: 'other', rights: [] } as const;
const admin = { id: 'alma', role: 'ROLE_ADMIN', companyId: null, rights: [] } as const;
const order = (status: OrderStatus) => ({ status, userId: 'ada', companyId: 'petal' });

describe('an order', () => {
  test('goes forward, skipping or not, never back', () => {
    for (const from of way) {
      for (const to of way) expect(canMove(from, to)).toBe(way.indexOf(to) > way.indexOf(from));
    }
  });

  test('allows canceling until it is completed', () => {
    expect(statuses.filter((from) => canMove(from, 'canceled'))).toEqual(way.slice(0, 4));
  });

  test('knows no next status when final or a cart', () => {
    for (const from of ['completed', 'canceled', 'abandoned_cart'] as const) {
      for (const to of statuses) expect(canMove(from, to)).toBe(false);
    }
    expect(statuses.some((from) => canMove(from, 'abandoned_cart'))).toBe(false);
  });

  test('a refused move says whether any change is possible', () => {
    expect(moveRefusal('completed', 'new')).toBe('ORDER.STATUS.FINAL');
    expect(moveRefusal('canceled', 'completed')).toBe('ORDER.STATUS.FINAL');
    expect(moveRefusal('formation', 'new')).toBe('ORDER.STATUS.NOT_ALLOWED');
    expect(moveRefusal('abandoned_cart', 'new')).toBe('ORDER.STATUS.NOT_ALLOWED');
    expect(moveRefusal('formation', 'formation')).toBeUndefined();
    expect(moveRefusal('new', 'completed')).toBeUndefined();
  });

  test('counts as open, as final or still as a cart', () => {
    expect(statuses.filter((status) => !isOpen(status) && !isFinal(status))).toEqual(['abandoned_cart']);
    expect(statuses.some((status) => isOpen(status) && isFinal(status))).toBe(false);
  });
});

describe('canceling', () => {
  test('works for a buyer before the florist has begun', () => {
    expect(statuses.filter((status) => canCancel(order(status), ada))).toEqual(['new']);
    expect(canCancel({ ...order('new'), userId: 'somebody' }, ada)).toBe(false);
  });

  test('works for florist and admins until it is final, for no others', () => {
    for (const caller of [florist, admin]) {
      expect(statuses.filter((status) => canCancel(order(status), caller))).toEqual(way.slice(0, 4));
    }
    for (const caller of [rival, undefined]) {
      expect(statuses.some((status) => canCancel(order(status), caller))).toBe(false);
    }
  });
});

describe('the florist’s next step', () => {
  test('leads to the end by allowed moves', () => {
    for (const isPickup of [true, false]) {
      const labels: string[] = [];
      let order: { status: OrderStatus; isPickup: boolean; isDispatched: boolean } = {
        status: 'new',
        isPickup,
        isDispatched: false,
      };
      for (let step = nextStep(order); step; step = nextStep(order)) {
        expect(step.dispatches ?? canMove(order.status, step.to)).toBe(true);
        labels.push(step.label);
        order = { ...order, status: step.to, isDispatched: step.dispatches ?? order.isDispatched };
      }
      expect(order.status).toBe('completed');
      const end = isPickup ? ['Picked up'] : ['On its way', 'Delivered'];
      expect(labels).toEqual(['Start making', 'Mark ready', ...end]);
    }
  });

  test('does not exist for a final order or a cart', () => {
    for (const status of ['completed', 'canceled', 'abandoned_cart'] as const) {
      expect(nextStep({ status, isPickup: false, isDispatched: false })).toBeUndefined();
    }
  });
});

test.each([
  ['2026-12-10', '2026-12-10T22:00:00Z', '18:00', false],
  ['2026-12-12', '2026-12-11T12:59:00Z', undefined, true],
  ['2026-12-12', '2026-12-11T13:00:00Z', undefined, false],
  ['2026-12-12', '2026-12-11T22:59:00Z', '13:00', true],
  ['2026-12-12', '2026-12-11T23:00:00Z', '13:00', false],
  [null, '2026-12-11T23:00:00Z', undefined, false],
])('asks for an order of %s, at %s, with a window from %s: %s', (day, now, startTime, early) => {
  expect(isEarly({ day, startTime, timeZone: 'Australia/Sydney' }, new Date(now))).toBe(early);
});

test('every status has its label', () => {
  expect(statuses.map((status) => orderStatusLabels[status])).toEqual([
    'Abandoned cart',
    'New',
    'In progress',
    'Formation',
    'Ready to ship',
    'Completed',
    'Canceled',
  ]);
  expect(PaymentStatus.options.map((status) => paymentStatusLabels[status])).toEqual([
    'Not paid',
    'Paid',
    'Refunded',
  ]);
});

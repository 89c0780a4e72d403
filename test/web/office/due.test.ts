import { describeDue } from '@bloomkin/web/office/orders/due.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

/** An instant of Friday 20 November in Sydney, on daylight saving time. */
const at = (time: string) => new Date(`2026-11-20T${time}:00+11:00`);
const due = (time: string, fields = {}) => describeDue(anOrder(fields), at(time), 'Australia/Sydney');

describe('the due time in the order list', () => {
  it('counts minutes from an hour before the van leaves', () => {
    expect(due('11:38')).toEqual({ when: 'Today, 12–3 pm', left: 'Leaves in 22 min', isUrgent: true });
    expect(due('09:00')).toEqual({ when: 'Today, 12–3 pm', left: 'in 3 h', isUrgent: false });
  });

  it('shows the period of an open order and late after it', () => {
    expect(due('13:00')).toMatchObject({ left: 'Due by 3 pm', isUrgent: true });
    expect(due('15:00')).toMatchObject({ left: 'Late since 3 pm', isUrgent: true });
  });

  it('shows the start of a pickup’s period', () => {
    expect(due('11:38', { isPickup: true }).left).toBe('Picked up from noon');
  });

  it('warns for a past day but not for tomorrow', () => {
    expect(due('09:00', { deliveryDay: '2026-11-21' })).toEqual({
      when: 'Sat 21 Nov, 12–3 pm',
      left: 'tomorrow',
      isUrgent: false,
    });
    expect(due('09:00', { deliveryDay: '2026-11-19' })).toMatchObject({ isUrgent: true });
  });

  it('shows the arrival of a completed order in the store’s time', () => {
    const line = {
      at: '2026-11-20T00:02:00.000Z',
      by: 'Florist',
      what: 'status',
      from: null,
      to: 'completed',
    };
    expect(due('16:00', { status: 'completed', history: [line] })).toMatchObject({
      left: 'Delivered 11:02 am',
      isUrgent: false,
    });
    const late = due('16:00', { status: 'completed', history: [line], deliveryDay: '2026-11-19' });
    expect(late.left).toBe('Delivered Fri 20 Nov, 11:02 am');
    expect(due('16:00', { status: 'canceled' })).toMatchObject({ left: 'Canceled', isUrgent: false });
  });

  it('follows the store’s clock, not the reader’s', () => {
    const inPerth = describeDue(anOrder({ timezone: 'Australia/Perth' }), at('11:38'), 'Australia/Sydney');
    expect(inPerth.left).toBe('in 3 h');
  });
});

import { dayLoad, loadLabel } from '@bloomkin/web/backOffice/orders/load/dayLoad.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const day = '2026-11-20';
const morning = { start_time: '09:00', stop_time: '12:00', capacity: null };
const noon = { start_time: '12:00', stop_time: '15:00', capacity: 5 };
const at = (time: string) => new Date(`2026-11-20T${time}:00+11:00`);
const load = (statuses: readonly string[], time: string) =>
  dayLoad(
    statuses.map((status) => anOrder({ status })),
    [noon, morning],
    day,
    at(time),
    'Australia/Sydney',
  );

describe('the load of a day', () => {
  it('is listed by period, earliest first, empty periods included', () => {
    expect(load(['new'], '11:38').map(({ name, total }) => [name, total])).toEqual([
      ['9–12', 0],
      ['12–3 pm', 1],
    ]);
  });

  it('counts orders to make, ready and sent, without canceled ones', () => {
    const [, found] = load(
      ['new', 'in_progress', 'formation', 'ready_to_ship', 'completed', 'canceled'],
      '11:38',
    );
    expect(found).toMatchObject({ total: 5, toMake: 3, ready: 1, done: 1, free: 0 });
  });

  it('says when the van leaves and points at the period to work on', () => {
    const loads = load(['new'], '11:38');
    expect(loads.map(({ clock }) => clock)).toEqual(['under way', 'leaves in 22 min']);
    expect(loads.map(({ isNow }) => isNow)).toEqual([false, true]);
  });

  it('says so when a period has closed with work left', () => {
    const [, found] = load(['new', 'ready_to_ship', 'completed'], '15:30');
    expect(found && loadLabel(found)).toBe('2 late');
  });

  it('keeps orders of a period that the florist has since removed', () => {
    const order = anOrder({ delivery_period: { start_time: '18:00', stop_time: '20:00' } });
    const loads = dayLoad([order], [morning], day, at('08:00'), 'Australia/Sydney');
    expect(loads.map(({ name }) => name)).toEqual(['9–12', '6–8 pm']);
  });
});

import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { ReminderState } from '@bloomkin/shared/schemas/order.ts';
import { findAbandonedCarts } from '#model/carts/abandonedCarts.ts';
import { listReminderDays } from '#model/carts/reminderDayEntity.ts';
import type { Handler } from '#platform/http/request.ts';

const days = 28;

export const getAbandonedSummary: Handler<typeof routes.getAbandonedSummary> = async ({ now }) => {
  const [carts, reminderDays] = await Promise.all([findAbandonedCarts(now), listReminderDays(days, now)]);
  const count = (wanted: ReminderState) => carts.filter(({ state }) => state === wanted).length;
  const sum = (field: 'reminded' | 'cameBack' | 'orderedCents') =>
    reminderDays.reduce((total, day) => total + day[field], 0);
  return {
    data: {
      total: carts.length,
      worth: centsToDollars(carts.reduce((total, { worthCents }) => total + worthCents, 0)),
      states: {
        may_be_reminded: count('may_be_reminded'),
        reminded: count('reminded'),
        locked: count('locked'),
        no_email: count('no_email'),
        not_agreed: count('not_agreed'),
      },
      ...{ days, reminded: sum('reminded'), came_back: sum('cameBack') },
      ordered: centsToDollars(sum('orderedCents')),
    },
  };
};

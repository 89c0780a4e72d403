import * as z from 'zod';
import { commaList, day, flag, instant, text, timeOfDay } from './fields.ts';
import { CompanyId } from './ids.ts';
import { CartStop, OrderStatus, PaymentStatus } from './order.ts';

/** Order of the open ones; completed and canceled orders follow, latest day first. */
export const OrderSort = z.enum(['delivery', '-delivery', 'placed', '-placed', 'total', '-total']);
export type OrderSort = z.output<typeof OrderSort>;

export const orderFilter = {
  statuses: commaList(OrderStatus).optional(),
  payment_status: PaymentStatus.optional(),
  company_id: CompanyId.optional(),
  /** 1: pickup, 0: delivery. */
  pickup: flag.optional(),
  from: day.optional(),
  to: day.optional(),
  /** Start of the delivery period. */
  period: timeOfDay.optional(),
  /** 1: open orders that are late. */
  late: flag.optional(),
  placed_from: instant.optional(),
  search: text(100).optional(),
  sort: OrderSort.optional(),
};

/** The tabs of the abandoned carts. */
export const CartTab = z.enum(['may_be_reminded', 'reminded', 'not_to_be_reminded']);
export type CartTab = z.output<typeof CartTab>;

/** Applies to abandoned carts alone. */
export const cartFilter = {
  /** The earliest last change. */
  touched_from: instant.optional(),
  stopped_at: CartStop.optional(),
  reminder: CartTab.optional(),
};

export const abandonedFilter = {
  company_id: orderFilter.company_id,
  search: orderFilter.search,
  ...cartFilter,
};

const AbandonedFilter = z.object(abandonedFilter);
export type AbandonedFilter = z.output<typeof AbandonedFilter>;

const OrderFilter = z.object(orderFilter);
export type OrderFilter = z.output<typeof OrderFilter>;

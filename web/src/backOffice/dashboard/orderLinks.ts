import { paths } from '@bloomkin/shared/pages.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import { noFilters, type OrderFilters, writeFilters } from '../orders/filters/orderFilters.ts';

const toPath = (filters: Partial<OrderFilters>): string =>
  paths.orders(Object.fromEntries(writeFilters({ ...noFilters, ...filters })));

interface DeliveredOrders {
  from: Day;
  to: Day;
  /** Empty: of all florists, or of the florist who looks. */
  company: string;
}

/** The orders completed for a day; the list has no filter for several. */
export const toDeliveredPath = ({ from, to, company }: DeliveredOrders): string | undefined =>
  from === to ? toPath({ status: 'completed', day: from, company }) : undefined;

export const toDayPath = (day: Day): string => toPath({ day });

/** The longest wait comes first. */
export const waitingOrdersPath = (): string =>
  toPath({ status: 'new', payment: 'paid', sort: { by: 'placed', direction: 'asc' } });

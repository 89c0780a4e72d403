import { paths } from '@bloomkin/shared/pages.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import { noFilters, type OrderFilters, orderCodec } from './filters/orderFilters.tsx';

const toPath = (filters: Partial<OrderFilters>): string =>
  paths.orders(Object.fromEntries(orderCodec.write({ ...noFilters, ...filters })));

interface DeliveredOrders {
  from: Day;
  to: Day;
  /** Empty for all florists, or for a florist's own view. */
  company: string;
}

/** The orders completed for a day, or for several. */
export const toDeliveredPath = ({ from, to, company }: DeliveredOrders): string =>
  toPath({ status: 'completed', company, ...(from === to ? { day: from } : { from, to }) });

export const toDuePath = (day: Day, company: string): string => toPath({ day, company });

export const toDayPath = (day: Day): string => toPath({ day });

/** By time of delivery: late ones first. */
export const toFloristPath = (company: string): string => toPath({ company });

/** Longest waiting first. */
export const waitingOrdersPath = (): string => toPath({ status: 'new', payment: 'paid', sort: 'placed' });

export const toSearchPath = (search: string): string => toPath({ search });

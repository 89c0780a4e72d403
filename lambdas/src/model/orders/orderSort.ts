import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { OrderStatus, PaymentStatus } from '@bloomkin/shared/schemas/order.ts';
import * as z from 'zod';

/** Sorts before every day. */
export const noDay = '0000-00-00';
const noPeriod = '24:00';

const OpenOrder = z.object({
  id: OrderId,
  day: z.string().nullable(),
  period: z.object({ startTime: z.string(), stopTime: z.string() }).nullable(),
  status: OrderStatus.exclude(['abandoned_cart']),
  paymentStatus: PaymentStatus,
  timeZone: z.string(),
  isPickup: z.boolean(),
  companyId: CompanyId,
  totalCents: z.int(),
});
type OpenOrder = z.output<typeof OpenOrder>;

export const toDueSortKey = ({ day, period }: Pick<OpenOrder, 'day' | 'period'>): string =>
  `${day ?? noDay}~${period?.startTime ?? noPeriod}`;

/** The rest of a list's row, besides due time and id. */
export const toRowText = (order: Omit<OpenOrder, 'id' | 'day'>): string =>
  [
    order.status,
    order.paymentStatus,
    order.period?.stopTime ?? '',
    order.timeZone,
    order.isPickup ? 'pickup' : 'delivery',
    order.companyId,
    order.totalCents,
  ].join('~');

/** Rows are `{due}~{id}~{brief}`: with keys only, a call returns some five thousand. */
export function readOrderSort(sort: string): OpenOrder {
  const [day, startTime, id, status, paymentStatus, stopTime, timeZone, way, companyId, cents] =
    sort.split('~');
  return OpenOrder.parse({
    ...{ id, status, paymentStatus, timeZone, companyId },
    day: day === noDay ? null : day,
    period: startTime === noPeriod ? null : { startTime, stopTime },
    isPickup: way === 'pickup',
    totalCents: Number(cents),
  });
}

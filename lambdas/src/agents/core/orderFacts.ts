import { paths } from '@bloomkin/shared/pages.ts';
import { type OrderItem, readHistory } from '#model/orders/orderEntity.ts';
import { siteUrl } from './links.ts';

export type OrderStep = 'accepted' | 'being_made' | 'ready' | 'out_for_delivery' | 'delivered' | 'canceled';

const stepOf: Readonly<Record<string, OrderStep>> = {
  in_progress: 'accepted',
  formation: 'being_made',
  ready_to_ship: 'ready',
  completed: 'delivered',
  canceled: 'canceled',
};

export interface OrderEvent {
  id: string;
  at: string;
  step: OrderStep;
}

/** By the florist's own steps, as the history has them. */
export async function listOrderEvents(order: OrderItem): Promise<OrderEvent[]> {
  const history = await readHistory(order);
  return history.flatMap(({ at, what, to }, index) => {
    const step =
      what === 'status' && to ? stepOf[to] : what === 'dispatch' && to ? 'out_for_delivery' : undefined;
    return step ? [{ id: `ev_${index + 1}`, at, step }] : [];
  });
}

/** Lines by the name that both protocols give them. */
export const listLines = ({ lines, status }: OrderItem) =>
  lines.map((line, index) => ({
    ...line,
    lineId: `li_${index + 1}`,
    left: status === 'canceled' ? 0 : line.count,
    done: status === 'completed' ? line.count : 0,
    lineStatus: status === 'canceled' ? 'removed' : status === 'completed' ? 'fulfilled' : 'processing',
  }));

export const discountCents = ({ discounts = [] }: OrderItem): number =>
  discounts.reduce((sum, { cents }) => sum + cents, 0);

const refundStates = { asked: 'pending', done: 'completed', failed: 'failed' } as const;

export const listRefunds = ({ refunds = [] }: OrderItem) =>
  refunds.map(({ number, amountCents, reason, at, state }) => ({
    id: `refund_${number}`,
    ...{ amountCents, reason, at },
    status: refundStates[state],
  }));

export const orderUrl = ({ id }: Pick<OrderItem, 'id'>): string => siteUrl(paths.order(id));

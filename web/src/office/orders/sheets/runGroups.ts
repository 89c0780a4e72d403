import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { deliveryTimeLabel } from '#features/orders/deliveryTimeLabel.ts';
import { describePlace } from '#office/orders/list/describePlace.ts';

export interface RunGroup {
  /** 'Fri 20 Nov, 12–3 pm' */
  time: string;
  parts: RunPart[];
}

interface RunPart {
  /** 'Deliveries from Newtown: 3 stops' */
  title: string;
  orders: Order[];
}

interface Run {
  order: Order;
  time: string;
  kind: 'delivery' | 'pickup';
  store: string;
}

const toSortKey = ({ order, time, kind, store }: Run): string[] => {
  const { suburb, street } = describePlace(order);
  return [time, kind, store, suburb, street];
};

const collator = new Intl.Collator('en-AU', { numeric: true });

function compareRuns(one: Run, other: Run): number {
  const otherKey = toSortKey(other);
  return toSortKey(one).reduce((found, text, at) => found || collator.compare(text, otherKey[at] ?? ''), 0);
}

/** Orders for the same address are one stop. */
export const countStops = (orders: readonly Order[]): number =>
  new Set(orders.filter(({ isPickup }) => !isPickup).map(({ id, location }) => location?.address ?? id)).size;

/** By window, deliveries before pick-ups, then by store and suburb; the last window is without a day. */
export function groupRun(orders: readonly Order[], storeNames: ReadonlyMap<string, string>): RunGroup[] {
  const runs = orders.map(
    (order): Run => ({
      order,
      time: `${order.deliveryDay ?? '9999'} ${order.delivery_period?.start_time ?? '99'}`,
      kind: order.isPickup ? 'pickup' : 'delivery',
      store: (order.isPickup && order.pickup_store_info?.name) || storeNames.get(order.store_id ?? '') || '',
    }),
  );
  const byTime = Map.groupBy(runs.toSorted(compareRuns), ({ time }) => time);
  return [...byTime.values()].map((ofTime) => ({
    time: (ofTime[0] && deliveryTimeLabel(ofTime[0].order)) || 'No day chosen',
    parts: [...Map.groupBy(ofTime, ({ kind, store }) => `${kind} ${store}`).values()].map(toPart),
  }));
}

function toPart(runs: readonly Run[]): RunPart {
  const orders = runs.map(({ order }) => order);
  const store = runs[0]?.store;
  if (runs[0]?.kind === 'pickup')
    return { title: `Pick-ups${store && ` at ${store}`}: ${pluralise(orders.length, 'order')}`, orders };
  return {
    title: `Deliveries${store && ` from ${store}`}: ${pluralise(countStops(orders), 'stop')}`,
    orders,
  };
}

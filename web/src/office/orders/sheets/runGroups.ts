import { planRun, type RunStop } from '@bloomkin/shared/rules/runOrder.ts';
import { toMinutes } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
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
  /** By order, from 1; empty for pick-ups. */
  stopNumbers: ReadonlyMap<string, number>;
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
const toStop = ({ id, location }: Order): string => location?.address ?? id;

export const countStops = (orders: readonly Order[]): number =>
  new Set(orders.filter(({ isPickup }) => !isPickup).map(toStop)).size;

type RunStore = Pick<Store, 'id' | 'name' | 'location'>;

/** By window, deliveries before pick-ups, by store, then as they are driven; the last window is without a day. */
export function groupRun(orders: readonly Order[], stores: readonly RunStore[]): RunGroup[] {
  const storeNames = new Map<string, string>(stores.map(({ id, name }) => [id, name]));
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
    parts: [...Map.groupBy(ofTime, ({ kind, store }) => `${kind} ${store}`).values()].map((part) =>
      toPart(part, stores),
    ),
  }));
}

/** One driver's stops as planned on the page of the run, whatever their windows. */
export function groupDriven(orders: readonly Order[]): RunGroup[] {
  const [first] = orders;
  if (!first) return [];
  const part = numberStops('Deliveries', [...Map.groupBy(orders, toStop).values()]);
  return [{ time: deliveryTimeLabel(first) || 'No day chosen', parts: [part] }];
}

const numberStops = (title: string, byStop: readonly Order[][]): RunPart => ({
  title: `${title}: ${pluralise(byStop.length, 'stop')}`,
  orders: byStop.flat(),
  stopNumbers: new Map(byStop.flatMap((stop, index) => stop.map(({ id }) => [id, index + 1] as const))),
});

function toPart(runs: readonly Run[], stores: readonly RunStore[]): RunPart {
  const orders = runs.map(({ order }) => order);
  const store = runs[0]?.store;
  if (runs[0]?.kind === 'pickup') {
    const title = `Pick-ups${store && ` at ${store}`}: ${pluralise(orders.length, 'order')}`;
    return { title, orders, stopNumbers: new Map() };
  }
  const shop = stores.find(({ id }) => id === orders[0]?.store_id)?.location;
  return numberStops(`Deliveries${store && ` from ${store}`}`, sortStops(Map.groupBy(orders, toStop), shop));
}

/** The shortest way from the shop within the window; without the shop's place the order stays. */
function sortStops(stops: ReadonlyMap<string, Order[]>, shop: RunStore['location'] | undefined): Order[][] {
  if (!shop) return [...stops.values()];
  const located = [...stops].flatMap(([id, [order]]) =>
    order?.location ? [{ ...toRunStop(order, order.location), id }] : [],
  );
  const leaveAt = Math.min(...located.map(({ from }) => from));
  const [driven = []] = planRun({ shop, stops: located, leaveAt, drivers: 1 });
  const rest = [...stops.keys()].filter((id) => !driven.includes(id));
  return [...driven, ...rest].map((id) => stops.get(id) ?? []);
}

/** What is delivered last is loaded first: '2 Beeswax candle · 1 Jacaranda Dusk'. Empty for one stop. */
export function loadingOrder({ orders, stopNumbers }: RunPart): string {
  if (new Set(stopNumbers.values()).size < 2) return '';
  return orders
    .toReversed()
    .map(({ id, items }) => `${stopNumbers.get(id)} ${items.map(({ product }) => product.name).join(', ')}`)
    .join(' · ');
}

export function toRunStop({ id, location, delivery_period: period }: Order, shop: RunStop['point']): RunStop {
  const [from, to] = period ? [toMinutes(period.start_time), toMinutes(period.stop_time)] : [0, 24 * 60];
  return { id, point: location ?? shop, from, to };
}

import { planRun, timeRun } from '@bloomkin/shared/rules/runOrder.ts';
import {
  type Day,
  formatPeriod,
  formatTime,
  localTime,
  toMinutes,
  toTimeOfDay,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { isWaitingForPayment } from '#office/orders/changes/waiting.ts';
import { isToGo } from '#office/orders/list/makeList.ts';
import { toRunStop } from '#office/orders/sheets/runGroups.ts';

type RunStore = Pick<Store, 'id' | 'name' | 'location'>;

/** What leaves together: the deliveries of a window, or of a whole day, from one store. */
export interface RunPart {
  id: string;
  label: string;
  day: Day;
  shop: RunStore | undefined;
  deliveries: Order[];
  pickups: Order[];
}

/** By driver, the ids of orders in the order of stops. */
export type Drivers = readonly (readonly string[])[];

export const driverName = (driver: number): string => `Driver ${driver + 1}`;

const startOf = ({ delivery_period: period }: Order) => period?.start_time ?? '';

function describePart({ deliveryDay: day, delivery_period: period }: Order, today: Day): string {
  const hours = period ? formatPeriod(period.start_time, period.stop_time) : '';
  if (!day || day < today) return 'Late';
  return [day > today && 'Tomorrow', hours].filter(Boolean).join(' ') || 'Today';
}

/** Late ones first; the whole of today where it has several windows. */
export function listRunParts(
  orders: readonly Order[],
  stores: readonly RunStore[],
  { today, now }: { today: Day; now: Date },
): RunPart[] {
  const going = orders
    .filter((order) => isToGo(order, now) && !isWaitingForPayment(order))
    .toSorted((a, b) => `${a.deliveryDay} ${startOf(a)}`.localeCompare(`${b.deliveryDay} ${startOf(b)}`));
  const byStore = [...Map.groupBy(going, ({ store_id: id, pickupStore }) => pickupStore ?? id)];
  const drivenFrom = byStore.filter(([, own]) => own.some(({ isPickup }) => !isPickup)).length;
  return byStore.flatMap(([storeId, own]) => {
    const shop = stores.find(({ id }) => id === storeId);
    const isNamed = drivenFrom > 1 || own.every(({ isPickup }) => isPickup);
    const named = isNamed && byStore.length > 1 && shop ? ` ${shop.name}` : '';
    const toPart = (label: string, members: readonly Order[]): RunPart => ({
      id: `${label} ${storeId}`,
      label: label + named,
      day: members[0]?.deliveryDay ?? today,
      shop,
      deliveries: members.filter(({ isPickup }) => !isPickup),
      pickups: members.filter(({ isPickup }) => isPickup),
    });
    const windows = [...Map.groupBy(own, (order) => describePart(order, today))];
    const ofToday = own.filter(({ deliveryDay }) => deliveryDay === today);
    const whole = windows.filter(([, [first]]) => first?.deliveryDay === today).length > 1;
    return [
      ...windows.map(([label, members]) => toPart(label, members)),
      ...(whole ? [toPart('All of today', ofToday)] : []),
    ];
  });
}

/** 848 → '2:08 pm' */
export const formatMinutes = (minutes: number): string =>
  formatTime(toTimeOfDay(Math.min(Math.ceil(minutes), 24 * 60 - 1)));

/** Without a store's place the way between the stops alone counts. */
const placeOf = ({ shop, deliveries }: RunPart) =>
  shop?.location ?? deliveries.find(({ location }) => location)?.location ?? { lat: 0, lng: 0 };

/** A first stop is not reached long before its window. */
const driveThereMinutes = 20;

function findLeaveAt({ day, deliveries }: RunPart, timeZone: string, now: Date): number {
  const starts = deliveries.map(({ delivery_period: period }) => toMinutes(period?.start_time ?? '00:00'));
  const first = Math.min(...starts) - driveThereMinutes;
  const local = localTime(now, timeZone);
  return day <= local.day ? Math.max(first, Math.ceil(toMinutes(local.time) / 5) * 5) : first;
}

export const planDrivers = (part: RunPart, drivers: number, timeZone: string, now: Date): string[][] =>
  planRun({
    shop: placeOf(part),
    stops: part.deliveries.map((order) => toRunStop(order, placeOf(part))),
    leaveAt: findLeaveAt(part, timeZone, now),
    drivers,
  });

/** A plan made earlier, without what is gone; what came since goes last to who has the fewest stops. */
export function updateDrivers(drivers: Drivers, { deliveries }: RunPart): string[][] {
  const ids = deliveries.map(({ id }) => id);
  const current = drivers.map((own) => own.filter((id) => ids.some((one) => one === id)));
  for (const id of ids.filter((one) => !drivers.flat().includes(one)))
    current.toSorted((a, b) => a.length - b.length)[0]?.push(id);
  return current;
}

export interface TimedOrder {
  order: Order;
  arriveAt: number;
  lateMinutes: number;
}

export interface DriverRun {
  leaveAt: number;
  backAt: number;
  stops: TimedOrder[];
}

export function timeDriver(ids: readonly string[], part: RunPart, timeZone: string, now: Date): DriverRun {
  const orders = ids.flatMap((id) => part.deliveries.filter((order) => order.id === id));
  const shop = placeOf(part);
  const leaveAt = findLeaveAt({ ...part, deliveries: orders }, timeZone, now);
  const timed = timeRun({ shop, leaveAt, stops: orders.map((order) => toRunStop(order, shop)) });
  const stops = timed.stops.flatMap(({ id, arriveAt, lateMinutes }) =>
    orders.filter((order) => order.id === id).map((order) => ({ order, arriveAt, lateMinutes })),
  );
  return { leaveAt, backAt: timed.backAt, stops };
}

export const moveStop = (drivers: Drivers, id: string, to: { driver: number; at: number }): string[][] =>
  drivers
    .map((own) => own.filter((one) => one !== id))
    .map((own, driver) => (driver === to.driver ? own.toSpliced(to.at, 0, id) : own));

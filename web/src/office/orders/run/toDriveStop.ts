import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { isEarly } from '@bloomkin/shared/rules/orderStatus.ts';
import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import { formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { userTimeZone } from '#components/hooks/useToday.ts';
import { fetchPhoto } from '#office/catalogue/product/fetchPhoto.ts';
import { describePlace } from '#office/orders/list/describePlace.ts';
import { formatMinutes, type TimedOrder } from './runParts.ts';
import type { DriveStop, RunAct } from './runTypes.ts';

export function toDriveStop({ order, arriveAt }: TimedOrder, now: Date): DriveStop {
  const { id: orderId, number, delivery_period: period, deliveryDay: day, timezone } = order;
  return {
    ...{ orderId, number, ...describePlace(order) },
    name: toRecipientContact(order).fio,
    phone: toRecipientContact(order).phone,
    sender: { name: order.fio, phone: order.phone },
    unit: order.unitOffice,
    point: order.location && { lat: order.location.lat, lng: order.location.lng },
    note: [order.door_note, order.comment].filter(Boolean).join(' '),
    goods: order.items
      .map(
        ({ product, size, count }) => (count > 1 ? `${count} × ` : '') + lineTitle(product.name, size?.name),
      )
      .join(', '),
    window: period ? formatPeriod(period.start_time, period.stop_time) : '',
    by: formatMinutes(arriveAt),
    isReady: order.status === 'ready_to_ship',
    isEarly: isEarly({ day, startTime: period?.start_time, timeZone: timezone ?? userTimeZone() }, now),
  };
}

const waitMs = 8000;

/** Kept with the run, so that it shows without a network; a run starts without the picture that does not come. */
export async function loadPicture({ items }: Order): Promise<Blob | undefined> {
  const path = items.find(({ product }) => product.photo)?.product.photo;
  return path ? fetchPhoto(path, AbortSignal.timeout(waitMs)).catch(() => undefined) : undefined;
}

export const newAct = (
  { orderId, number }: Pick<DriveStop, 'orderId' | 'number'>,
  what: Pick<RunAct, 'change' | 'photo'>,
): RunAct => ({ key: crypto.randomUUID(), orderId, number, at: new Date().toISOString(), ...what });

/** Ready and on its way, for each that has not left yet. */
export const dispatchActs = (stops: readonly DriveStop[], orders: readonly Order[]): RunAct[] =>
  stops
    .filter(({ orderId }) => !orders.find(({ id }) => id === orderId)?.dispatched_at)
    .map((stop) =>
      newAct(stop, {
        change: {
          ...(!stop.isReady && { status: 'ready_to_ship' as const }),
          dispatched: true,
          ...(stop.isEarly && { early: true }),
        },
      }),
    );

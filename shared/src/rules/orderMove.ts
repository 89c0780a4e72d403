import type { FieldError } from '#errors.ts';
import { describeReason, type ReasonCode } from './deliveryReason.ts';
import { formatMoney } from './money.ts';
import type { Hours } from './openingHours.ts';
import { judgeTime, type PlacePromise, readFeeCents, type Usage } from './orderPromise.ts';
import { type CompanyFacts, quoteDelivery } from './promise.ts';
import type { PlaceToServe } from './servingZones.ts';
import { storeDay } from './storeDay.ts';
import { type Day, formatPeriod } from './zonedTime.ts';

interface Delivery {
  day: Day | null;
  period: Hours | null;
  place: PlaceToServe | null;
}

export interface OrderMove {
  company: CompanyFacts;
  /** An order stays with its store. */
  storeId: string;
  isPickup: boolean;
  goodsCents: number;
  /** As agreed with the buyer. */
  deliveryCents: number;
  from: Delivery;
  to: Delivery;
  /** Without the order's own place. */
  usage: Usage;
  now: Date;
}

/** What the shop does not offer of a new time or place (docs/product-rules.md, "Moving an order"). */
export const findMoveFaults = (move: OrderMove): FieldError[] => [
  ...findTimeFaults(move),
  ...findPlaceFaults(move),
];

const timeReasons: readonly ReasonCode[] = ['unknown_period', 'outside_hours', 'fully_booked'];

function findTimeFaults(move: OrderMove): FieldError[] {
  const { company, storeId, isPickup, from, to, usage, now } = move;
  const { day, period } = to;
  if (!day || (day === from.day && isSameTime(period, from.period))) return [];
  const store = company.stores.find(({ id }) => id === storeId);
  if (!store) return [{ path: 'deliveryDay', message: describeReason('unknown_store') }];
  const row = usage.find((taken) => taken.storeId === storeId && taken.day === day);
  const way = isPickup ? 'pickup' : 'delivery';
  const zoneId = to.place && quoteAt(move, to.place).zone?.id;
  const zone = store.zones.find(({ id }) => id === zoneId);
  const takenInZone = zone && row?.byZone?.[zone.id];
  const offered = storeDay({ company, store, way, zone, day, taken: row?.byPeriod ?? {}, takenInZone, now });
  const { reason, details } = judgeTime(offered, period);
  if (!reason) return [];
  const free = offered.periods.filter(({ available }) => available);
  const windows = free.map(({ startTime, stopTime }) => formatPeriod(startTime, stopTime));
  const message =
    reason === 'unknown_period'
      ? `That time is not one of that day’s: ${windows.join(', ')}`
      : describeReason(reason, details);
  return [{ path: period && timeReasons.includes(reason) ? 'delivery_period' : 'deliveryDay', message }];
}

const isSameTime = (a: Hours | null, b: Hours | null) =>
  a?.startTime === b?.startTime && a?.stopTime === b?.stopTime;

function findPlaceFaults(move: OrderMove): FieldError[] {
  const { from, to, storeId } = move;
  if (!to.place || isSamePlace(from.place, to.place)) return [];
  const was = from.place && quoteAt(move, from.place);
  const quote = quoteAt(move, to.place);
  const faults = [
    quote.zone ? undefined : describeReason(quote.reason ?? 'outside_area', quote.details),
    quote.storeId !== storeId && quote.storeId !== was?.storeId && describeStore(quote, move),
    quote.zone?.id !== was?.zone?.id && describePrice(quote, move),
  ];
  return faults.flatMap((message) => (message ? [{ path: 'location', message }] : []));
}

/** An order continues while its florist takes no new ones. */
const quoteAt = ({ company, goodsCents }: OrderMove, place: PlaceToServe) =>
  quoteDelivery({ company: { ...company, active: true }, place, goodsTotalCents: goodsCents });

const isSamePlace = (a: PlaceToServe | null, b: PlaceToServe) =>
  a?.lat === b.lat && a.lng === b.lng && a.address === b.address;

function describeStore({ storeId }: PlacePromise, { company, ...move }: OrderMove): string | undefined {
  const find = (wanted: string | null) => company.stores.find(({ id }) => id === wanted)?.name;
  const [served, own] = [find(storeId), find(move.storeId)];
  return served && `${served} delivers there, and this order stays with ${own ?? 'its store'}`;
}

function describePrice(
  { zone, costCents, storeId }: PlacePromise,
  { company, deliveryCents, to }: OrderMove,
): string | undefined {
  const store = company.stores.find(({ id }) => id === storeId);
  if (!zone || costCents === null || !store) return undefined;
  const cents = costCents + readFeeCents(store, to.day ?? '');
  if (cents === deliveryCents) return undefined;
  const price = (cents: number) => (cents === 0 ? 'free' : formatMoney(cents));
  return `Delivery there is ${price(cents)} (${zone.name}), and this order keeps ${price(deliveryCents)}`;
}

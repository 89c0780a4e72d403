import { findOffMenu, findShortage, type Goods } from './dayLimit.ts';
import type { CompanyDayRules, StoreDayRules } from './dayRules.ts';
import type { ReasonCode, ReasonDetails } from './deliveryReason.ts';
import type { DeliveryZone } from './deliveryZone.ts';
import { dollarsToCents } from './money.ts';
import { findSpecialDay, type Hours } from './openingHours.ts';
import { daysAhead, type PeriodPromise, type StoreDay, storeDay } from './storeDay.ts';
import type { Taken } from './takenPlaces.ts';
import { addDays, type Day, isDay, localTime } from './zonedTime.ts';

export type Usage = readonly {
  storeId: string;
  day: Day;
  byPeriod: Taken;
  /** Deliveries by zone. */
  byZone?: Taken | undefined;
}[];

export interface PlacePromise {
  costCents: number | null;
  zone: { id: string; name: string } | null;
  storeId: string | null;
  timeZone: string | null;
  distanceMetres: number | null;
  freeFromCents: number | null;
  minOrderCents: number | null;
}

export interface Verdict {
  can: boolean;
  reason: ReasonCode | null;
  details: ReasonDetails;
}

export interface OrderPromise extends PlacePromise, Verdict {
  /** ISO 8601, exclusive; of the requested period, otherwise of the day. */
  cutoff: string | null;
  periods: readonly PeriodPromise[];
  period: PeriodPromise | null;
  /** The day's fee, part of the cost; null for none. */
  feeCents: number | null;
  /** First day, from the requested one on, with a free period; null for none. */
  next: Day | null;
}

export interface SearchStart {
  day?: Day | undefined;
  usage: Usage;
  /** What is asked about; without it, whatever the florist sells. */
  goods?: readonly Goods[] | undefined;
  now: Date;
}

export interface When extends SearchStart {
  day: Day;
  period?: Hours | null | undefined;
}

export interface Offer {
  company: CompanyDayRules;
  store: StoreDayRules;
  zone: DeliveryZone | null;
  costCents: number;
  missingCents: number;
  distanceMetres: number;
}

/** Best first, or the reason for none. */
export type Offers = Ranked | ReasonCode;
type Ranked = readonly [Offer, ...Offer[]];

const nowhere: PlacePromise = {
  costCents: null,
  zone: null,
  storeId: null,
  timeZone: null,
  distanceMetres: null,
  freeFromCents: null,
  minOrderCents: null,
};

const agreed: Verdict = { can: true, reason: null, details: {} };
const refuse = (reason: ReasonCode, details: ReasonDetails = {}): Verdict => ({
  can: false,
  reason,
  details,
});

export function computePromise(offers: Offers, when: When): OrderPromise {
  const promised = judge(offers, when);
  if (promised.can || typeof offers === 'string') return promised;
  return { ...promised, next: findFirstDay(offers, when) };
}

export function judge(offers: Offers, when: When): OrderPromise {
  if (typeof offers === 'string')
    return { ...quote(offers), cutoff: null, periods: [], period: null, feeCents: null, next: null };
  const { offer, day } = chooseOffer(addFees(offers, when.day), when);
  const requested = findPeriod(day, when.period);
  const { can, reason, details } = judgeTime(day, when.period);
  return {
    ...placePromise(offer),
    can,
    reason,
    details,
    cutoff: requested?.cutoff ?? day.cutoff,
    periods: day.periods,
    feeCents: dayFeeCents(offer, when.day) || null,
    period: can ? (requested ?? day.periods.find(({ available }) => available) ?? null) : null,
    next: null,
  };
}

/** Reads the fee of each delivery on the day. */
export const readFeeCents = (store: StoreDayRules, day: Day): number =>
  dollarsToCents(findSpecialDay(store, day)?.fee ?? 0);

/** Pick-ups have no delivery price. */
const dayFeeCents = ({ store, zone }: Offer, day: Day): number => (zone ? readFeeCents(store, day) : 0);

/** A fee may make another store the cheapest. */
function addFees([best, ...others]: Ranked, day: Day): Ranked {
  const add = (offer: Offer): Offer => ({ ...offer, costCents: offer.costCents + dayFeeCents(offer, day) });
  const [first = best, ...more] = [best, ...others].map(add).sort(compareOffers);
  return [first, ...more];
}

/** Best first. */
export function compareOffers(a: Offer, b: Offer): number {
  const byNumbers =
    a.missingCents - b.missingCents || a.costCents - b.costCents || a.distanceMetres - b.distanceMetres;
  return byNumbers || ((a.zone?.id ?? '') < (b.zone?.id ?? '') ? -1 : 1);
}

function chooseOffer([first, ...others]: Ranked, when: When): { offer: Offer; day: StoreDay } {
  const firstStoreDay = computeDay(first, when);
  for (const offer of firstStoreDay.can ? [] : others) {
    const day = computeDay(offer, when);
    if (day.can) return { offer, day: withMinimum(day, offer) };
  }
  return { offer: first, day: withMinimum(firstStoreDay, first) };
}

export function findFirstDay(offers: readonly Offer[], start: SearchStart): Day | null {
  const serving = offers.filter((offer) => offer.missingCents === 0);
  const todays = serving.map(({ store }) => localTime(start.now, store.timeZone).day).sort();
  const [today, lastToday] = [todays[0], todays.at(-1)];
  if (today === undefined || lastToday === undefined) return null;
  const lastDay = addDays(lastToday, daysAhead);
  let day = start.day !== undefined && isDay(start.day) && start.day > today ? start.day : today;
  while (day <= lastDay) {
    const candidate = { ...start, day };
    if (serving.some((offer) => computeDay(offer, candidate).can)) return day;
    day = addDays(day, 1);
  }
  return null;
}

export function computeDay({ company, store, zone }: Offer, { day, usage, now, goods = [] }: When): StoreDay {
  const row = usage.find(({ storeId, day: taken }) => storeId === store.id && taken === day);
  const takenInZone = zone ? row?.byZone?.[zone.id] : undefined;
  const way = zone ? 'delivery' : 'pickup';
  const planned = storeDay({ company, store, way, zone, day, taken: row?.byPeriod ?? {}, takenInZone, now });
  const about = { day, today: localTime(now, store.timeZone).day };
  const offMenu = findOffMenu(goods, findSpecialDay(store, day)?.products);
  if (offMenu) return closeDay(planned, 'short_menu', { ...about, offMenu: offMenu.name });
  const shortage = findShortage(goods, day);
  return shortage ? closeDay(planned, 'sold_out_that_day', { ...about, shortage }) : planned;
}

/** A day that is closed anyway keeps its reason. */
function closeDay(day: StoreDay, reason: ReasonCode, details: ReasonDetails): StoreDay {
  if (!day.can) return day;
  const periods = day.periods.map((period) =>
    period.available ? { ...period, available: false, reason, details } : period,
  );
  return { ...day, can: false, reason, details, periods };
}

/** Without a chosen day: only the company, the area or the minimum can refuse. */
export function quote(offers: Offers): PlacePromise & Verdict {
  if (typeof offers === 'string') return { ...nowhere, ...refuse(offers) };
  return { ...placePromise(offers[0]), ...minimumVerdict(offers[0]) };
}

function placePromise({ store, zone, costCents, distanceMetres }: Offer): PlacePromise {
  return {
    costCents,
    zone: zone && { id: zone.id, name: zone.name },
    storeId: store.id,
    timeZone: store.timeZone,
    distanceMetres: zone && Math.round(distanceMetres),
    freeFromCents: zone?.freeFromCents ?? null,
    minOrderCents: zone?.minOrderCents ?? null,
  };
}

function minimumVerdict({ zone, missingCents }: Offer): Verdict {
  if (missingCents === 0) return agreed;
  return refuse('minimum_order', { missingCents, minOrderCents: zone?.minOrderCents ?? undefined });
}

function withMinimum(day: StoreDay, offer: Offer): StoreDay {
  const { reason, details } = minimumVerdict(offer);
  return reason ? closeDay(day, reason, details) : day;
}

/** Whether a store's day, or a time on it, can be ordered. */
export function judgeTime(day: StoreDay, wanted: Hours | null | undefined): Verdict {
  const requested = findPeriod(day, wanted);
  if (requested) return { can: requested.available, reason: requested.reason, details: requested.details };
  return day.can && wanted ? refuse('unknown_period') : day;
}

const findPeriod = ({ periods }: StoreDay, wanted: Hours | null | undefined): PeriodPromise | undefined =>
  periods.find(({ startTime, stopTime }) => startTime === wanted?.startTime && stopTime === wanted.stopTime);

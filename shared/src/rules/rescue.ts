import type { Goods } from './dayLimit.ts';
import type { OrderPromise, Usage } from './orderPromise.ts';
import { type CompanyFacts, promiseDelivery } from './promise.ts';
import type { PlaceToServe } from './servingZones.ts';
import type { PeriodPromise } from './storeDay.ts';
import { type Day, type TimeOfDay, toInstant } from './zonedTime.ts';

/** What the buyer paid for, and for how much. */
export interface RescueRequest {
  place: PlaceToServe;
  day: Day;
  period: { startTime: TimeOfDay; stopTime: TimeOfDay } | null;
  timeZone: string;
  count: number;
  budgetCents: number;
}

export interface RescuePromise<G> {
  goods: G;
  promise: OrderPromise;
  period: PeriodPromise;
  totalCents: number;
}

interface Asked {
  usage: Usage;
  now: Date;
}

/** The dearest goods that another florist delivers within the window for the same money or less (docs/product-rules.md, "Rescue"). */
export function findRescue<G extends { priceCents: number; asked?: readonly Goods[] }>(
  company: CompanyFacts,
  goods: readonly G[],
  request: RescueRequest,
  asked: Asked,
): RescuePromise<G> | undefined {
  const { place, day, count, budgetCents } = request;
  const question = { company, place, day, ...asked };
  for (const one of goods.toSorted((a, b) => b.priceCents - a.priceCents)) {
    const goodsTotalCents = one.priceCents * count;
    if (goodsTotalCents > budgetCents) continue;
    const about = { ...question, goodsTotalCents, goods: one.asked };
    const open = promiseDelivery(about);
    for (const { startTime, stopTime } of listWindows(open, request)) {
      const promise = promiseDelivery({ ...about, period: { startTime, stopTime } });
      const { can, period, costCents } = promise;
      const totalCents = goodsTotalCents + (costCents ?? 0);
      if (can && period && totalCents <= budgetCents) return { goods: one, promise, period, totalCents };
    }
  }
  return undefined;
}

/** Windows within the wanted one, longest first, so that the very same one comes first. */
function listWindows({ periods, timeZone }: OrderPromise, { day, period, timeZone: ownZone }: RescueRequest) {
  const open = periods.filter(({ available }) => available);
  if (!period || !timeZone) return open;
  const span = (one: { startTime: TimeOfDay; stopTime: TimeOfDay }, zone: string) => ({
    from: toInstant(day, one.startTime, zone).getTime(),
    to: toInstant(day, one.stopTime, zone).getTime(),
  });
  const wanted = span(period, ownZone);
  return open
    .map((window) => ({ ...window, ...span(window, timeZone) }))
    .filter(({ from, to }) => from >= wanted.from && to <= wanted.to)
    .sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
}

/** When the offers have ended, or an own florist's last moment; at least `leastMinutes` after the buyer is asked. */
export function rescueDeadline(
  cutoffs: readonly string[],
  last: Date | null,
  { now, leastMinutes }: { now: Date; leastMinutes: number },
): Date {
  const offered = cutoffs.map((cutoff) => Date.parse(cutoff));
  if (offered.length > 0) return new Date(Math.max(...offered));
  return new Date(Math.max(last?.getTime() ?? 0, now.getTime() + leastMinutes * 60_000));
}

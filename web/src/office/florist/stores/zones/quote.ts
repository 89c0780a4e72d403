import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { metresBetween } from '@bloomkin/shared/rules/distance.ts';
import { describeLastOrders } from '@bloomkin/shared/rules/lastOrderSentence.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import {
  type CompanyFacts,
  deliveryDays,
  quoteDelivery,
  type StoreFacts,
} from '@bloomkin/shared/rules/promise.ts';
import type { PlaceToServe } from '@bloomkin/shared/rules/servingZones.ts';
import { formatDay, formatPeriod, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { formatDistance } from '#components/text/formatDistance.ts';
import { toOpeningRules } from '#features/deliveryDay/openingRules.ts';
import { readZones, toPricedZones, type Zone } from './zone.ts';

export type Quote =
  | { can: true; costCents: number; zoneName: string; metres: number; sentences: readonly string[] }
  | { can: false; reason: string; help: string };

interface Question {
  company: Company;
  store: Store;
  /** Not saved yet. */
  zones: readonly Zone[];
  place: PlaceToServe;
  goodsCents: number | null;
  now: Date;
}

/** Applies the buyers' rules to unsaved zones; full days are unknown here. */
export function computeQuote({ company, store, zones, place, goodsCents, now }: Question): Quote {
  const facts = toFacts(company, { ...toStoreFacts(store), zones: toPricedZones(zones) });
  const question = { company: facts, place, goodsTotalCents: goodsCents };
  const { can, reason, details, costCents, zone, distanceMetres, freeFromCents } = quoteDelivery(question);
  if (!can || costCents === null) {
    const message = describeReason(reason ?? 'outside_area', details);
    return { can: false, reason: message, help: describeHelp({ reason, store, zones, place }) };
  }
  const sentences = [describeFree(costCents, freeFromCents, goodsCents), describeNext(question, now)];
  return {
    can: true,
    costCents,
    zoneName: zone?.name ?? '',
    metres: distanceMetres ?? 0,
    sentences: sentences.filter((sentence) => sentence !== ''),
  };
}

/** Treats a company that is not open yet as open. */
const toFacts = (company: Company, store: StoreFacts): CompanyFacts => ({
  id: company.id,
  active: true,
  sameDayDelivery: company.sameDayDelivery,
  leadMinutes: company.lead_time_minutes,
  lastOrders: company.last_orders,
  stops: company.stops,
  deliveryPeriods: company.delivery_periods.map(({ start_time, stop_time, capacity }) => ({
    startTime: start_time,
    stopTime: stop_time,
    capacity,
  })),
  stores: [...company.stores.filter(({ id }) => id !== store.id).map(toStoreFacts), store],
});

const toStoreFacts = (store: Store): StoreFacts => ({
  id: store.id,
  companyId: store.company_id,
  name: store.name,
  lat: store.location.lat,
  lng: store.location.lng,
  address: store.location.address,
  pickupPoint: store.pickup_point,
  warehouseForDelivery: store.warehouse_for_delivery,
  timeZone: store.timezone,
  ...toOpeningRules(store),
  dailyCapacity: store.daily_capacity,
  zones: toPricedZones(readZones(store)),
});

function describeFree(costCents: number, freeFromCents: number | null, goodsCents: number | null): string {
  if (freeFromCents === null) return '';
  const from = `Free from ${formatMoney(freeFromCents)}`;
  if (goodsCents === null) return `${from}.`;
  if (costCents === 0) return `${from}, so this order is.`;
  return `${from}: this order would need ${formatMoney(freeFromCents - goodsCents)} more.`;
}

function describeNext(question: Parameters<typeof quoteDelivery>[0], now: Date): string {
  const days = deliveryDays({ ...question, usage: [], now });
  const day = days.find(({ available }) => available);
  const period = day?.periods.find(({ available }) => available);
  if (!day || !period) return 'Nothing can be delivered in the next weeks: check the working time.';
  const today = localTime(now, day.timeZone).day;
  const when = day.day === today ? 'today' : formatDay(day.day, today);
  const next = `The next window is ${when}, ${formatPeriod(period.startTime, period.stopTime)}.`;
  return `${next} ${describeLastOrders(days, now, day.timeZone)}`;
}

function describeHelp({
  reason,
  store,
  zones,
  place,
}: Pick<Question, 'store' | 'zones' | 'place'> & { reason: string | null }): string {
  if (reason === 'no_delivery' && !store.warehouse_for_delivery)
    return 'Switch on “Delivers from here” in Common.';
  if (reason === 'minimum_order') return 'A lower “At least” of this zone would help.';
  const nearest = findNearestZone(zones, place);
  if (!nearest) return 'Add a zone, then suburbs to it.';
  return `${nearest.zone.name || 'The nearest zone'} ends ${formatDistance(nearest.metres)} away: add the suburb to it.`;
}

/** By corners: close enough for a hint. */
function findNearestZone(
  zones: readonly Zone[],
  place: PlaceToServe,
): { zone: Zone; metres: number } | undefined {
  const near = zones.flatMap((zone) =>
    zone.parts.flatMap(({ polygon }) =>
      (polygon.coordinates[0] ?? []).map(([lng, lat]) => ({
        zone,
        metres: metresBetween(place, { lat, lng }),
      })),
    ),
  );
  return near.toSorted((a, b) => a.metres - b.metres)[0];
}

import type { CompanyDayRules, StoreDayRules } from './dayRules.ts';
import { describeReason, type ReasonCode } from './deliveryReason.ts';
import { type DeliveryZone, missingCents, zoneCostCents } from './deliveryZone.ts';
import { metresBetween } from './distance.ts';
import {
  compareOffers,
  computeDay,
  computePromise,
  findFirstDay,
  judge,
  type Offers,
  type OrderPromise,
  type PlacePromise,
  quote,
  type SearchStart,
  type Verdict,
  type When,
} from './orderPromise.ts';
import { type PlaceToServe, servingZones } from './servingZones.ts';
import { daysAhead, type PeriodPromise } from './storeDay.ts';
import { addDays, type Day, floristTimeZone, localTime } from './zonedTime.ts';

export interface StoreFacts extends StoreDayRules {
  companyId: string;
  name: string;
  lat: number;
  lng: number;
  address: string;
  pickupPoint: boolean;
  warehouseForDelivery: boolean;
  zones: readonly DeliveryZone[];
}

export interface CompanyFacts extends CompanyDayRules {
  id: string;
  active: boolean;
  stores: readonly StoreFacts[];
}

interface Purchase {
  company: CompanyFacts;
  /** Null while nothing is chosen: minimum and free delivery are skipped. */
  goodsTotalCents: number | null;
  /** The place is a suburb, and the recipient gives the address: costs at most what the dearest zone does. */
  isAddressLater?: boolean | undefined;
}

/** Cheapest zone first, then distance, then id; a closed store or an unmet minimum serves only as the reason. */
export function promiseDelivery(question: Purchase & When & { place: PlaceToServe }): OrderPromise {
  return computePromise(deliveryOffers(question), question);
}

export function promisePickup(question: When & { company: CompanyFacts; storeId: string }): OrderPromise {
  return computePromise(pickupOffers(question.company, question.storeId), question);
}

export function quoteDelivery(question: Purchase & { place: PlaceToServe }): PlacePromise & Verdict {
  return quote(deliveryOffers(question));
}

export interface DeliveryDay {
  day: Day;
  available: boolean;
  reason: ReasonCode | null;
  reasonMessage: string | null;
  periods: readonly PeriodPromise[];
  cutoff: string | null;
  costCents: number | null;
  feeCents: number | null;
  freeFromCents: number | null;
  storeId: string | null;
  timeZone: string;
}

type DeliveryDaysQuestion = Purchase &
  Omit<When, 'day' | 'period'> & { days?: number } & ({ place: PlaceToServe } | { pickupStoreId: string });

export function deliveryDays(question: DeliveryDaysQuestion): DeliveryDay[] {
  const { company, days = daysAhead } = question;
  const offers =
    'place' in question ? deliveryOffers(question) : pickupOffers(company, question.pickupStoreId);
  const timeZone = findTimeZone(offers, company);
  const today = localTime(question.now, timeZone).day;
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index);
    const promised = judge(offers, { ...question, day });
    return {
      day,
      available: promised.can,
      reason: promised.reason,
      reasonMessage: promised.reason && describeReason(promised.reason, promised.details),
      periods: promised.periods,
      cutoff: promised.cutoff,
      costCents: promised.costCents,
      feeCents: promised.feeCents,
      freeFromCents: promised.freeFromCents,
      storeId: promised.storeId,
      timeZone: promised.timeZone ?? timeZone,
    };
  });
}

/** From today or the given day on; ignores minimums; null when nothing serves the place. */
export function earliestDay(company: CompanyFacts, place: PlaceToServe, start: SearchStart): Day | null {
  const offers = deliveryOffers({ company, place, goodsTotalCents: null });
  return typeof offers === 'string' ? null : findFirstDay(offers, start);
}

/** For listings: on the day, or on any day open for orders. */
export function canArrive(company: CompanyFacts, place: PlaceToServe, start: SearchStart): boolean {
  const { day } = start;
  if (day === undefined) return earliestDay(company, place, start) !== null;
  const offers = deliveryOffers({ company, place, goodsTotalCents: null });
  return typeof offers !== 'string' && offers.some((offer) => computeDay(offer, { ...start, day }).can);
}

function deliveryOffers({
  company,
  place,
  goodsTotalCents,
  isAddressLater = false,
}: Purchase & { place: PlaceToServe }): Offers {
  if (!company.active) return 'company_inactive';
  const stores = company.stores.filter((store) => store.warehouseForDelivery && store.zones.length > 0);
  if (stores.length === 0) return 'no_delivery';
  const offers = stores.flatMap((store) => {
    const distanceMetres = metresBetween(store, place);
    const costOf = (zone: DeliveryZone) => zoneCostCents(zone, goodsTotalCents);
    const mostCents = Math.max(...store.zones.map(costOf));
    return servingZones(store.zones, place)
      .map((zone) => ({
        company,
        store,
        zone,
        costCents: isAddressLater ? mostCents : costOf(zone),
        missingCents: missingCents(zone, goodsTotalCents),
        distanceMetres,
      }))
      .sort(compareOffers)
      .slice(0, 1);
  });
  const [best, ...others] = offers.sort(compareOffers);
  return best ? [best, ...others] : 'outside_area';
}

function pickupOffers(company: CompanyFacts, storeId: string): Offers {
  if (!company.active) return 'company_inactive';
  const store = company.stores.find(({ id }) => id === storeId);
  if (!store) return 'unknown_store';
  if (!store.pickupPoint) return 'no_pickup';
  return [{ company, store, zone: null, costCents: 0, missingCents: 0, distanceMetres: 0 }];
}

function findTimeZone(offers: Offers, company: CompanyFacts): string {
  return typeof offers === 'string' ? floristTimeZone(company) : offers[0].store.timeZone;
}

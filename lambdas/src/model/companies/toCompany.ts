import { onTimeClaim } from '@bloomkin/shared/rules/claims.ts';
import { addDays, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company, CompanyInfo } from '@bloomkin/shared/schemas/company.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { type Point, toStores } from '#model/stores/toStore.ts';
import type { CompanyItem } from './companyEntity.ts';
import type { CompanyWithStores } from './companyWithStores.ts';

const claimDays = 90;

export function averageRating(ratingSum: number, reviewsCount: number): number | null {
  return reviewsCount === 0 ? null : Math.round((ratingSum / reviewsCount) * 10) / 10;
}

export const toPeriods = (company: CompanyItem) =>
  company.deliveryPeriods.map(({ startTime, stopTime, capacity }) => ({
    start_time: startTime,
    stop_time: stopTime,
    capacity,
  }));

export function toCompanyInfo(company: CompanyItem): CompanyInfo {
  return {
    id: company.id,
    name: company.name,
    brand: company.brand,
    logo: company.logo,
    rating: averageRating(company.ratingSum, company.reviewsCount),
    sameDayDelivery: company.sameDayDelivery,
    delivery_periods: toPeriods(company),
  };
}

const isDelivering = ({ warehouse_for_delivery, delivery_zones }: Store): boolean =>
  warehouse_for_delivery && delivery_zones.length > 0;

/** Its distance is that of the nearest store that delivers. */
export function toCompany(loaded: CompanyWithStores, from: Point | undefined, now: Date): Company {
  const { company } = loaded;
  const stores = toStores(loaded.stores, from);
  return {
    ...toCompanyInfo(company),
    inn: company.abn,
    phone_number: company.phone,
    site: company.site,
    description: company.description,
    photo: company.photo,
    photo_medium: company.photoMedium,
    lead_time_minutes: company.leadMinutes,
    capacity_per_day: company.capacityPerDay ?? null,
    last_orders: company.lastOrders ?? null,
    stops: [...(company.stops ?? [])],
    pay_later: company.payLater ?? false,
    reviews_count: company.reviewsCount,
    since: utcDay(new Date(company.createdAt)),
    claim: computeClaim(company, now),
    distantion: (stores.find(isDelivering) ?? stores[0])?.distantion ?? null,
    stores: stores.map((store, index) => ({ ...store, nearest: from !== undefined && index === 0 })),
    active: company.active,
  };
}

export const toRegister = ({ register }: CompanyItem): Company['register'] =>
  register && { name: register.name, gst_since: register.gstSince, checked_at: register.checkedAt };

function computeClaim(company: CompanyItem, now: Date): Company['claim'] {
  const since = addDays(utcDay(now), -claimDays);
  const days = Object.entries(company.deliveryRecord).filter(([day]) => day >= since);
  const sum = (pick: (record: { onTime: number; total: number }) => number) =>
    days.reduce((total, [, record]) => total + pick(record), 0);
  return onTimeClaim({ onTime: sum((record) => record.onTime), total: sum((record) => record.total) });
}

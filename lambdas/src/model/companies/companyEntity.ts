import { alertChannels } from '@bloomkin/shared/rules/orderAlerts.ts';
import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { canSeeCompany, type Person } from '@bloomkin/shared/rules/permissions.ts';
import { LastOrders, Stop } from '@bloomkin/shared/schemas/calendar.ts';
import { CompanyId, StoreId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, and, equals, exists } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, getEventual, getMany, queryIndex } from '#platform/table/read.ts';
import { patch, put, type Write } from '#platform/table/transact.ts';
import { patchItem } from '#platform/table/write.ts';

const DeliveryPeriod = z.object({
  startTime: z.string(),
  stopTime: z.string(),
  capacity: z.int().nullable(),
});
const BookedDay = z.object({
  storeId: z.string(),
  day: z.string(),
  byPeriod: z.record(z.string(), z.int()).readonly(),
  byZone: z.record(z.string(), z.int()).readonly().optional(),
});

/** An admin's reason, which the florist is told. */
const SwitchedOff = z.object({
  at: z.string(),
  byId: UserId,
  byName: z.string(),
  reason: z.string().optional(),
  /** The hold ends at this instant; without it, an admin ends it. */
  until: z.string().optional(),
  /** Buyers with open orders are told that the shop is stopped. */
  buyersTold: z.boolean().optional(),
});

const Company = z.object({
  id: CompanyId,
  ownerId: UserId.nullable(),
  name: z.string(),
  brand: z.string(),
  abn: z.string(),
  phone: z.string(),
  site: z.string(),
  description: z.string(),
  logo: z.string().nullable(),
  photo: z.string().nullable(),
  photoMedium: z.string().nullable().default(null),
  sameDayDelivery: z.boolean(),
  leadMinutes: z.number(),
  payLater: z.boolean().optional(),
  /** Channels of the owner's order alerts; absent until chosen. */
  orderAlerts: z.array(z.enum(alertChannels)).readonly().optional(),
  deliveryPeriods: z.array(DeliveryPeriod).readonly(),
  /** Limit of each store without its own. */
  capacityPerDay: z.int().nullable().optional(),
  lastOrders: LastOrders.nullable().optional(),
  stops: z.array(Stop).readonly().optional(),
  active: z.boolean(),
  /** By whom, while it is switched off; null once it is on again. */
  switchedOff: SwitchedOff.nullable().optional(),
  /** No share is sent to the florist until an admin releases them. */
  payoutsHeld: SwitchedOff.nullable().optional(),
  /** An admin asks the florist to do better; it goes on selling. */
  warned: SwitchedOff.nullable().optional(),
  /** Null until an admin lets the shop sell; absent in shops of before that was asked. */
  approved: SwitchedOff.nullable().optional(),
  /** All steps are done, and it is approved: recomputed by the stream's consumer (docs/product-rules.md, "Opening a shop"). */
  ready: z.boolean().default(true),
  complete: z.boolean().default(true),
  deletedAt: z.string().optional(),
  register: z
    .object({ name: z.string(), gstSince: z.string().nullable(), checkedAt: z.string() })
    .nullable()
    .default(null),
  ratingSum: z.number(),
  reviewsCount: z.int(),
  /** Only booked-out days, for the catalogue. */
  booked: z.array(BookedDay).readonly().optional(),
  /** Completed orders of the last 90 days, by delivery day. */
  deliveryRecord: z.record(z.string(), z.object({ onTime: z.int(), total: z.int() })).readonly(),
  /** Copied from the stores, for sorting by distance. */
  points: z.array(z.object({ lat: z.number(), lng: z.number() })).readonly(),
  /** Copied from the stores, so that lists read them by key. */
  storeIds: z.array(StoreId).readonly().default([]),
  paymentAccountId: z.string().nullable(),
  chargesEnabled: z.boolean(),
  /** Increases with each change that the catalogue follows. */
  revision: z.int(),
  createdAt: z.string(),
});

const ListedCompany = Company.pick({ id: true, active: true, ready: true });
type ListedCompany = z.output<typeof ListedCompany>;

export const companyEntity = defineEntity({
  name: 'company',
  version: 1,
  schema: Company,
  key: { pk: 'COMPANY#{id}', sk: 'COMPANY' },
  computed: ({ brand }) => ({ sortedBrand: brand.toLowerCase() }),
  indexes: {
    companiesByBrand: {
      partition: 'COMPANIES',
      sort: '{sortedBrand}#{id}',
      row: ListedCompany,
      when: ({ deletedAt }) => deletedAt === undefined,
    },
  },
  reads: {
    findCompanyItem: 'a company without its stores',
    findNamed: 'companies by their ids',
    findCompany: 'a company with its stores',
    findListedCompanies: 'companies of a list with their stores',
    findCompanyItems: 'companies by their ids',
    listAllCompanies: 'all companies by brand',
  },
});
export type CompanyItem = ValueOf<typeof companyEntity>;

export async function findCompanyItem(
  id: CompanyId,
  read: Get = getEventual,
): Promise<CompanyItem | undefined> {
  const company = await read(companyEntity, { id });
  return company?.deletedAt ? undefined : company;
}

export async function findCompanyItems(ids: readonly CompanyId[]): Promise<Map<CompanyId, CompanyItem>> {
  const companies = await getMany(
    companyEntity,
    [...new Set(ids)].map((id) => ({ id })),
  );
  return new Map(companies.map((company) => [company.id, company]));
}

export const listAllCompanies = (): Promise<ListedCompany[]> =>
  queryIndex(companyEntity, 'companiesByBrand', {});

export const isSelling = ({ active, ready }: Pick<CompanyItem, 'active' | 'ready'>): boolean =>
  active && ready;

export const canBePaid = ({ chargesEnabled, payoutsHeld }: CompanyItem): boolean =>
  chargesEnabled && !payoutsHeld;

/** Staff and admins also see a shop that is not open. */
export const canSeeShop = (caller: Person | undefined, company: CompanyItem): boolean =>
  canSeeCompany(caller, { id: company.id, active: isSelling(company) });

export const putCompany = (company: CompanyItem): Write => put(companyEntity, company, absent());

/** The fields before the rest do not raise the revision or are written separately. */
function pickEdited(company: CompanyItem) {
  const { id, ownerId, deletedAt, createdAt, paymentAccountId, chargesEnabled, ...rest } = company;
  const { ratingSum, reviewsCount, booked, deliveryRecord, points, storeIds, ...edited } = rest;
  return edited;
}

export const patchCompany = (next: CompanyItem, { id, revision }: CompanyItem): Write =>
  patch(companyEntity, { id }, { set: pickEdited(next), reindexed: next }, equals('revision', revision));

/** Orders keep their copy; no index lists it. Fails when it changed since it was read. */
export function markCompanyDeleted({ id, revision }: CompanyItem, now: Date): Write {
  const set = { active: false, deletedAt: now.toISOString(), revision: revision + 1 };
  const removed = Object.keys(companyEntity.indexes).flatMap((index) => [index, `${index}Sort`]);
  return patch(companyEntity, { id }, { set, remove: removed }, equals('revision', revision));
}

export const transferOwnerId = (id: CompanyId, from: UserId | null, to: UserId): Write =>
  patch(companyEntity, { id }, { set: { ownerId: to } }, equals('ownerId', from));

interface PaymentAccount {
  id: string;
  isReady: boolean;
}

/** Fails unless `current` is still the company's account. */
export const setPaymentAccount = (id: CompanyId, account: PaymentAccount, current: string | null): Write =>
  patch(
    companyEntity,
    { id },
    { set: { paymentAccountId: account.id, chargesEnabled: account.isReady }, add: { revision: 1 } },
    equals('paymentAccountId', current),
  );

/** Does nothing if already so, or for another account. */
export async function setPayoutsReady(id: CompanyId, { id: accountId, isReady }: PaymentAccount) {
  await patchItem(
    companyEntity,
    { id },
    { set: { chargesEnabled: isReady }, add: { revision: 1 } },
    and(equals('paymentAccountId', accountId), equals('chargesEnabled', !isReady)),
  );
}

/** Fails when the company changed since it was read; raises its revision. */
export const replaceBookedDays = ({ id, revision }: CompanyItem, booked: Usage): Write =>
  patch(companyEntity, { id }, { set: { booked, revision: revision + 1 } }, equals('revision', revision));

/** Fails when the company or a store of it changed since it was read; raises the revision. */
export const replaceStoreFacts = (
  { id, revision }: CompanyItem,
  facts: Pick<CompanyItem, 'points' | 'storeIds' | 'booked'>,
): Write =>
  patch(companyEntity, { id }, { set: { ...facts, revision: revision + 1 } }, equals('revision', revision));

/** `sign` −1 reverts the rating. */
export const addCompanyRating = (id: CompanyId, rating: number, sign: 1 | -1): Write =>
  patch(
    companyEntity,
    { id },
    { add: { ratingSum: sign * rating, reviewsCount: sign, revision: 1 } },
    exists(),
  );

/** `addDeliveryRecord` needs an existing map. */
export async function beginDeliveryDay(id: CompanyId, day: string): Promise<void> {
  const none = { onTime: 0, total: 0 };
  await patchItem(
    companyEntity,
    { id },
    { setIfAbsent: { [`deliveryRecord.${day}` as const]: none } },
    exists(),
  );
}

export const addDeliveryRecord = (id: CompanyId, day: string, isOnTime: boolean): Write =>
  patch(
    companyEntity,
    { id },
    {
      add: {
        [`deliveryRecord.${day}.total` as const]: 1,
        [`deliveryRecord.${day}.onTime` as const]: isOnTime ? 1 : 0,
      },
    },
  );

export async function removeDeliveryDays(id: CompanyId, days: readonly string[]): Promise<void> {
  await patchItem(companyEntity, { id }, { remove: days.map((day) => `deliveryRecord.${day}`) }, exists());
}

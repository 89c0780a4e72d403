import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import type { CompanyFacts } from '@bloomkin/shared/rules/promise.ts';
import { CompanyId, StoreId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { followMarketHolidays } from '../marketSettings/shippingSettings.ts';
import { absent, and, equals, exists } from '../table/condition.ts';
import { defineEntity, type ValueOf } from '../table/entity.ts';
import { inBatches } from '../table/inBatches.ts';
import { type Get, get, getEventual, getItems, queryCollection, queryIndex } from '../table/read.ts';
import { patch, put, remove, type Write } from '../table/transact.ts';
import { patchItem } from '../table/write.ts';
import { type StoreItem, storeEntity, storeLookupEntity } from './storeEntity.ts';

const DeliveryPeriod = z.object({
  startTime: z.string(),
  stopTime: z.string(),
  capacity: z.int().nullable(),
});
const BookedDay = z.object({
  storeId: z.string(),
  day: z.string(),
  byPeriod: z.record(z.string(), z.int()).readonly(),
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
  sameDayDelivery: z.boolean(),
  leadMinutes: z.number(),
  payLater: z.boolean().optional(),
  deliveryPeriods: z.array(DeliveryPeriod).readonly(),
  /** Of each store without a limit of its own. */
  capacityPerDay: z.int().nullable().optional(),
  /** Off when an admin has closed it. */
  active: z.boolean(),
  /** Recomputed by the stream's consumer (docs/product-rules.md, "Opening a shop"). */
  ready: z.boolean().default(true),
  deletedAt: z.string().optional(),
  /** Null until the Australian Business Register has answered. */
  register: z
    .object({ name: z.string(), gstSince: z.string().nullable(), checkedAt: z.string() })
    .nullable()
    .default(null),
  ratingSum: z.number(),
  reviewsCount: z.int(),
  /** Only booked-out days, for the catalogue. */
  booked: z.array(BookedDay).readonly().optional(),
  /** Completed orders of the last 90 days by day of delivery. */
  deliveryRecord: z.record(z.string(), z.object({ onTime: z.int(), total: z.int() })).readonly(),
  /** Copied from the stores, for sorting by distance. */
  points: z.array(z.object({ lat: z.number(), lng: z.number() })).readonly(),
  /** Copied from the stores, so that a list reads them by their keys. */
  storeIds: z.array(StoreId).readonly().default([]),
  paymentAccountId: z.string().nullable(),
  chargesEnabled: z.boolean(),
  /** Rises with each change that the catalogue follows. */
  revision: z.int(),
  createdAt: z.string(),
});

const ListedCompany = Company.pick({
  id: true,
  active: true,
  ready: true,
  name: true,
  brand: true,
  abn: true,
  points: true,
  storeIds: true,
});
export type ListedCompany = z.output<typeof ListedCompany>;

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
    listAllCompanies: 'all companies by brand',
  },
});
export type CompanyItem = ValueOf<typeof companyEntity>;

export const companyAbnEntity = defineEntity({
  name: 'companyAbn',
  version: 1,
  schema: z.object({ abn: z.string(), companyId: CompanyId }),
  key: { pk: 'UNIQUE#ABN#{abn}', sk: 'UNIQUE' },
  reads: { findCompanyIdByAbn: 'the company that has an ABN' },
});

export interface CompanyWithStores {
  company: CompanyItem;
  stores: readonly StoreItem[];
}

export async function findCompanyItem(
  id: CompanyId,
  read: Get = getEventual,
): Promise<CompanyItem | undefined> {
  const company = await read(companyEntity, { id });
  return company?.deletedAt ? undefined : company;
}

export async function findCompanyIdByAbn(abn: string): Promise<CompanyId | undefined> {
  const taken = await get(companyAbnEntity, { abn });
  return taken?.companyId;
}

/** Ready for the promise engine. */
export async function findCompany(
  id: CompanyId,
  { consistent = false } = {},
): Promise<CompanyWithStores | undefined> {
  const partition = companyEntity.partition({ id });
  const options = { eventual: !consistent };
  const [[[company], stores]] = await Promise.all([
    queryCollection([companyEntity, storeEntity], partition, options),
    followMarketHolidays(new Date()),
  ]);
  return company && !company.deletedAt ? { company, stores } : undefined;
}

/** One call as long as they have no more than 100 rows together. Deleted ones are omitted. */
export async function findListedCompanies(
  listed: readonly { id: CompanyId; storeIds: readonly StoreId[] }[],
): Promise<CompanyWithStores[]> {
  const keys = listed.flatMap(({ id, storeIds }) => [
    companyEntity.key({ id }),
    ...storeIds.map((storeId) => storeEntity.key({ companyId: id, id: storeId })),
  ]);
  const items = (await inBatches(keys, keysPerRead, (batch) => getItems(batch, { eventual: true }))).flat();
  const stores = Map.groupBy(
    items.filter((item) => storeEntity.is(item)).map((item) => storeEntity.parse(item)),
    ({ companyId }) => companyId,
  );
  return items
    .filter((item) => companyEntity.is(item))
    .map((item) => companyEntity.parse(item))
    .filter(({ deletedAt }) => deletedAt === undefined)
    .map((company) => ({ company, stores: stores.get(company.id) ?? [] }));
}

const keysPerRead = 100;

export const listAllCompanies = (): Promise<ListedCompany[]> =>
  queryIndex(companyEntity, 'companiesByBrand', {});

export async function findCompanyOfStore(
  id: StoreId,
  { consistent = false } = {},
): Promise<CompanyWithStores | undefined> {
  const lookup = await get(storeLookupEntity, { id }, { eventual: !consistent });
  return lookup && findCompany(lookup.companyId, { consistent });
}

/** Whether buyers see it and may order. */
export const isSelling = ({ active, ready }: Pick<CompanyItem, 'active' | 'ready'>): boolean =>
  active && ready;

export function toCompanyFacts({ company, stores }: CompanyWithStores): CompanyFacts {
  return {
    id: company.id,
    active: isSelling(company),
    sameDayDelivery: company.sameDayDelivery,
    leadMinutes: company.leadMinutes,
    deliveryPeriods: company.deliveryPeriods,
    stores: stores.map((store) => ({
      ...store,
      dailyCapacity: store.dailyCapacity ?? company.capacityPerDay ?? null,
    })),
  };
}

export const insertCompany = (company: CompanyItem) => ({
  abn: takeAbn(company),
  company: put(companyEntity, company, absent()),
});

/** Others are written without raising the revision, or by other calls. */
const pickEdited = (company: CompanyItem) => ({
  name: company.name,
  brand: company.brand,
  abn: company.abn,
  phone: company.phone,
  site: company.site,
  description: company.description,
  logo: company.logo,
  photo: company.photo,
  sameDayDelivery: company.sameDayDelivery,
  leadMinutes: company.leadMinutes,
  payLater: company.payLater,
  deliveryPeriods: company.deliveryPeriods,
  capacityPerDay: company.capacityPerDay,
  active: company.active,
  ready: company.ready,
  register: company.register,
  revision: company.revision,
});

/** `company` fails when it changed since it was read, `abn` when another company has it. */
export function replaceCompany(next: CompanyItem, { id, abn, revision }: CompanyItem) {
  const set = pickEdited(next);
  const isMoved = next.abn !== abn;
  return {
    abn: isMoved ? takeAbn(next) : undefined,
    oldAbn: isMoved ? remove(companyAbnEntity, { abn }) : undefined,
    company: patch(companyEntity, { id }, { set, reindexed: next }, equals('revision', revision)),
  };
}

const takeAbn = ({ abn, id: companyId }: CompanyItem): Write =>
  put(companyAbnEntity, { abn, companyId }, absent());

/** Orders keep their copy of it. Its ABN may register again. */
export function removeCompany({ id, abn, revision }: CompanyItem, now: Date) {
  const set = { active: false, deletedAt: now.toISOString(), revision: revision + 1 };
  const removed = Object.keys(companyEntity.indexes).flatMap((index) => [index, `${index}Sort`]);
  return {
    abn: remove(companyAbnEntity, { abn }),
    company: patch(companyEntity, { id }, { set, remove: removed }, equals('revision', revision)),
  };
}

export const transferOwnerId = (id: CompanyId, from: UserId, to: UserId): Write =>
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

/** Changes nothing when it is so already or the company has another account. */
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

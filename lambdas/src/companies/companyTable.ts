import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import type { CompanyFacts, StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import type { CompanyId, StoreId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { companiesPartition, companyKey, indexes, storePointerKey } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { table, tableName } from '../table/tableClient.ts';
import type { Write } from '../table/write.ts';
import { readStore, type StoreRow } from './storedStore.ts';

/** A florist's company as stored. */
export interface CompanyItem {
  kind: 'company';
  id: CompanyId;
  ownerId: UserId | null;
  /** The legal name. */
  name: string;
  brand: string;
  /** The ABN, 11 digits. */
  abn: string;
  phone: string;
  site: string;
  description: string;
  logo: string | null;
  photo: string | null;
  sameDayDelivery: boolean;
  leadMinutes: number;
  /** Orders keep their place unpaid; absent: no. */
  payLater?: boolean;
  deliveryPeriods: CompanyFacts['deliveryPeriods'];
  active: boolean;
  ratingSum: number;
  reviewsCount: number;
  /** Orders taken on the days on which something is booked out; absent: on none. Kept for the catalogue. */
  booked?: Usage;
  /** Completed orders by day of delivery: how many were on time, how many in all; the last 90 days. */
  deliveryRecord: Readonly<Record<string, { onTime: number; total: number }>>;
  /** Where its stores are, for sorting companies by distance without reading the stores. */
  points: readonly { lat: number; lng: number }[];
  paymentAccountId: string | null;
  chargesEnabled: boolean;
  revision: number;
  createdAt: string;
}

/** A store as stored: what the promise engine knows of it, and its phone. */
export interface StoreItem extends StoreFacts {
  kind: 'store';
  id: StoreId;
  companyId: CompanyId;
  phone: string;
}

/** A company with its stores, as one query gives them. */
export interface CompanyWithStores {
  company: CompanyItem;
  stores: readonly StoreItem[];
}

/** The company's own row, for those who ask nothing of its stores. */
export async function findCompanyItem(id: CompanyId): Promise<CompanyItem | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key: companyKey(id) }));
  return Item as CompanyItem | undefined;
}

export async function findCompany(
  id: CompanyId,
  { consistent = false } = {},
): Promise<CompanyWithStores | undefined> {
  const rows = await queryAll({
    ConsistentRead: consistent,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': companyKey(id).pk },
  });
  const items = rows as (CompanyItem | StoreRow)[];
  const company = items.find((item) => item.kind === 'company');
  return company && { company, stores: items.filter((item) => item.kind === 'store').map(readStore) };
}

/** What the list of companies is filtered and sorted by. */
export type ListedCompany = Pick<CompanyItem, 'id' | 'active' | 'name' | 'brand' | 'abn' | 'points'>;

/** All companies by brand. */
export async function listAllCompanies(): Promise<ListedCompany[]> {
  const rows = await queryAll({
    IndexName: 'companiesByBrand' satisfies keyof typeof indexes,
    KeyConditionExpression: '#partition = :all',
    ExpressionAttributeNames: { '#partition': indexes.companiesByBrand.partition },
    ExpressionAttributeValues: { ':all': companiesPartition },
  });
  return rows as ListedCompany[];
}

/** Whose store this is. */
export async function findCompanyOfStore(id: StoreId): Promise<CompanyWithStores | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key: storePointerKey(id) }));
  return Item && findCompany(Item.companyId as CompanyId);
}

/** What the promise engine asks of a company. */
export function companyFacts({ company, stores }: CompanyWithStores): CompanyFacts {
  return {
    id: company.id,
    active: company.active,
    sameDayDelivery: company.sameDayDelivery,
    leadMinutes: company.leadMinutes,
    deliveryPeriods: company.deliveryPeriods,
    stores: [...stores],
  };
}

/** Raises the revision too, which the catalogue follows; `sign` −1 takes the rating back. */
export const addCompanyRating = (id: CompanyId, rating: number, sign: 1 | -1): Write => ({
  Update: {
    TableName: tableName,
    Key: companyKey(id),
    UpdateExpression: 'ADD ratingSum :rating, reviewsCount :sign, revision :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':rating': sign * rating, ':sign': sign, ':one': 1 },
  },
});

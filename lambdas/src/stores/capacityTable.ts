import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import type { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { capacityKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';

/** What a store has taken on a day: in all (`total`) and by period (`p0900`). */
export interface CapacityRow {
  storeId: StoreId;
  day: string;
  [periodAttribute: `p${string}`]: number | undefined;
}

const attributeOf = (periodStart: string) => `p${periodStart.replace(':', '')}` as const;
const startOf = (attribute: string) => `${attribute.slice(1, 3)}:${attribute.slice(3)}`;

/** What is taken at some stores between two days, both included. */
export async function findTaken(
  storeIds: readonly StoreId[],
  fromDay: string,
  toDay: string,
): Promise<Usage[number][]> {
  const rows = await Promise.all(storeIds.map((storeId) => takenAt(storeId, fromDay, toDay)));
  return rows.flat();
}

async function takenAt(storeId: StoreId, fromDay: string, toDay: string): Promise<Usage[number][]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': capacityKey(storeId, fromDay).pk,
        ':from': capacityKey(storeId, fromDay).sk,
        ':to': capacityKey(storeId, toDay).sk,
      },
      ConsistentRead: true,
    }),
  );
  return (Items as CapacityRow[]).map((row) => ({ storeId, day: row.day, byPeriod: periodsOf(row) }));
}

function periodsOf(row: CapacityRow): Record<string, number> {
  const taken = Object.entries(row).filter(([name]) => /^p\d{4}$/.test(name));
  return Object.fromEntries(taken.map(([name, count]) => [startOf(name), Number(count)]));
}

const keepSeconds = 60 * 24 * 60 * 60;

/** When a day's count may go: two months after the day. */
export const ttlOfDay = (day: string): number => Math.floor(Date.parse(day) / 1000) + keepSeconds;

/** A place among the orders of a store's period of a day. */
export interface CapacityPlace {
  storeId: StoreId;
  day: string;
  periodStart: string;
}

/** Takes one place in a period and in the day, unless a limit is reached; null is no limit. */
export function takePlace(
  place: CapacityPlace,
  limits: { period: number | null; day: number | null },
  ttl: number,
): TransactItem {
  return {
    Update: {
      TableName: tableName,
      Key: capacityKey(place.storeId, place.day),
      UpdateExpression: 'ADD #period :one, #total :one SET storeId = :storeId, #day = :day, #ttl = :ttl',
      ConditionExpression:
        '(attribute_not_exists(#period) OR #period < :periodLimit) AND (attribute_not_exists(#total) OR #total < :dayLimit)',
      ExpressionAttributeNames: {
        '#period': attributeOf(place.periodStart),
        '#total': 'total',
        '#day': 'day',
        '#ttl': 'ttl',
      },
      ExpressionAttributeValues: {
        ':one': 1,
        ':storeId': place.storeId,
        ':day': place.day,
        ':ttl': ttl,
        ':periodLimit': limits.period ?? Number.MAX_SAFE_INTEGER,
        ':dayLimit': limits.day ?? Number.MAX_SAFE_INTEGER,
      },
    },
  };
}

/** Moves a place to another period or day of its store, full or not: the florist decides. */
export function movePlace(from: CapacityPlace, to: CapacityPlace): TransactItem[] {
  if (from.day !== to.day)
    return [givePlaceBack(from), takePlace(to, { period: null, day: null }, ttlOfDay(to.day))];
  return [
    {
      Update: {
        TableName: tableName,
        Key: capacityKey(to.storeId, to.day),
        UpdateExpression: 'ADD #from :less, #to :one',
        ConditionExpression: '#from > :none',
        ExpressionAttributeNames: {
          '#from': attributeOf(from.periodStart),
          '#to': attributeOf(to.periodStart),
        },
        ExpressionAttributeValues: { ':less': -1, ':one': 1, ':none': 0 },
      },
    },
  ];
}

/** Gives a place back when an order is canceled or moved. */
export function givePlaceBack(place: CapacityPlace): TransactItem {
  return {
    Update: {
      TableName: tableName,
      Key: capacityKey(place.storeId, place.day),
      UpdateExpression: 'ADD #period :less, #total :less',
      ConditionExpression: '#period > :none',
      ExpressionAttributeNames: { '#period': attributeOf(place.periodStart), '#total': 'total' },
      ExpressionAttributeValues: { ':less': -1, ':none': 0 },
    },
  };
}

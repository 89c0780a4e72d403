import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { encodeTime, TIME_LEN, ulid } from 'ulid';
import * as z from 'zod';
import { catalogueLogKey, catalogueLogPartition, type Key } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import { type LoggedChanges, type LogSpan, logKeptMs } from './catalogueLog.ts';
import { packChanges } from './changeBody.ts';
import type { Change } from './model/change.ts';

const dayMs = 24 * 60 * 60 * 1000;

const LogItem = z.object({
  version: z.string(),
  part: z.int(),
  parts: z.int(),
  body: z.instanceof(Uint8Array),
});
type LogItem = z.output<typeof LogItem>;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The log's items of some changes that are made together. */
export function logRows(changes: readonly Change[], now: Date): { version: string; rows: (Key & LogItem)[] } {
  const version = ulid(now.getTime());
  const ttl = Math.floor((now.getTime() + logKeptMs) / 1000);
  const bodies = packChanges(changes);
  const rows = bodies.map((body, part) => ({
    ...catalogueLogKey(dayOf(now.getTime()), part === 0 ? version : `${version}.${part}`),
    version,
    part,
    parts: bodies.length,
    body,
    ttl,
  }));
  return { version, rows };
}

/**
 * What a write of a product, category, company, store, zone or collection puts in its own transaction, and the version
 * that its answer carries (`versionHeaders`).
 */
export function changePut(changes: readonly Change[], now: Date): { version: string; items: TransactItem[] } {
  const { version, rows } = logRows(changes, now);
  return { version, items: rows.map((Item) => ({ Put: { TableName: tableName, Item } })) };
}

/** Tells the catalogue of what was changed without it; a change that it knows already does no harm. */
export async function writeChanges(changes: readonly Change[], now: Date): Promise<void> {
  await transact(changePut(changes, now).items);
}

/** What was written in a span of time, in the order of writing. */
export async function readChanges(span: LogSpan): Promise<LoggedChanges[]> {
  const from = Math.max(span.fromMs, span.toMs - logKeptMs);
  const days = new Set<string>();
  for (let ms = from; ms < span.toMs + dayMs; ms += dayMs) days.add(dayOf(Math.min(ms, span.toMs)));
  const items = await Promise.all([...days].map((day) => readDay(day, from, span.consistent)));
  return joinParts(items.flat());
}

async function readDay(day: string, fromMs: number, consistent: boolean): Promise<LogItem[]> {
  const found: LogItem[] = [];
  let next: QueryCommandOutput['LastEvaluatedKey'];
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'pk = :day AND sk >= :from',
        ExpressionAttributeValues: {
          ':day': catalogueLogPartition(day),
          ':from': encodeTime(fromMs, TIME_LEN),
        },
        ConsistentRead: consistent,
        ExclusiveStartKey: next,
      }),
    );
    for (const item of Items) found.push(LogItem.parse(item));
    next = LastEvaluatedKey;
  } while (next);
  return found;
}

/** A version of which a part is not to be seen yet is left for the next time. */
function joinParts(items: readonly LogItem[]): LoggedChanges[] {
  const byVersion = new Map<string, LogItem[]>();
  for (const item of items) byVersion.set(item.version, [...(byVersion.get(item.version) ?? []), item]);
  return [...byVersion]
    .filter(([, parts]) => parts.length === parts[0]?.parts)
    .map(([version, parts]) => ({
      version,
      parts: parts.sort((a, b) => a.part - b.part).map(({ body }) => body),
    }));
}

import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { type Entity, fill, fixedPrefix, type IdOf, type IndexDeclaration, type Key } from './entity.ts';
import { getBatch, keysPerCall } from './getBatch.ts';
import { inBatches } from './inBatches.ts';
import { table, tableName } from './tableClient.ts';

export interface ReadOptions {
  eventual?: boolean;
}

export async function get<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
  options: ReadOptions = {},
): Promise<V | undefined> {
  const item = await getItem(entity.key(id), options);
  return item && entity.parse(item);
}

export async function getItem(
  key: Key,
  { eventual = false }: ReadOptions = {},
): Promise<Record<string, unknown> | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: !eventual }),
  );
  return Item;
}

export type Get = <V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
) => Promise<V | undefined>;

export const getEventual: Get = (entity, id) => get(entity, id, { eventual: true });

/** In the order of the ids; missing items are omitted. */
export async function getMany<V extends object, F extends string>(
  entity: Entity<V, F>,
  ids: readonly IdOf<Entity<V, F>>[],
  options: ReadOptions = {},
): Promise<V[]> {
  const keys = ids.map((id) => entity.key(id));
  const items = await getItems(keys, options);
  return items.map((item) => entity.parse(item));
}

/** In the order of the keys; missing items are omitted. */
export async function getItems(
  keys: readonly Key[],
  options: ReadOptions = {},
): Promise<Record<string, unknown>[]> {
  return (await inBatches(keys, keysPerCall, (batch) => getBatch(batch, options))).flat();
}

export interface RangeOptions extends ReadOptions {
  between?: readonly [string, string];
  descending?: boolean;
  limit?: number;
}

/** `id` holds the values of the partition's template. */
export async function queryPartition<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: Partial<V>,
  options: RangeOptions = {},
): Promise<V[]> {
  const items = await queryAll(toPartitionQuery(entity, id, options), options.limit);
  return items.map((item) => entity.parse(item));
}

/** What one call holds, at most 1 MB. */
export interface OnePage<V> {
  rows: V[];
  isWhole: boolean;
}

export async function queryPartitionOnce<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: Partial<V>,
  options: Omit<RangeOptions, 'limit'>,
): Promise<OnePage<V>> {
  const { items, from } = await queryPage(toPartitionQuery(entity, id, options));
  return { rows: items.map((item) => entity.parse(item)), isWhole: from === undefined };
}

function toPartitionQuery<V extends object, F extends string>(
  { templates }: Entity<V, F>,
  id: Partial<V>,
  { between, descending, eventual }: RangeOptions,
) {
  return {
    KeyConditionExpression: between
      ? 'pk = :pk AND sk BETWEEN :from AND :to'
      : 'pk = :pk AND begins_with(sk, :from)',
    ExpressionAttributeValues: {
      ':pk': fill(templates.pk, id),
      ':from': between?.[0] ?? fixedPrefix(templates.sk),
      ...(between && { ':to': between[1] }),
    },
    ConsistentRead: !eventual,
    ScanIndexForward: !descending,
  };
}

export async function queryCollection<A extends object, B extends object>(
  entities: readonly [Entity<A>, Entity<B>],
  partition: string,
  { eventual }: ReadOptions = {},
): Promise<[A[], B[]]> {
  const items = await queryItems(partition, { eventual });
  return [parseItems(entities[0], items), parseItems(entities[1], items)];
}

/** Reads all entities of a partition, for `parseItems`. */
export const queryItems = (
  partition: string,
  { eventual }: ReadOptions = {},
): Promise<Record<string, unknown>[]> =>
  queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
    ConsistentRead: !eventual,
  });

export const parseItems = <V extends object>(
  entity: Pick<Entity<V>, 'is' | 'parse'>,
  items: readonly Record<string, unknown>[],
): V[] => items.filter((item) => entity.is(item)).map((item) => entity.parse(item));

export async function queryKeys(partition: string): Promise<Key[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });
  return items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
}

export interface IndexOptions {
  from?: string;
  between?: readonly [string, string];
  descending?: boolean;
  limit?: number;
}

/** Eventually consistent; returns the projected fields. `values` fill the partition's template. */
export async function queryIndex<X extends Record<string, IndexDeclaration>, N extends keyof X & string>(
  entity: { readonly indexes: Readonly<X> },
  index: N,
  values: object,
  options: IndexOptions = {},
): Promise<z.output<X[N]['row']>[]> {
  const { partition, row } = entity.indexes[index];
  const items = await queryAll(toIndexQuery(index, fill(partition, values), options), options.limit);
  return items.map((item) => row.parse(item)) as z.output<X[N]['row']>[];
}

function toIndexQuery(index: string, partition: string, { from, between, descending }: IndexOptions) {
  const [low, high] = between ?? [from];
  const range = high ? ' AND #sort BETWEEN :from AND :to' : low ? ' AND #sort >= :from' : '';
  return {
    IndexName: index,
    KeyConditionExpression: `#partition = :partition${range}`,
    ExpressionAttributeNames: { '#partition': index, ...(low && { '#sort': `${index}Sort` }) },
    ExpressionAttributeValues: {
      ':partition': partition,
      ...(low && { ':from': low }),
      ...(high && { ':to': high }),
    },
    ScanIndexForward: !descending,
  };
}

type Indexed<X> = Pick<Entity, 'is'> & { readonly indexes: Readonly<X> };

/** Reads two entities of one index partition in one call; the index projects `type`. `values` fill the template. */
export async function queryIndexCollection<
  A extends Record<string, IndexDeclaration>,
  B extends Record<string, IndexDeclaration>,
  N extends keyof A & keyof B & string,
>(
  [a, b]: readonly [Indexed<A>, Indexed<B>],
  index: N,
  values: object,
): Promise<[z.output<A[N]['row']>[], z.output<B[N]['row']>[]]> {
  const items = await queryAll(toIndexQuery(index, fill(a.indexes[index].partition, values), {}));
  const rows = ({ is, indexes }: Indexed<A> | Indexed<B>) =>
    items.filter((item) => is(item)).map((item) => indexes[index].row.parse(item));
  return [rows(a), rows(b)] as [z.output<A[N]['row']>[], z.output<B[N]['row']>[]];
}

type Query = Omit<QueryCommandInput, 'TableName'>;

/** Pages: a response holds at most 1 MB. */
async function queryAll(query: Query, limit = Number.POSITIVE_INFINITY) {
  const items: Record<string, unknown>[] = [];
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const Limit = Number.isFinite(limit) ? limit - items.length : undefined;
    const page = await queryPage({ ...query, ExclusiveStartKey: from, Limit });
    items.push(...page.items);
    from = page.from;
  } while (from && items.length < limit);
  return items;
}

/** `from` is undefined after the last page. */
async function queryPage(query: Query) {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({ ...query, TableName: tableName }),
  );
  return { items: Items, from: LastEvaluatedKey };
}

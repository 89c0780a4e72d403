import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { absent, type Condition, compileCondition, equals, Placeholders } from './condition.ts';
import type { Entity, IdOf } from './entity.ts';
import { get } from './read.ts';
import { conflict, retryOnConflict } from './retry.ts';
import { table, tableName } from './tableClient.ts';

/** One write of a transaction, or of its own. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

function guard(condition: Condition | undefined, placeholders: Placeholders) {
  return condition && { ConditionExpression: compileCondition(condition, placeholders) };
}

export function put<V extends object, F extends string>(
  entity: Entity<V, F>,
  value: V,
  condition?: Condition,
): Write {
  const placeholders = new Placeholders();
  const guarded = guard(condition, placeholders);
  return {
    Put: { TableName: tableName, Item: entity.toItem(value), ...guarded, ...placeholders.attributes },
  };
}

/** Replaces what was read, unless it was changed since, and raises its lock; `read` undefined: there was nothing. */
export function replace<V extends object, F extends string>(
  entity: Entity<V, F>,
  value: V,
  read: V | undefined,
): Write {
  const { lock } = entity;
  if (!lock) throw new Error(`${entity.name} has no field for optimistic locking`);
  const before = read ? Number((read as Record<string, unknown>)[lock]) : 0;
  return put(entity, { ...value, [lock]: before + 1 }, read ? equals(lock, before) : absent());
}

export function remove<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
  condition?: Condition,
): Write {
  const placeholders = new Placeholders();
  const guarded = guard(condition, placeholders);
  return { Delete: { TableName: tableName, Key: entity.key(id), ...guarded, ...placeholders.attributes } };
}

export function check<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
  condition: Condition,
): Write {
  const placeholders = new Placeholders();
  const ConditionExpression = compileCondition(condition, placeholders);
  return {
    ConditionCheck: {
      TableName: tableName,
      Key: entity.key(id),
      ConditionExpression,
      ...placeholders.attributes,
    },
  };
}

interface Patch<V> {
  set?: Partial<V>;
  /** Adds to numbers; a missing one counts as 0. */
  add?: { readonly [Name in keyof V]?: V[Name] extends number ? number : never };
  /** Adds members to sets; a missing set is made. */
  addTo?: SetFields<V>;
  /** Takes members out of sets. */
  deleteFrom?: SetFields<V>;
}

type SetFields<V> = { readonly [Name in keyof V]?: V[Name] extends ReadonlySet<string> ? V[Name] : never };

/** Changes some fields of an item in place: counters and flags that many writers touch at once. */
export function patch<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
  { set = {}, add = {}, addTo = {}, deleteFrom = {} }: Patch<V>,
  condition?: Condition,
): Write {
  const placeholders = new Placeholders();
  const clause = (word: string, between: string, fields: object) => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `${placeholders.name(name)}${between}${placeholders.value(value)}`,
    );
    return parts.length > 0 ? [`${word} ${parts.join(', ')}`] : [];
  };
  const UpdateExpression = [
    // An item that the write makes is known by its type too.
    ...clause('SET', ' = ', { ...set, type: entity.name, v: entity.version }),
    ...clause('ADD', ' ', { ...add, ...addTo }),
    ...clause('DELETE', ' ', deleteFrom),
  ].join(' ');
  const guarded = guard(condition, placeholders);
  return {
    Update: {
      TableName: tableName,
      Key: entity.key(id),
      UpdateExpression,
      ...guarded,
      ...placeholders.attributes,
    },
  };
}

/** Carries out one write; false when its condition failed, which is an answer and no error. */
export async function execute({ Put, Update, Delete }: Write): Promise<boolean> {
  try {
    if (Put) await table.send(new PutCommand(Put));
    if (Update) await table.send(new UpdateCommand(Update));
    if (Delete) await table.send(new DeleteCommand(Delete));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/**
 * Reads an item, changes it by a pure function and writes it back, again on what is there then when another writer was
 * faster. `change` gets undefined when there is no item; when it returns the item as it was, nothing is written.
 */
export async function update<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
  change: (current: V | undefined) => V,
): Promise<V> {
  return retryOnConflict(async () => {
    const current = await get(entity, id);
    const next = change(current);
    if (next === current) return next;
    return (await execute(replace(entity, next, current))) ? next : conflict;
  });
}

type Writes = Readonly<Record<string, Write | readonly Write[] | undefined>>;

/**
 * Carries out all writes or none. Returns the name of the first whose condition failed; conflicts with another
 * transaction are tried again, which the SDK does not do. A `token` makes a repeat of the same writes harmless.
 */
export async function transact<W extends Writes>(writes: W, token?: string): Promise<keyof W | undefined> {
  const named = Object.entries(writes).flatMap(([name, given]) =>
    [given ?? []].flat().map((write: Write) => ({ name, write })),
  );
  return retryOnConflict(async () => {
    try {
      const TransactItems = named.map(({ write }) => write);
      await table.send(new TransactWriteCommand({ TransactItems, ClientRequestToken: token }));
      return undefined;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      const failed = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
      if (failed >= 0) return named[failed]?.name;
      if (reasons.every(({ Code = 'None' }) => retryableReasons.has(Code))) return conflict;
      throw error;
    }
  });
}

const retryableReasons = new Set([
  'None',
  'TransactionConflict',
  'ProvisionedThroughputExceeded',
  'ThrottlingError',
]);

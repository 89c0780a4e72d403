import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { absent, type Condition, compileCondition, equals, Placeholders } from './condition.ts';
import type { Entity, IdOf } from './entity.ts';
import { conflict, retryOnConflict } from './retry.ts';
import { table, tableName } from './tableClient.ts';

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

export interface Put {
  Put: NonNullable<Write['Put']>;
}
export interface Update {
  Update: NonNullable<Write['Update']> & { UpdateExpression: string };
}
export interface Delete {
  Delete: NonNullable<Write['Delete']>;
}

function compileGuard(condition: Condition | undefined, placeholders: Placeholders) {
  return condition && { ConditionExpression: compileCondition(condition, placeholders) };
}

export function put<V extends object, F extends string>(
  entity: Entity<V, F>,
  value: V,
  condition?: Condition,
): Put {
  const placeholders = new Placeholders();
  const guarded = compileGuard(condition, placeholders);
  return {
    Put: { TableName: tableName, Item: entity.toItem(value), ...guarded, ...placeholders.attributes },
  };
}

/** Fails when it changed since `read`, or exists although `read` is undefined. Raises the lock. */
export function replace<V extends object, F extends string>(
  entity: Entity<V, F>,
  value: V,
  read: V | undefined,
): Put {
  const { lock = '' } = entity;
  const next = raiseLock(entity, value, read);
  return put(entity, next, read ? equals(lock, readLock(entity, read)) : absent());
}

export function raiseLock<V extends object>(entity: Entity<V>, value: V, read: V | undefined): V {
  return { ...value, [entity.lock ?? '']: read ? readLock(entity, read) + 1 : 1 };
}

function readLock({ name, lock }: Entity, value: object): number {
  const version: unknown =
    lock === undefined ? undefined : Object.entries(value).find(([field]) => field === lock)?.[1];
  if (typeof version !== 'number') throw new Error(`${name} has no field for optimistic locking`);
  return version;
}

export function remove<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
  condition?: Condition,
): Delete {
  const placeholders = new Placeholders();
  const guarded = compileGuard(condition, placeholders);
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

export type FieldsOf<V, T> = { readonly [Name in keyof V as V[Name] extends T ? Name : never]?: V[Name] };
export type Numbers<V> = string extends keyof V
  ? { readonly [field: string]: number }
  : { readonly [Name in keyof V as V[Name] extends number | undefined ? Name : never]?: number };
export type Path<V> = `${keyof V & string}.${string}`;

/** Fields may be paths, such as `days.2026-05-08`. */
export interface Patch<V> {
  set?: Partial<V> & { readonly [path in Path<V>]?: unknown };
  setIfAbsent?: Partial<V> & { readonly [path in Path<V>]?: unknown };
  /** A missing number counts as 0. */
  add?: Numbers<V> & { readonly [path in Path<V>]?: number };
  /** A missing set is created. */
  addTo?: FieldsOf<V, ReadonlySet<string>>;
  deleteFrom?: FieldsOf<V, ReadonlySet<string>>;
  append?: FieldsOf<V, readonly unknown[]>;
  /** Fields, or list elements such as `attempts[2]`. */
  remove?: readonly string[];
  /** The next item, to set the index keys, which a patch otherwise leaves. */
  reindexed?: V;
  /** Seconds since 1970; a patch does not compute it. */
  ttl?: number;
}

/** For counters and flags with many concurrent writers; raises the lock, leaves index keys. */
export function patch<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
  change: Patch<NoInfer<V>>,
  condition?: Condition,
): Update {
  const placeholders = new Placeholders();
  const UpdateExpression = compilePatch(entity, change, placeholders);
  const guarded = compileGuard(condition, placeholders);
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

function compilePatch<V extends object>(
  { name: type, version: v, lock, indexAttributes }: Entity<V>,
  change: Patch<V>,
  placeholders: Placeholders,
): string {
  const { set, setIfAbsent, add, addTo, deleteFrom, append, remove: removed = [], reindexed, ttl } = change;
  const compile = (fields: object | undefined, spell: (field: string, value: string) => string) =>
    Object.entries(fields ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => spell(placeholders.name(field), placeholders.value(value)));
  const assign = (field: string, value: string) => `${field} = ${value}`;
  const pair = (field: string, value: string) => `${field} ${value}`;
  const isLockNamed = lock !== undefined && (lock in (set ?? {}) || lock in (add ?? {}));
  const clauses = {
    SET: [
      // The write may create the item, so it sets the type.
      ...compile({ ...set, ...(reindexed && indexAttributes(reindexed)), type, v, ttl }, assign),
      ...compile(setIfAbsent, (field, value) => `${field} = if_not_exists(${field}, ${value})`),
      ...compile(append, (field, value) => `${field} = list_append(${field}, ${value})`),
    ],
    ADD: compile({ ...(lock && !isLockNamed && { [lock]: 1 }), ...add, ...addTo }, pair),
    DELETE: compile(deleteFrom, pair),
    REMOVE: removed.map((field) => placeholders.name(field)),
  };
  return Object.entries(clauses)
    .filter(([, parts]) => parts.length > 0)
    .map(([keyword, parts]) => `${keyword} ${parts.join(', ')}`)
    .join(' ');
}

export type Writes = Readonly<Record<string, Write | readonly Write[] | undefined>>;

/** Returns the name of the first failed condition; retries conflicts. `token` makes a repeat idempotent. */
export async function transact<W extends Writes>(writes: W, token?: string): Promise<keyof W | undefined> {
  const named = Object.entries(writes).flatMap(([name, value]) =>
    [value ?? []].flat().map((write: Write) => ({ name, write })),
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

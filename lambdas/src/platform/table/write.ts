import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Condition } from './condition.ts';
import type { Entity, IdOf } from './entity.ts';
import { get } from './read.ts';
import { conflict, rereadOnConflict } from './retry.ts';
import { table } from './tableClient.ts';
import { type Patch, patch, put, raiseLock, remove, replace } from './transact.ts';

export async function putItem<V extends object, F extends string>(
  entity: Entity<V, F>,
  value: V,
  condition?: Condition,
): Promise<boolean> {
  const { Put } = put(entity, value, condition);
  return (await ignoreConditionFailed(table.send(new PutCommand(Put)))) !== undefined;
}

/** Undefined when it changed since the read. */
export async function replaceItem<V extends object, F extends string>(
  entity: Entity<V, F>,
  value: V,
  read: V | undefined,
): Promise<V | undefined> {
  const { Put } = replace(entity, value, read);
  const sent = await ignoreConditionFailed(table.send(new PutCommand(Put)));
  return sent && raiseLock(entity, value, read);
}

export async function patchItem<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
  change: Patch<NoInfer<V>>,
  condition?: Condition,
): Promise<V | undefined> {
  const { Update } = patch(entity, id, change, condition);
  const sent = await ignoreConditionFailed(
    table.send(new UpdateCommand({ ...Update, ReturnValues: 'ALL_NEW' })),
  );
  return sent && entity.parse(sent.Attributes);
}

export async function removeItem<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
  condition?: Condition,
): Promise<boolean> {
  const { Delete } = remove(entity, id, condition);
  return (await ignoreConditionFailed(table.send(new DeleteCommand(Delete)))) !== undefined;
}

/** Undefined when the condition failed. */
async function ignoreConditionFailed<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** Retried on newer items. `change` gets undefined for a missing item; an unchanged item is not written. `known` was read before. */
export async function update<V extends object, F extends string>(
  entity: Entity<V, F>,
  id: IdOf<Entity<V, F>>,
  change: (current: V | undefined) => V,
  known?: V,
): Promise<V> {
  const read = () => get(entity, id);
  return rereadOnConflict(known ?? (await read()), read, async (current) => {
    const next = change(current);
    if (next === current) return next;
    return (await replaceItem(entity, next, current)) ?? conflict;
  });
}

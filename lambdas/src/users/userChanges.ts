import { isDeepStrictEqual } from 'node:util';
import { userKey } from '../table/keys.ts';
import { tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';
import type { UserItem } from './userTable.ts';

/** Checked together, so that a right granted at one company is never written after a move to another. */
const membershipFields: readonly string[] = ['companyId', 'managerStatus', 'roles'];

type Field = readonly [name: string, next: unknown, read: unknown];

/** The update of the fields that differ, where they are still as they were read; nothing when none does. */
export function changesOfUser(next: UserItem, read: UserItem): TransactItem[] {
  const before: Readonly<Record<string, unknown>> = { ...read };
  const after: Readonly<Record<string, unknown>> = { ...next };
  const fields = Object.entries(next)
    .map(([name, value]): Field => [name, value, before[name]])
    .filter(([, value, old]) => !isDeepStrictEqual(value, old));
  if (fields.length === 0) return [];
  // A person who is deleted or disabled meanwhile stays so, whatever else is changed.
  const changesMembership = fields.some(
    ([name]) => name === 'managerRights' || membershipFields.includes(name),
  );
  const guards = ['active', ...(changesMembership ? membershipFields : [])].map(
    (name): Field => [name, after[name], before[name]],
  );
  const guarded = [...guards, ...fields.filter(([name]) => guards.every(([guard]) => guard !== name))];
  return [
    {
      Update: {
        TableName: tableName,
        Key: userKey(read.id),
        UpdateExpression: `SET ${guarded.map((_, index) => `#f${index} = :new${index}`).join(', ')}`,
        ConditionExpression: guarded.map(([, , old], index) => asRead(old, index)).join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(guarded.map(([name], index) => [`#f${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          guarded.flatMap(([, value, old], index) => [
            [`:new${index}`, value],
            ...(old === undefined ? [] : [[`:old${index}`, old]]),
          ]),
        ),
      },
    },
  ];
}

const asRead = (old: unknown, index: number) =>
  old === undefined ? `attribute_not_exists(#f${index})` : `#f${index} = :old${index}`;

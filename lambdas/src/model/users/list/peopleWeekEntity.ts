import { isRecipient } from '@bloomkin/shared/rules/permissions.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';
import { PeopleList } from '#model/users/peopleIndex.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { patch, type Write } from '#platform/table/transact.ts';

const PeopleWeek = z.object({
  week: z.string(),
  list: PeopleList,
  /** The count's key: a set of roles, or `giftCell`. */
  cell: z.string(),
  /** Write sharding, so that concurrent sign-ups do not contend. */
  shard: z.int(),
  count: z.int(),
});

/** Sign-ups per list and week; shares the team's index partition. */
export const peopleWeekEntity = defineEntity({
  name: 'peopleWeek',
  version: 1,
  schema: PeopleWeek,
  key: { pk: 'PEOPLE_WEEKS', sk: '{week}#{list}#{cell}#{shard}' },
  indexes: {
    people: {
      partition: 'PEOPLE#team',
      sort: '#{week}#{list}#{cell}#{shard}',
      row: PeopleWeek.omit({ shard: true }).extend({ type: z.string() }),
    },
  },
  reads: { listTeam: 'the team, and how many others came in each week' },
});
export type PeopleWeek = ValueOf<typeof peopleWeekEntity>;

const shards = 4;
export const toWeekShard = (id: string): number => (id.codePointAt(id.length - 1) ?? 0) % shards;

export const giftCell = 'gift';

export const toCell = (roles: readonly Role[]): string => [...new Set(roles)].toSorted().join('+');

/** True for a cell of one of the roles; without roles, for every cell of accounts. */
export const isCellOf = (cell: string, roles: readonly Role[] | undefined): boolean => {
  if (cell === giftCell) return roles !== undefined && isRecipient(roles);
  const own = cell.split('+');
  return !roles || roles.some((role) => own.includes(role));
};

export type CountedIn = Omit<PeopleWeek, 'count'>;

export function addToWeek(counted: CountedIn, count: 1 | -1): Write {
  const row = { ...counted, count: 0 };
  return patch(peopleWeekEntity, counted, { set: counted, add: { count }, reindexed: row });
}

import { isRecipient } from '@bloomkin/shared/rules/permissions.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#table/entity.ts';
import { patch, type Write } from '#table/transact.ts';
import { PeopleList } from './peopleIndex.ts';

const PeopleWeek = z.object({
  /** Its Monday. */
  week: z.string(),
  list: PeopleList,
  /** The key of the count: a set of roles, or `giftCell`. */
  cell: z.string(),
  /** Write sharding: those who sign up at once do not wait for each other. */
  shard: z.int(),
  count: z.int(),
});

/** How many people of a list came in a week; shares the index partition of the team. */
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

/** Gift recipients that a buyer keeps. */
export const giftCell = 'gift';

export const toCell = (roles: readonly Role[]): string => [...new Set(roles)].toSorted().join('+');

/** Whether people of a cell have one of the roles; without roles: whether they have an account. */
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

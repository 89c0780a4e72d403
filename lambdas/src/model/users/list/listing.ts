import { isDeepStrictEqual } from 'node:util';
import { toPeopleList, toWeek } from '#model/users/peopleIndex.ts';
import type { Write } from '#platform/table/transact.ts';
import { countStates, moveState, type PersonWithAddress } from './peopleStateEntity.ts';
import {
  addToWeek,
  type CountedIn,
  giftCell,
  type PeopleWeek,
  peopleWeekEntity,
  toCell,
  toWeekShard,
} from './peopleWeekEntity.ts';
import { moveWords, type NamedPerson } from './peopleWordEntity.ts';

/** An account or a gift recipient. */
export interface Listable extends NamedPerson, PersonWithAddress {}

/** Undefined for accounts that no list shows: without a verified contact, or deleted. */
export const toListable = <U extends Listable & { pending: boolean; deletedAt: string | null }>(
  user: U | undefined,
): U | undefined => (user && !user.pending && !user.deletedAt ? user : undefined);

/** Undefined for the team, which is read whole. */
function countedIn({ id, ownerId, createdAt, roles }: Listable): CountedIn | undefined {
  const list = toPeopleList({ roles });
  if (list === 'team') return undefined;
  const cell = ownerId === undefined ? toCell(roles) : giftCell;
  return { week: toWeek(createdAt), list, cell, shard: toWeekShard(id) };
}

/** Part of the person's write, so that the counts are exact. */
export function moveListing(next: Listable | undefined, current: Listable | undefined): Write[] {
  const [counted, before] = [next && countedIn(next), current && countedIn(current)];
  const isMoved = !isDeepStrictEqual(counted, before);
  return [
    ...moveWords(next, current),
    ...moveState(next, current),
    ...(isMoved && before ? [addToWeek(before, -1)] : []),
    ...(isMoved && counted ? [addToWeek(counted, 1)] : []),
  ];
}

export const countPeople = (people: readonly Listable[]): Write[] => [
  ...people.flatMap((person) => countedIn(person) ?? []).map((counted) => addToWeek(counted, 1)),
  ...countStates(people),
];

export function countWeeks(people: readonly Listable[]): PeopleWeek[] {
  const weeks = new Map<string, PeopleWeek>();
  for (const counted of people.flatMap((person) => countedIn(person) ?? [])) {
    const { sk } = peopleWeekEntity.key(counted);
    weeks.set(sk, { ...counted, count: (weeks.get(sk)?.count ?? 0) + 1 });
  }
  return [...weeks.values()];
}

import { isDeepStrictEqual } from 'node:util';
import { put, remove, type Write } from '#table/transact.ts';
import { toPeopleList, toWeek } from './peopleIndex.ts';
import {
  addToWeek,
  type CountedIn,
  giftCell,
  type PeopleWeek,
  peopleWeekEntity,
  toCell,
  toWeekShard,
} from './peopleWeekEntity.ts';
import { listPeopleWords, type NamedPerson, type PeopleWord, peopleWordEntity } from './peopleWordEntity.ts';

/** An account or a gift recipient. */
export interface Listable extends NamedPerson {
  createdAt: string;
}

/** Undefined for an account whose contact is not proven yet, or that is gone: it is in no list. */
export const toListable = <U extends Listable & { pending: boolean; deletedAt: string | null }>(
  user: U | undefined,
): U | undefined => (user && !user.pending && !user.deletedAt ? user : undefined);

/** None for the team, which is read whole. */
function countedIn({ id, ownerId, createdAt, roles }: Listable): CountedIn | undefined {
  const list = toPeopleList({ roles });
  if (list === 'team') return undefined;
  const cell = ownerId === undefined ? toCell(roles) : giftCell;
  return { week: toWeek(createdAt), list, cell, shard: toWeekShard(id) };
}

/** With the write of the person, so that the counts are exact. */
export function moveListing(next: Listable | undefined, current: Listable | undefined): Write[] {
  const [counted, before] = [next && countedIn(next), current && countedIn(current)];
  const isMoved = !isDeepStrictEqual(counted, before);
  return [
    ...moveWords(next ? listPeopleWords(next) : [], current ? listPeopleWords(current) : []),
    ...(isMoved && before ? [addToWeek(before, -1)] : []),
    ...(isMoved && counted ? [addToWeek(counted, 1)] : []),
  ];
}

function moveWords(next: readonly PeopleWord[], current: readonly PeopleWord[]): Write[] {
  const isStored = (word: PeopleWord) => current.some((other) => isDeepStrictEqual(other, word));
  const isWanted = ({ word }: PeopleWord) => next.some((other) => other.word === word);
  return [
    ...next.filter((word) => !isStored(word)).map((word) => put(peopleWordEntity, word)),
    ...current.filter((word) => !isWanted(word)).map((word) => remove(peopleWordEntity, word)),
  ];
}

/** For people who are put into the table without those writes. */
export const listWordRows = (people: readonly Listable[]) =>
  people.flatMap(listPeopleWords).map((word) => peopleWordEntity.toItem(word));

export const countPeople = (people: readonly Listable[]): Write[] =>
  people.flatMap((person) => countedIn(person) ?? []).map((counted) => addToWeek(counted, 1));

export function countWeeks(people: readonly Listable[]): PeopleWeek[] {
  const weeks = new Map<string, PeopleWeek>();
  for (const counted of people.flatMap((person) => countedIn(person) ?? [])) {
    const { sk } = peopleWeekEntity.key(counted);
    weeks.set(sk, { ...counted, count: (weeks.get(sk)?.count ?? 0) + 1 });
  }
  return [...weeks.values()];
}

import { readNamedArea } from '@bloomkin/shared/rules/namedArea.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';
import { toWeek } from '#model/users/peopleIndex.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { patch, put, remove, type Write } from '#platform/table/transact.ts';
import { giftCell, toCell, toWeekShard } from './peopleWeekEntity.ts';

/** Lists people with a saved address, newest last. */
export const peopleStateEntity = defineEntity({
  name: 'peopleState',
  version: 1,
  schema: z.object({
    state: z.string(),
    createdAt: z.string(),
    id: UserId,
    ownerId: UserId.optional(),
    roles: z.array(Role).readonly(),
  }),
  key: { pk: 'PEOPLE_STATE#{state}', sk: 'PERSON#{createdAt}~{id}' },
  reads: { listPeopleOfState: 'the people of a state who came in some weeks, newest first' },
});
export type PersonOfState = ValueOf<typeof peopleStateEntity>;

export const stateWeekEntity = defineEntity({
  name: 'stateWeek',
  version: 1,
  schema: z.object({
    state: z.string(),
    week: z.string(),
    cell: z.string(),
    shard: z.int(),
    count: z.int(),
  }),
  key: { pk: 'PEOPLE_STATE#{state}', sk: 'WEEK#{week}#{cell}#{shard}' },
  reads: { listStateWeeks: 'how many people of a state came in each week' },
});
export type StateWeek = ValueOf<typeof stateWeekEntity>;

export const listStateWeeks = (state: string): Promise<StateWeek[]> =>
  queryPartition(stateWeekEntity, { state }, { eventual: true });

export const listPeopleOfState = (
  state: string,
  between: readonly [string, string],
): Promise<PersonOfState[]> =>
  queryPartition(
    peopleStateEntity,
    { state },
    { between: [`PERSON#${between[0]}`, `PERSON#${between[1]}`], descending: true, eventual: true },
  );

export interface Addressed {
  /** Set for an account. */
  location?: { address: string } | null;
  /** Set for a gift recipient. */
  address?: { address: string } | null;
}

export interface PersonWithAddress extends Addressed {
  id: UserId;
  ownerId?: UserId;
  roles: readonly Role[];
  createdAt: string;
}

export function toState({ location, address }: Addressed): string | undefined {
  const place = location ?? address;
  return place ? readNamedArea(place.address).state : undefined;
}

function toPersonOfState(person: PersonWithAddress | undefined): PersonOfState | undefined {
  const state = person && toState(person);
  if (!person || !state) return undefined;
  const { id, ownerId, roles, createdAt } = person;
  return { state, createdAt, id, ownerId, roles };
}

const toCounted = ({ state, createdAt, id, ownerId, roles }: PersonOfState): Omit<StateWeek, 'count'> => ({
  ...{ state, week: toWeek(createdAt), shard: toWeekShard(id) },
  cell: ownerId === undefined ? toCell(roles) : giftCell,
});

function addToStateWeek(counted: Omit<StateWeek, 'count'>, count: 1 | -1): Write {
  return patch(stateWeekEntity, counted, { set: counted, add: { count } });
}

const toKey = (counted: Omit<StateWeek, 'count'> | undefined) =>
  counted && JSON.stringify(stateWeekEntity.key(counted));

/** Part of the person's write, as are the counts of all weeks. */
export function moveState(
  nextPerson: PersonWithAddress | undefined,
  person: PersonWithAddress | undefined,
): Write[] {
  const [next, current] = [toPersonOfState(nextPerson), toPersonOfState(person)];
  if (JSON.stringify(next) === JSON.stringify(current)) return [];
  const [counted, before] = [next && toCounted(next), current && toCounted(current)];
  const isCountMoved = toKey(counted) !== toKey(before);
  return [
    ...(next ? [put(peopleStateEntity, next)] : []),
    ...(current && current.state !== next?.state ? [remove(peopleStateEntity, current)] : []),
    ...(before && isCountMoved ? [addToStateWeek(before, -1)] : []),
    ...(counted && isCountMoved ? [addToStateWeek(counted, 1)] : []),
  ];
}

/** For people inserted without those writes. */
export const listStateRows = (people: readonly PersonWithAddress[]) =>
  people.flatMap((person) => toPersonOfState(person) ?? []).map((one) => peopleStateEntity.toItem(one));

export const countStates = (people: readonly PersonWithAddress[]): Write[] =>
  people.flatMap((person) => toPersonOfState(person) ?? []).map((one) => addToStateWeek(toCounted(one), 1));

export function countStateWeeks(people: readonly PersonWithAddress[]) {
  const weeks = new Map<string, StateWeek>();
  for (const counted of people.flatMap((person) => toPersonOfState(person) ?? []).map(toCounted)) {
    const key = toKey(counted) ?? '';
    weeks.set(key, { ...counted, count: (weeks.get(key)?.count ?? 0) + 1 });
  }
  return [...weeks.values()].map((week) => stateWeekEntity.toItem(week));
}

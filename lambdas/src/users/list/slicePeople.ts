import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { type DayCount, type DayRange, locateDays } from '#table/locateDays.ts';
import { queryIndex, queryIndexCollection } from '#table/read.ts';
import { recipientEntity } from '../recipients/recipientEntity.ts';
import { userEntity } from '../userEntity.ts';
import { type ListedPerson, type PeopleList, toWeek } from './peopleIndex.ts';
import { isCellOf, type PeopleWeek, peopleWeekEntity } from './peopleWeekEntity.ts';
import { listPeopleByWord } from './peopleWordEntity.ts';

type Roles = readonly Role[] | undefined;
type Weeks = readonly Omit<PeopleWeek, 'shard'>[];

interface Wanted {
  offset: number;
  limit: number;
}

interface PeopleSlice {
  /** Of the accounts and gift recipients, newest first. */
  keys: { pk: string; sk: string }[];
  total: number;
}

const listTeam = () => queryIndexCollection([userEntity, peopleWeekEntity], 'people', { list: 'team' });

export const loadTeam = async (): Promise<ListedPerson[]> => (await listTeam())[0];

const hasRole = (person: Pick<ListedPerson, 'roles'>, roles: Roles): boolean =>
  !roles || person.roles.some((role) => roles.includes(role));

/** One call: who has a word that begins so. */
export async function slicePeopleByWord(
  typed: string,
  roles: Roles,
  { offset, limit }: Wanted,
): Promise<PeopleSlice> {
  const found = (await listPeopleByWord(typed)).filter((person) =>
    roles ? hasRole(person, roles) : person.ownerId === undefined,
  );
  const keys = found
    .slice(offset, offset + limit)
    .map(({ id, ownerId }) => (ownerId ? recipientEntity.key({ ownerId, id }) : userEntity.key({ id })));
  return { keys, total: found.length };
}

/** Two calls: the team with the counts of the others, and the weeks that are shown; a list of its own costs another. */
export async function slicePeople(roles: Roles, wanted: Wanted): Promise<PeopleSlice> {
  const [all, counts] = await listTeam();
  const team = all.filter((person) => hasRole(person, roles));
  const weeks = counts.filter(({ cell, count }) => count > 0 && isCellOf(cell, roles));
  const total = team.length + weeks.reduce((sum, { count }) => sum + count, 0);
  const range = locateDays(countByWeek(team, weeks), wanted.offset, wanted.limit);
  if (!range) return { keys: [], total };
  const isIn = (week: string) => week >= range.from && week <= range.to;
  const lists = [...new Set(weeks.filter(({ week }) => isIn(week)).map(({ list }) => list))];
  const others = await Promise.all(lists.map((list) => readWeeks(list, range, { roles, counts, wanted })));
  const rows = [...team.filter(({ peopleSort }) => isIn(toWeek(peopleSort))), ...others.flat()];
  const newest = rows.toSorted((a, b) => (a.peopleSort < b.peopleSort ? 1 : -1));
  return { keys: newest.slice(range.skip, range.skip + wanted.limit), total };
}

/** By their Mondays, the latest first. */
function countByWeek(team: readonly ListedPerson[], weeks: Weeks): DayCount[] {
  const sums = new Map<string, number>();
  const add = (week: string, count: number) => sums.set(week, (sums.get(week) ?? 0) + count);
  for (const { peopleSort } of team) add(toWeek(peopleSort), 1);
  for (const { week, count } of weeks) add(week, count);
  return [...sums].map(([day, count]) => ({ day, count })).toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

interface Reading {
  roles: Roles;
  counts: Weeks;
  wanted: Wanted;
}

async function readWeeks(
  list: PeopleList,
  { from, to, skip }: DayRange,
  { roles, counts, wanted }: Reading,
): Promise<ListedPerson[]> {
  const isWhole = counts.every((one) => one.list !== list || one.count <= 0 || isCellOf(one.cell, roles));
  const rows = await queryIndex(
    userEntity,
    'people',
    { list },
    {
      between: [from, addDays(to, 7)],
      descending: true,
      ...(isWhole && { limit: skip + wanted.limit }),
    },
  );
  return roles ? rows.filter((row) => hasRole(row, roles)) : rows.filter(({ login }) => login !== undefined);
}

import { AppError } from '@bloomkin/shared/errors.ts';
import type { AccountStatus } from '@bloomkin/shared/rules/accountStatus.ts';
import { rolesOfUserLists } from '@bloomkin/shared/rules/roles.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { listPeopleOfState, listStateWeeks } from '#model/users/list/peopleStateEntity.ts';
import { isCellOf, type PeopleWeek, peopleWeekEntity } from '#model/users/list/peopleWeekEntity.ts';
import { listPeopleByStatus, listPeopleByWord } from '#model/users/list/peopleWordEntity.ts';
import { type DayCount, type DayRange, locateDays } from '#platform/table/locateDays.ts';
import { queryIndex, queryIndexCollection } from '#platform/table/read.ts';
import { type ListedPerson, type PeopleList, toWeek } from './peopleIndex.ts';
import { recipientEntity } from './recipientEntity.ts';
import { userEntity } from './userEntity.ts';

type Roles = readonly Role[] | undefined;
type Weeks = readonly Omit<PeopleWeek, 'shard'>[];

interface Wanted {
  offset: number;
  limit: number;
}

interface PeopleSlice {
  /** Accounts and gift recipients, newest first. */
  keys: { pk: string; sk: string }[];
  total: number;
  counts: Record<string, number>;
}

const listTeam = () => queryIndexCollection([userEntity, peopleWeekEntity], 'people', { list: 'team' });

export const loadTeam = async (): Promise<ListedPerson[]> => (await listTeam())[0];

const hasRole = (person: Pick<ListedPerson, 'roles'>, roles: Roles): boolean =>
  !roles || person.roles.some((role) => roles.includes(role));

const countLists = (countPeople: (roles: Roles) => number): Record<string, number> =>
  Object.fromEntries(Object.entries(rolesOfUserLists).map(([list, roles]) => [list, countPeople(roles)]));

interface Found {
  /** A word's beginning. */
  login?: string | undefined;
  status?: AccountStatus | undefined;
  state?: string | undefined;
}

/** One call for each: people with a matching word prefix, and those with the status. */
export async function slicePeopleByWord(
  { login, status, state }: Found,
  roles: Roles,
  { offset, limit }: Wanted,
): Promise<PeopleSlice> {
  const [byWord, byStatus] = await Promise.all([
    login === undefined ? undefined : listPeopleByWord(login),
    status && listPeopleByStatus(status),
  ]);
  // A total would be wrong, and counts of words do not add up to people.
  if (byWord && !byWord.isWhole) throw new AppError('USER.SEARCH_TOO_WIDE');
  const withStatus = byStatus && new Set(byStatus.map(({ id }) => id));
  const everywhere = byWord?.rows.filter(({ id }) => withStatus?.has(id) ?? true) ?? byStatus ?? [];
  const named = state ? everywhere.filter((person) => person.state === state) : everywhere;
  const select = (some: Roles) =>
    named.filter((person) => (some ? hasRole(person, some) : person.ownerId === undefined));
  const found = select(roles);
  const keys = found.slice(offset, offset + limit).map(toKey);
  return { keys, total: found.length, counts: countLists((some) => select(some).length) };
}

const toKey = ({ id, ownerId }: { id: UserId; ownerId?: UserId | undefined }) =>
  ownerId ? recipientEntity.key({ ownerId, id }) : userEntity.key({ id });

/** Two calls: a state's counts, and the shown weeks. */
export async function slicePeopleOfState(
  state: string,
  roles: Roles,
  { offset, limit }: Wanted,
): Promise<PeopleSlice> {
  const all = await listStateWeeks(state);
  const filterWeeks = (some: Roles) => all.filter(({ cell, count }) => count > 0 && isCellOf(cell, some));
  const countPeople = (some: Roles) => filterWeeks(some).reduce((sum, { count }) => sum + count, 0);
  const [total, counts] = [countPeople(roles), countLists(countPeople)];
  const range = locateDays(countByWeek([], filterWeeks(roles)), offset, limit);
  if (!range) return { keys: [], total, counts };
  const people = await listPeopleOfState(state, [range.from, addDays(range.to, 7)]);
  const found = people.filter((one) => (roles ? hasRole(one, roles) : one.ownerId === undefined));
  return { keys: found.slice(range.skip, range.skip + limit).map(toKey), total, counts };
}

/** Two calls: the team with the other lists' counts, and the shown weeks; a separate list costs another. */
export async function slicePeople(roles: Roles, wanted: Wanted): Promise<PeopleSlice> {
  const [all, weekCounts] = await listTeam();
  const filterTeam = (some: Roles) => all.filter((person) => hasRole(person, some));
  const filterWeeks = (some: Roles) =>
    weekCounts.filter(({ cell, count }) => count > 0 && isCellOf(cell, some));
  const countPeople = (some: Roles) =>
    filterWeeks(some).reduce((sum, { count }) => sum + count, filterTeam(some).length);
  const [team, weeks, total, counts] = [
    filterTeam(roles),
    filterWeeks(roles),
    countPeople(roles),
    countLists(countPeople),
  ];
  const range = locateDays(countByWeek(team, weeks), wanted.offset, wanted.limit);
  if (!range) return { keys: [], total, counts };
  const isIn = (week: string) => week >= range.from && week <= range.to;
  const lists = [...new Set(weeks.filter(({ week }) => isIn(week)).map(({ list }) => list))];
  const others = await Promise.all(
    lists.map((list) => readWeeks(list, range, { roles, weekCounts, wanted })),
  );
  const rows = [...team.filter(({ peopleSort }) => isIn(toWeek(peopleSort))), ...others.flat()];
  const newest = rows.toSorted((a, b) => (a.peopleSort < b.peopleSort ? 1 : -1));
  return { keys: newest.slice(range.skip, range.skip + wanted.limit), total, counts };
}

function countByWeek(
  team: readonly ListedPerson[],
  weeks: readonly Pick<PeopleWeek, 'week' | 'count'>[],
): DayCount[] {
  const sums = new Map<string, number>();
  const add = (week: string, count: number) => sums.set(week, (sums.get(week) ?? 0) + count);
  for (const { peopleSort } of team) add(toWeek(peopleSort), 1);
  for (const { week, count } of weeks) add(week, count);
  return [...sums].map(([day, count]) => ({ day, count })).toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

interface Reading {
  roles: Roles;
  weekCounts: Weeks;
  wanted: Wanted;
}

async function readWeeks(
  list: PeopleList,
  { from, to, skip }: DayRange,
  { roles, weekCounts, wanted }: Reading,
): Promise<ListedPerson[]> {
  const isWhole = weekCounts.every((one) => one.list !== list || one.count <= 0 || isCellOf(one.cell, roles));
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

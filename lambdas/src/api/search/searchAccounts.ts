import { paths } from '@bloomkin/shared/pages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { createMatcher, listWords, toSearchable } from '@bloomkin/shared/rules/search.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { maxHits, type SearchHit } from '@bloomkin/shared/schemas/search.ts';
import type { ListedPerson } from '#model/users/list/peopleIndex.ts';
import { listPeopleByWord } from '#model/users/list/peopleWordEntity.ts';
import { loadTeam } from '#model/users/list/slicePeople.ts';

type Person = Pick<ListedPerson, 'id' | 'fio' | 'email' | 'login' | 'phone'>;

/** The newest people with a matching word; together with the orders, one call. */
const peopleRead = 75;

export interface FoundAccounts {
  team: readonly Person[];
  ids: readonly UserId[];
}

/** For admins: buyers by prefix of name, e-mail, login or phone; the team by any substring. */
export async function findAccounts(q: string): Promise<FoundAccounts> {
  const longest = q.split(/\s+/).reduce((best, word) => (word.length > best.length ? word : best), '');
  const [team, found] = await Promise.all([loadTeam(), listPeopleByWord(longest)]);
  const accounts = found.rows.filter(({ ownerId }) => ownerId === undefined);
  return { team, ids: accounts.slice(0, peopleRead).map(({ id }) => id) };
}

export function toPeopleHits(people: readonly Person[], q: string): SearchHit[] {
  const isFound = createMatcher(listWords(q));
  const fitting = people.filter((person) => isFound(toText(person)));
  return [...new Map(fitting.map((person) => [person.id, person])).values()]
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, maxHits)
    .map(toHit);
}

const toHit = ({ id, fio, email, phone }: Person): SearchHit => ({
  id,
  title: fio || email,
  detail: [email, formatPhone(phone)].filter(Boolean).join(', '),
  photo: null,
  link: paths.user(id),
});

const toText = ({ fio, email, login = '', phone }: Person) =>
  toSearchable([fio, email, login, phone, phone.replace(/^\+61/, '0')].join(' '));

import { paths } from '@bloomkin/shared/pages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { SearchHit } from '@bloomkin/shared/schemas/search.ts';
import type { ListedPerson } from '../users/list/peopleIndex.ts';
import { listPeopleByWord } from '../users/list/peopleWordEntity.ts';
import { loadTeam } from '../users/list/slicePeople.ts';
import { findUsers } from '../users/userEntity.ts';
import { mostHits } from './mostHits.ts';

type Person = Pick<ListedPerson, 'id' | 'fio' | 'email' | 'login' | 'phone'>;

/** Of those with a word that begins so; the newest. */
const peopleRead = 100;

/** For admins: buyers by how a name, e-mail, login or phone begins, the team by any part of it. */
export async function searchAccounts(q: string): Promise<SearchHit[]> {
  const words = q.toLowerCase().split(/\s+/);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const [team, found] = await Promise.all([loadTeam(), findByWord(longest)]);
  const fitting = [...team, ...found].filter((person) =>
    words.every((word) => toText(person).includes(word)),
  );
  return [...new Map(fitting.map((person) => [person.id, person])).values()]
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, mostHits)
    .map(toHit);
}

async function findByWord(word: string): Promise<Person[]> {
  const accounts = (await listPeopleByWord(word)).filter(({ ownerId }) => ownerId === undefined);
  return findUsers(accounts.slice(0, peopleRead).map(({ id }) => id));
}

const toHit = ({ id, fio, email, phone }: Person): SearchHit => ({
  id,
  title: fio || email,
  detail: [email, phone && formatPhone(phone)].filter(Boolean).join(', '),
  photo: null,
  link: paths.orders({ search: phone || email }),
});

const toText = ({ fio, email, login = '', phone }: Person) =>
  [fio, email, login, phone, phone.replace(/^\+61/, '0')].join(' ').toLowerCase();

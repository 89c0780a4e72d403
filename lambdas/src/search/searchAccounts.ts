import { paths } from '@bloomkin/shared/pages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { SearchHit } from '@bloomkin/shared/schemas/search.ts';
import { listPeople } from '../users/admin/listPeople.ts';
import type { ListedPerson } from '../users/peopleIndex.ts';
import { mostHits } from './mostHits.ts';

/** By any part of name, e-mail, login or phone: for admins. */
export async function searchAccounts(q: string): Promise<SearchHit[]> {
  const words = q.toLowerCase().split(/\s+/);
  return (await listPeople())
    .filter(({ pending, deletedAt, login }) => !pending && !deletedAt && login !== undefined)
    .filter((person) => words.every((word) => toText(person).includes(word)))
    .slice(0, mostHits)
    .map((person) => ({
      id: person.id,
      title: person.fio || person.email,
      detail: [person.email, person.phone && formatPhone(person.phone)].filter(Boolean).join(', '),
      photo: null,
      link: paths.orders({ search: person.phone || person.email }),
    }));
}

const toText = ({ fio, email, login = '', phone }: ListedPerson) =>
  [fio, email, login, phone, phone.replace(/^\+61/, '0')].join(' ').toLowerCase();

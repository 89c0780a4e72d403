import { isDeepStrictEqual } from 'node:util';
import { type AccountStatus, accountStatus } from '@bloomkin/shared/rules/accountStatus.ts';
import { toPerson } from '@bloomkin/shared/rules/permissions.ts';
import { parsePhone } from '@bloomkin/shared/rules/phone.ts';
import { joinWords, toSearchable } from '@bloomkin/shared/rules/search.ts';
import { type CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { type ManagerStatus, Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type OnePage, queryPartition, queryPartitionOnce } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';
import { type Addressed, toState } from './peopleStateEntity.ts';

/** Prefix search by name, e-mail, login or phone. */
export const peopleWordEntity = defineEntity({
  name: 'peopleWord',
  version: 1,
  schema: z.object({
    /** The first letter, one partition each. */
    initial: z.string(),
    word: z.string(),
    id: UserId,
    ownerId: UserId.optional(),
    roles: z.array(Role).readonly(),
    /** The saved address's state. */
    state: z.string().optional(),
  }),
  key: { pk: 'PEOPLE_WORDS#{initial}', sk: 'WORD#{word}~{id}' },
  reads: {
    listPeopleByWord: 'the people with a word that begins so',
    listPeopleByStatus: 'the people who are invited, or locked',
  },
});
export type PeopleWord = ValueOf<typeof peopleWordEntity>;

const longest = 64;
const maxWords = 12;

export interface NamedPerson extends Addressed {
  id: UserId;
  ownerId?: UserId;
  roles: readonly Role[];
  fio: string;
  email: string;
  phone: string;
  login?: string;
  /** Set for accounts; gift recipients have none. */
  active?: boolean;
  hasPassword?: boolean;
  unconfirmedEmail?: string;
  companyId?: CompanyId | null;
  managerStatus?: ManagerStatus | null;
}

/** A search has letters and digits only, so that no text finds it. */
const toStatusWord = (status: AccountStatus) => `!${status}`;

function listStatusWords({ id, roles, active, hasPassword, ...person }: NamedPerson): string[] {
  if (active === undefined || hasPassword === undefined) return [];
  const { email, unconfirmedEmail, companyId = null, managerStatus = null } = person;
  const { role } = toPerson({ id, roles, companyId, managerStatus });
  const status = accountStatus({ active, hasPassword, email: email || (unconfirmedEmail ?? ''), role });
  // Active accounts are too many to be read in one call.
  return status === 'active' ? [] : [toStatusWord(status)];
}

export function listPeopleWords(person: NamedPerson): PeopleWord[] {
  const { id, ownerId, roles } = person;
  const state = toState(person);
  return [...toWords(person), ...listStatusWords(person)].map((word) => ({
    ...{ initial: toInitial(word), word, id, ownerId, roles, state },
  }));
}

function toWords({ fio, email, phone, login = '' }: NamedPerson): string[] {
  const texts = [fio, ...toSearchable(fio).split(' '), email, login, phone, phone.replace(/^\+61/, '')];
  const words = [...new Set(texts.map((text) => joinWords(text).slice(0, longest)))].filter(
    (word) => word !== '',
  );
  return words
    .filter(
      (word) => word.length < shortest || !words.some((other) => other !== word && other.startsWith(word)),
    )
    .slice(0, maxWords);
}

const toInitial = (word: string): string => [...word][0] ?? '';

/** Shorter prefixes match too many people, so they must be whole words. */
const shortest = 2;
const shortestNumber = 3;

/** Normalises input: `0412 3`, `+61 412 3` and `412 3` are the same phone. */
export function toTypedWord(typed: string): string {
  const phone = parsePhone(typed);
  const word = joinWords(phone ?? typed).slice(0, longest);
  return phone === undefined && /^\d+$/.test(word) ? word.replace(/^0/, '') : word;
}

/** What one call holds, some 5,000 people, newest first; those with exactly this word if there are more. */
export async function listPeopleByWord(typed: string): Promise<OnePage<PeopleWord>> {
  const word = toTypedWord(typed);
  if (word === '') return { rows: [], isWhole: true };
  const isExact = word.length < (/^\d+$/.test(word) ? shortestNumber : shortest);
  const from = `${word}${isExact ? '~' : ''}`;
  const { rows, isWhole } = await queryPartitionOnce(
    peopleWordEntity,
    { initial: toInitial(from) },
    startingWith(from),
  );
  return { rows: sortPeople(rows), isWhole };
}

const startingWith = (from: string) => ({
  between: [`WORD#${from}`, `WORD#${from}\uffff`] as const,
  descending: true,
  eventual: true,
});

/** Newest first, each once. */
const sortPeople = (words: readonly PeopleWord[]): PeopleWord[] =>
  [...new Map(words.map((one) => [one.id, one])).values()].toSorted((a, b) => (a.id < b.id ? 1 : -1));

export async function listPeopleByStatus(status: AccountStatus): Promise<PeopleWord[]> {
  const from = `${toStatusWord(status)}~`;
  return sortPeople(await queryPartition(peopleWordEntity, { initial: toInitial(from) }, startingWith(from)));
}

export function moveWords(nextPerson: NamedPerson | undefined, person: NamedPerson | undefined): Write[] {
  const next = nextPerson ? listPeopleWords(nextPerson) : [];
  const current = person ? listPeopleWords(person) : [];
  const isStored = (word: PeopleWord) => current.some((other) => isDeepStrictEqual(other, word));
  const isWanted = ({ word }: PeopleWord) => next.some((other) => other.word === word);
  return [
    ...next.filter((word) => !isStored(word)).map((word) => put(peopleWordEntity, word)),
    ...current.filter((word) => !isWanted(word)).map((word) => remove(peopleWordEntity, word)),
  ];
}

/** For people inserted without those writes. */
export const listWordRows = (people: readonly NamedPerson[]) =>
  people.flatMap(listPeopleWords).map((word) => peopleWordEntity.toItem(word));

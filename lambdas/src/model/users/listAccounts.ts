import { queryIndex } from '#platform/table/read.ts';
import type { ListedPerson, PeopleList } from './peopleIndex.ts';
import { loadTeam } from './slicePeople.ts';
import { userEntity } from './userEntity.ts';

const others: readonly PeopleList[] = ['customers', 'recipients', 'pending'];

/** Every account, including pending ones: for an operator's work on all of them. */
export async function listAccounts(): Promise<ListedPerson[]> {
  const lists = await Promise.all([
    loadTeam(),
    ...others.map((list) => queryIndex(userEntity, 'people', { list })),
  ]);
  return lists.flat().filter(({ login }) => login !== undefined);
}

import { getItems, queryIndex } from '#table/read.ts';
import { type ListedPerson, peopleShards } from '../peopleIndex.ts';
import { type RecipientItem, recipientEntity } from '../recipients/recipientEntity.ts';
import { type UserItem, userEntity } from '../userEntity.ts';

export async function listPeople(): Promise<ListedPerson[]> {
  const shards = await Promise.all(
    Array.from({ length: peopleShards }, (_, shard) => queryIndex(userEntity, 'people', { shard })),
  );
  return shards.flat().sort((a, b) => (a.peopleSort < b.peopleSort ? 1 : -1));
}

export async function findListedPeople(
  people: readonly ListedPerson[],
): Promise<({ user: UserItem } | { recipient: RecipientItem })[]> {
  const items = await getItems(people);
  return items.map((item) =>
    userEntity.is(item) ? { user: userEntity.parse(item) } : { recipient: recipientEntity.parse(item) },
  );
}

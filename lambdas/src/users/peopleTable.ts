import { getAll } from '../table/getAll.ts';
import { indexes, inPeople, type Key, peopleShards } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import type { RecipientItem } from './recipientTable.ts';
import type { UserItem } from './userTable.ts';

/** What the list of people is filtered by: an account, or a gift recipient that somebody keeps. */
export type ListedPerson = Key &
  Pick<UserItem, 'id' | 'roles' | 'fio' | 'email' | 'phone'> & {
    people: string;
    peopleAt: string;
    /** Undefined of a gift recipient, who has no account. */
    login?: string;
    pending?: boolean;
    deletedAt?: string | null;
  };

/** All people, newest first, gathered from all shards: some 200 bytes each, 5,000 a round trip of each shard. */
export async function listPeople(): Promise<ListedPerson[]> {
  const shards = await Promise.all(Array.from({ length: peopleShards }, (_, shard) => shardOfPeople(shard)));
  return shards.flat().sort((a, b) => (a.peopleAt < b.peopleAt ? 1 : -1));
}

async function shardOfPeople(shard: number): Promise<ListedPerson[]> {
  const rows = await queryAll({
    IndexName: 'people' satisfies keyof typeof indexes,
    KeyConditionExpression: '#partition = :shard',
    ExpressionAttributeNames: { '#partition': indexes.people.partition },
    ExpressionAttributeValues: { ':shard': inPeople(shard, '').people },
  });
  return rows as ListedPerson[];
}

/** The rows of at most 100 listed people, in the list's order; who went in the meantime is left out. */
export async function findListed(listed: readonly ListedPerson[]): Promise<(UserItem | RecipientItem)[]> {
  const rows = (await getAll(listed.map(({ pk, sk }) => ({ pk, sk })))) as (UserItem | RecipientItem)[];
  const found = new Map(rows.map((row) => [row.id, row]));
  return listed.flatMap(({ id }) => found.get(id) ?? []);
}

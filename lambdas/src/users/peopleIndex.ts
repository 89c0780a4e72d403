import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';

/** How many partitions the list of all people is spread over. */
export const peopleShards = 8;

/** Any spread by id will do. */
export const toPeopleShard = ({ id }: { id: UserId }) => ({
  shard: (id.codePointAt(id.length - 1) ?? 0) % peopleShards,
});

/** What the list of people is filtered by: an account, or a gift recipient. */
const ListedPerson = z.object({
  id: UserId,
  roles: z.array(Role),
  fio: z.string(),
  /** Missing of a gift recipient, who has no account. */
  login: z.string().optional(),
  email: z.string(),
  phone: z.string(),
  pending: z.boolean().optional(),
  deletedAt: z.string().nullish(),
  pk: z.string(),
  sk: z.string(),
  peopleSort: z.string(),
});
export type ListedPerson = z.output<typeof ListedPerson>;

/** All people by the time they were added; accounts and gift recipients share it. */
export const peopleIndex = {
  partition: 'PEOPLE#{shard}',
  sort: '{createdAt}~{id}',
  row: ListedPerson,
};

import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';

export const peopleShards = 8;

export const toPeopleShard = ({ id }: { id: UserId }) => ({
  shard: (id.codePointAt(id.length - 1) ?? 0) % peopleShards,
});

const ListedPerson = z.object({
  id: UserId,
  roles: z.array(Role),
  fio: z.string(),
  /** Missing for gift recipients, who have no account. */
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

/** Sorted by creation; accounts and gift recipients share it. */
export const peopleIndex = {
  partition: 'PEOPLE#{shard}',
  sort: '{createdAt}~{id}',
  row: ListedPerson,
};

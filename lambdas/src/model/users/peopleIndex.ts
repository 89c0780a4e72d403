import { isOfTeam, isRecipient } from '@bloomkin/shared/rules/permissions.ts';
import { weekStart } from '@bloomkin/shared/rules/zonedTime.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';

export const PeopleList = z.enum(['team', 'customers', 'recipients', 'pending']);
export type PeopleList = z.output<typeof PeopleList>;

interface Standing {
  roles: readonly Role[];
  pending?: boolean;
}

/** Each user is in one list; the team is small enough to read whole. */
export function toPeopleList({ roles, pending = false }: Standing): PeopleList {
  // People without a verified contact are in no list.
  if (pending) return 'pending';
  if (isOfTeam(roles)) return 'team';
  return isRecipient(roles) ? 'recipients' : 'customers';
}

export const toWeek = (createdAt: string): string => weekStart(createdAt.slice(0, 10));

const ListedPerson = z.object({
  id: UserId,
  roles: z.array(Role).readonly(),
  fio: z.string(),
  login: z.string().optional(),
  email: z.string(),
  phone: z.string(),
  pk: z.string(),
  sk: z.string(),
  peopleSort: z.string(),
  type: z.string(),
});
export type ListedPerson = z.output<typeof ListedPerson>;

/** Sorted by creation; accounts and gift recipients share it. */
export const peopleIndex = {
  partition: 'PEOPLE#{list}',
  sort: '{createdAt}~{id}',
  row: ListedPerson,
};

import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';

const keepSeconds = 30 * 24 * 60 * 60;

/** Kept under the contact, so that nothing says whether it has an account. */
const schema = z.object({
  companyId: CompanyId,
  brand: z.string(),
  /** A phone in E.164 or an e-mail in lower case. */
  contact: z.string(),
  invitedAt: z.string(),
});
const ttl = ({ invitedAt }: { invitedAt: string }) => toEpochSeconds(invitedAt) + keepSeconds;

export const managerInvitationEntity = defineEntity({
  name: 'managerInvitation',
  version: 1,
  schema,
  key: { pk: 'MANAGERS#{companyId}', sk: 'INVITATION#{contact}' },
  ttl,
  reads: {
    findInvitation: 'whether a company invites a phone or e-mail',
    listInvitations: 'whom a company invites',
  },
});
export type ManagerInvitationItem = ValueOf<typeof managerInvitationEntity>;

export const invitedContactEntity = defineEntity({
  name: 'invitedContact',
  version: 1,
  schema,
  key: { pk: 'INVITED#{contact}', sk: 'COMPANY#{companyId}' },
  ttl,
  reads: { listInvitationsTo: 'the companies that invite a phone or e-mail' },
});

/** DynamoDB deletes expired rows late. */
const isOpen = (now: Date) => (invitation: ManagerInvitationItem) => ttl(invitation) > toEpochSeconds(now);

export async function findInvitation(companyId: CompanyId, contact: string, now: Date) {
  const found = await get(managerInvitationEntity, { companyId, contact });
  return found && isOpen(now)(found) ? found : undefined;
}

export async function listInvitations(companyId: CompanyId, now: Date): Promise<ManagerInvitationItem[]> {
  return (await queryPartition(managerInvitationEntity, { companyId })).filter(isOpen(now));
}

export async function listInvitationsTo(
  contacts: readonly string[],
  now: Date,
): Promise<ManagerInvitationItem[]> {
  const found = await Promise.all(
    contacts.map((contact) => queryPartition(invitedContactEntity, { contact })),
  );
  return found.flat().filter(isOpen(now));
}

export const putInvitation = (invitation: ManagerInvitationItem): Write[] => [
  put(managerInvitationEntity, invitation),
  put(invitedContactEntity, invitation),
];

export const removeInvitation = (
  invitation: Pick<ManagerInvitationItem, 'companyId' | 'contact'>,
): Write[] => [remove(managerInvitationEntity, invitation), remove(invitedContactEntity, invitation)];

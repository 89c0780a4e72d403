import { AppError } from '@bloomkin/shared/errors.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { ManagerInvitation } from '@bloomkin/shared/schemas/user.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { type CompanyItem, findCompanyItem } from '#model/companies/companyEntity.ts';
import {
  findInvitation,
  listInvitations,
  listInvitationsTo,
  type ManagerInvitationItem,
  putInvitation,
  removeInvitation,
} from '#model/companies/managerInvitationEntity.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import { rejectIfLimited } from '#platform/http/limits.ts';
import type { Handler } from '#platform/http/request.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import type { Outgoing } from '#platform/outbox/outgoing.ts';
import { setting } from '#platform/settings.ts';
import { type LimitRule, takeOne } from '#platform/table/limitEntity.ts';
import { transact } from '#platform/table/transact.ts';

const perCompany: LimitRule = { what: 'MANAGER_INVITATIONS', windowSeconds: 24 * 60 * 60, max: 20 };

/** The answer is the same whether the contact has an account or not. */
export const inviteManager: Handler<typeof routes.inviteManager> = async ({ caller, params, body, now }) => {
  const { id, brand, name } = await getEditable(caller, params.id);
  const { contact } = body;
  // A repeat sends no second message.
  if (!(await findInvitation(id, contact, now))) {
    rejectIfLimited(await takeOne(perCompany, id, now));
    const invitation = { companyId: id, brand: brand || name, contact, invitedAt: now.toISOString() };
    await transact({
      rows: putInvitation(invitation),
      act: recordAct({ act: 'company.manager_invited', object: { id, name: brand || name } }),
      message: putOutgoing(composeInvitation(invitation), now),
    });
  }
  return { data: (await listInvitations(id, now)).map(toInvitation) };
};

export const listManagerInvitations: Handler<typeof routes.listManagerInvitations> = async (request) => {
  const { id } = await getEditable(request.caller, request.params.id);
  return { data: (await listInvitations(id, request.now)).map(toInvitation) };
};

/** By the company, or by the person, who declines. */
export const withdrawInvitation: Handler<typeof routes.withdrawInvitation> = async (request) => {
  const { caller, params, query, now } = request;
  const { contact } = query;
  const isMine = listContacts(await findUser(caller.id)).includes(contact);
  const { id } = isMine ? params : await getEditable(caller, params.id);
  const existing = await findInvitation(id, contact, now);
  if (existing)
    await transact({
      rows: removeInvitation(existing),
      act: recordAct({ act: 'company.invitation_withdrawn', object: { id, name: existing.brand } }),
    });
  return { message: 'The invitation is taken back' };
};

export const listMyInvitations: Handler<typeof routes.listMyInvitations> = async ({ caller, now }) => ({
  data: (await listInvitationsTo(listContacts(await findUser(caller.id)), now)).map(toInvitation),
});

export async function listInvitationsOf(person: UserItem, companyId: CompanyId, now: Date) {
  const all = await listInvitationsTo(listContacts(person), now);
  return all.filter((invitation) => invitation.companyId === companyId);
}

/** Verified ones only, so that an invitation cannot be taken by typing its address. */
const listContacts = (person: UserItem | undefined): string[] =>
  person ? [person.phone, person.email.toLowerCase()].filter((contact) => contact !== '') : [];

async function getEditable(caller: Caller, id: CompanyId): Promise<CompanyItem> {
  const company = canEditCompany(caller, id) ? await findCompanyItem(id) : undefined;
  if (!company) throw new AppError('NOT_FOUND');
  return company;
}

const toInvitation = ({
  companyId,
  brand,
  contact,
  invitedAt,
}: ManagerInvitationItem): ManagerInvitation => ({
  ...{ company_id: companyId, brand, contact, invited_at: invitedAt },
});

function composeInvitation({ brand, contact }: ManagerInvitationItem): Outgoing {
  const florist = defuseLinks(brand);
  const url = `${setting('SITE_URL')}${paths.profile()}`;
  const isEmail = contact.includes('@');
  return {
    kind: 'notice',
    email: isEmail ? contact : '',
    phone: isEmail ? '' : contact,
    subject: `${florist} invites you to work with them on Bloomkin`,
    paragraphs: [
      `${florist} would like you to join them as a manager on Bloomkin, the flower market.`,
      `Sign in, or sign up with this e-mail, and accept in your settings within 30 days: ${url}`,
      'You do not know them? Then there is nothing to do: nobody joins a florist without accepting.',
    ],
    sms: `Bloomkin: ${florist} invites you to work with them. Sign in with this number and accept in your settings: ${url}`,
  };
}

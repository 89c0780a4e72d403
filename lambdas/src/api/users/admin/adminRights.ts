import { isDeepStrictEqual } from 'node:util';
import { paths } from '@bloomkin/shared/pages.ts';
import { isStaff } from '@bloomkin/shared/rules/permissions.ts';
import { AdminRight, type EditableUser, Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';
import { type Agreement, seekAgreement } from '#model/messages/seekAgreement.ts';
import { findProposal, toProposal } from '#model/users/admin/proposalEntity.ts';
import { toEditableUser } from '#model/users/toUser.ts';
import type { UserItem } from '#model/users/userEntity.ts';

const Proposed = z.object({ roles: z.array(Role), admin_rights: z.array(AdminRight).nullable() });

const subjectOf = (id: string) => `admin:${id}`;

export async function toUserWithProposal(user: UserItem, now: Date): Promise<EditableUser> {
  const open = await findProposal(subjectOf(user.id), now);
  return {
    ...toEditableUser(user),
    ...(open && { proposal: { ...toProposal(open), ...Proposed.parse(open.value) } }),
  };
}

interface RightsEdit {
  roles?: readonly Role[] | undefined;
  admin_rights?: readonly AdminRight[] | null | undefined;
}

const agreed: Agreement = { isAgreed: true, writes: [] };

/** What makes, ends or changes an admin takes two of them. */
export async function seekRights(
  user: UserItem,
  edit: RightsEdit,
  request: Parameters<typeof seekAgreement>[1],
): Promise<Agreement> {
  const { roles = user.roles, admin_rights = user.adminRights ?? null } = edit;
  const value = { roles, admin_rights: isStaff(roles) ? admin_rights : null };
  const isCurrent = isDeepStrictEqual(value, { roles: user.roles, admin_rights: user.adminRights ?? null });
  const isAboutAdmin = isCurrent || isStaff(roles) || isStaff(user.roles);
  if (!isAboutAdmin || (edit.roles === undefined && edit.admin_rights === undefined)) return agreed;
  return seekAgreement(
    {
      subject: subjectOf(user.id),
      value,
      isCurrent,
      acts: { propose: 'user.rights_proposed', decline: 'user.rights_declined' },
      object: { id: user.id, name: user.fio },
      what: `other rights for ${user.fio || 'a person'}`,
      path: paths.user(user.id),
    },
    request,
  );
}

import { AppError } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { isStaff } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { checkAvatar } from '#model/users/account/avatar.ts';
import { requireRightsOver, withAdminRights } from '#model/users/admin/otherAdmins.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import { assignCompany, resolveCompany } from '#model/users/companyMembership.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { toEditableUser } from '#model/users/toUser.ts';
import { findUser, revokeSignIns, type UserItem } from '#model/users/userEntity.ts';
import { transact } from '#platform/table/transact.ts';
import { seekRights, toUserWithProposal } from './adminRights.ts';
import { parseLogin } from './parseLogin.ts';

type Edit = BodyOf<typeof routes.editUser>;

export const editUser: UserHandler<typeof routes.editUser> = async (request) => {
  const { params, body, caller, now } = request;
  const found = await findUser(params.id);
  if (!found || found.deletedAt) throw new AppError('NOT_FOUND');
  requireRightsOver(caller, found.roles, body.roles ?? []);
  if (caller.id !== found.id && changesSignIn(found, body)) throw new AppError('USER.ADMIN_CONTACT');
  if (body.version !== undefined && body.version !== found.version) throw stale(found);
  checkAvatar(body.avatar, found);
  const company = await resolveCompany(body.company_id);
  const { isAgreed, writes, reason } = await seekRights(found, body, request);
  if (!isAgreed && writes.length > 0) await transact({ writes });
  const edit = isAgreed ? body : { ...body, roles: undefined, admin_rights: undefined };
  const change = (read: UserItem) => {
    if (body.version !== undefined && body.version !== read.version) throw stale(read);
    return applyEdit(read, edit, company, now);
  };
  const edited = await changeUser(params.id, change, now, {
    others: isAgreed ? writes : [],
    record: recordUserAct('user.edited', reason),
  });
  return { data: await toUserWithProposal(edited, now) };
};

/** Returns whether the edit changes how a staff member signs in: one person could then act as both admins. */
function changesSignIn(found: UserItem, { email, phone, login }: Edit): boolean {
  const isOther = Object.keys(applyContacts(found, { email, phone })).length > 0;
  return (
    isStaff(found.roles) && found.hasPassword && (isOther || (login !== undefined && login !== found.login))
  );
}

const stale = (user: UserItem) => new AppError('CONFLICT.VERSION', { extra: { data: toEditableUser(user) } });

function applyEdit(read: UserItem, body: Edit, company: CompanyItem | null | undefined, now: Date): UserItem {
  const active = body.active ?? read.active;
  const { roles, manager_status: status, manager_rights: rights } = body;
  const assigned = assignCompany(read, { roles, company, status, rights });
  return {
    ...withAdminRights(assigned, toAdminRights(assigned, body)),
    fio: body.fio ?? read.fio,
    ...applyContacts(read, body),
    login: body.login === undefined ? read.login : parseLogin(body.login, read),
    avatar: body.avatar === null ? null : read.avatar,
    location: body.location === undefined ? read.location : body.location,
    active,
    ...(!active && revokeSignIns(now)),
  };
}

function toAdminRights({ roles, adminRights }: UserItem, { admin_rights: rights }: Edit) {
  if (!isStaff(roles)) return undefined;
  return rights === undefined ? adminRights : (rights ?? undefined);
}

/** An unverified contact stays unverified when an edit returns it unchanged. */
function applyContacts(read: UserItem, { email, phone }: Edit): Partial<UserItem> {
  const isEmailNew = email !== undefined && email !== (read.email || read.unconfirmedEmail);
  const isPhoneNew = phone !== undefined && phone !== (read.phone || read.unconfirmedPhone);
  return {
    ...(isEmailNew && { email, unconfirmedEmail: '' }),
    ...(isPhoneNew && { phone, unconfirmedPhone: '' }),
  };
}

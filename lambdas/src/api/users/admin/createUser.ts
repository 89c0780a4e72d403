import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { findOwnedCompanyId, isStaff } from '@bloomkin/shared/rules/permissions.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { recordAct } from '#model/audit/recordAct.ts';
import { requestPasswordLink } from '#model/auth/passwords/passwordLink.ts';
import { claimOwnership } from '#model/companies/claimOwnership.ts';
import { requireRightsOver, withAdminRights } from '#model/users/admin/otherAdmins.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import { assignCompany, resolveCompany } from '#model/users/companyMembership.ts';
import { createUserItem } from '#model/users/createUserItem.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { insertUser } from '#model/users/saveUser.ts';
import { toUser } from '#model/users/toUser.ts';
import { findUserByEmail } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { transact } from '#platform/table/transact.ts';
import { seekRights } from './adminRights.ts';
import { parseLogin } from './parseLogin.ts';

export const createUser: UserHandler<typeof routes.createUser> = async (request) => {
  const { body, caller, now, idempotency } = request;
  const { fio, email, phone, roles } = body;
  requireRightsOver(caller, roles);
  const id = UserId.parse(ulid(now.getTime()));
  const person = { id, createdAt: now.toISOString(), fio, email, phone };
  const plain = createUserItem({ ...person, roles: isStaff(roles) ? ['ROLE_USER'] : roles });
  const { isAgreed, writes } = await seekRights(
    plain,
    { roles, admin_rights: body.admin_rights ?? null },
    request,
  );
  const user = isAgreed
    ? withAdminRights({ ...plain, roles }, isStaff(roles) ? body.admin_rights : undefined)
    : plain;
  const company = await resolveCompany(body.company_id);
  const login = parseLogin(body.login, user);
  const invited = { ...assignCompany(user, { company }), login };
  const invitation = putOutgoing({ kind: 'password_link', link: 'invitation', userId: id }, now);
  const answer = { data: toUser(invited) };
  const owned = findOwnedCompanyId(invited);
  await insertUser(invited, [
    invitation,
    ...(owned ? await claimOwnership(owned, id) : []),
    ...recordUserAct('user.created')(invited),
    ...idempotency.keep(answer),
  ]);
  // A transaction of its own, since each act is a line in the same list.
  if (!isAgreed && writes.length > 0) await transact({ writes });
  return answer;
};

export const sendInvitation: Handler<typeof routes.sendInvitation> = async ({ query, now }) => {
  const user = await findUserByEmail(query.email);
  if (!user?.active) throw new AppError('NOT_FOUND');
  const sent = recordAct({ act: 'user.invited', object: { id: user.id, name: user.fio } });
  await requestPasswordLink(user, 'invitation', now, sent);
  return { message: `An invitation is on its way to ${user.email}` };
};

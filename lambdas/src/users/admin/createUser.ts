import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { recordAct } from '#audit/recordAct.ts';
import { requestPasswordLink } from '#auth/passwords/passwordLink.ts';
import { claimOwnership } from '#companies/claimOwnership.ts';
import type { Handler } from '#http/request.ts';
import { putOutgoing } from '#outbox/outboxEntity.ts';
import { assignCompany, resolveCompany } from '../companyMembership.ts';
import { createUserItem } from '../createUserItem.ts';
import { insertUser } from '../saveUser.ts';
import { toUser } from '../toUser.ts';
import { findUserByEmail } from '../userEntity.ts';
import { parseLogin } from './parseLogin.ts';
import { recordUserAct } from './userActs.ts';

export const createUser: Handler<typeof routes.createUser> = async ({ body, now, idempotency }) => {
  const { fio, email, phone, roles } = body;
  const id = UserId.parse(ulid(now.getTime()));
  const user = createUserItem({ id, createdAt: now.toISOString(), fio, email, phone, roles });
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
  return answer;
};

export const sendInvitation: Handler<typeof routes.sendInvitation> = async ({ query, now }) => {
  const user = await findUserByEmail(query.email);
  if (!user?.active) throw new AppError('NOT_FOUND');
  const sent = recordAct({ act: 'user.invited', object: { id: user.id, name: user.fio } });
  await requestPasswordLink(user, 'invitation', now, sent);
  return { message: `An invitation is on its way to ${user.email}` };
};

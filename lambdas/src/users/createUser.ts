import type * as routes from '@bloomkin/shared/routes/users.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import type { Handler } from '../http/request.ts';
import { putOutgoing } from '../outbox/outboxEntity.ts';
import { assignCompany, namedCompany } from './belonging.ts';
import { newUser } from './newUser.ts';
import { ownLogin } from './ownLogin.ts';
import { insertUser } from './saveUser.ts';
import { toUser } from './toUser.ts';

/** The account and its invitation come together or not at all. */
export const createUser: Handler<typeof routes.createUser> = async ({ body, now, idempotency }) => {
  const { fio, email, phone, roles } = body;
  const id = UserId.parse(ulid(now.getTime()));
  const user = newUser({ id, createdAt: now.toISOString(), fio, email, phone, roles });
  const company = await namedCompany(body.company_id);
  const login = ownLogin(body.login, user);
  const invited = { ...assignCompany(user, { company }), login };
  const invitation = putOutgoing({ kind: 'password_link', link: 'invitation', userId: id }, now);
  const answer = { data: toUser(invited) };
  await insertUser(invited, [invitation, ...idempotency.keep(answer)]);
  return answer;
};

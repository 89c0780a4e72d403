import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { startPasswordLink } from '../auth/passwordLink.ts';
import type { Handler } from '../http/request.ts';
import { findUserByEmail } from './userEntity.ts';

export const sendInvitation: Handler<typeof routes.sendInvitation> = async ({ query, now }) => {
  const user = await findUserByEmail(query.email);
  if (!user?.active) throw new AppError('NOT_FOUND');
  await startPasswordLink(user, 'invitation', now);
  return { message: `An invitation is on its way to ${user.email}` };
};

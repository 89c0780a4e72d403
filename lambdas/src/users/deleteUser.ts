import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { Handler } from '../http/request.ts';
import { leaveCompany } from './belonging.ts';
import { deleteUserItems } from './deleteUserItems.ts';
import { endedSignIns } from './endedSignIns.ts';
import { changeUser } from './saveUser.ts';
import { findUser, type UserItem } from './userEntity.ts';

/** Again after a lost reply, it clears away what may have been left. */
export const deleteUser: Handler<typeof routes.deleteUser> = async ({ params, now }) => {
  const found = await findUser(params.id);
  if (!found) throw new AppError('NOT_FOUND');
  if (!found.deletedAt) await changeUser(params.id, (read) => anonymous(read, now), now);
  await deleteUserItems(params.id);
  return { message: 'The account is closed. Its orders stay.' };
};

/** Nothing of the person is left but the id, which orders and reviews point to. */
const anonymous = (read: UserItem, now: Date): UserItem => ({
  ...leaveCompany(read),
  login: '',
  fio: 'Deleted account',
  phone: '',
  email: '',
  unconfirmedEmail: '',
  unconfirmedPhone: '',
  unconfirmedLogin: '',
  avatar: null,
  location: null,
  hasPassword: false,
  pending: false,
  active: false,
  deletedAt: now.toISOString(),
  ...endedSignIns(now),
});

import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { Handler } from '../http/request.ts';
import { beginContactChanges } from './beginContactChanges.ts';
import { checkAvatar } from './checkAvatar.ts';
import { newContacts } from './newContacts.ts';
import { toProfile } from './toProfile.ts';
import { type UserChange, updateUser } from './userTable.ts';

const noCompany: UserChange = { companyId: null, companyName: '', companyBrand: '', managerStatus: null };

/** `company: null` and `company_id: 0` both mean: leave the company. */
export const updateMe: Handler<typeof routes.updateMe> = async (request) => {
  const { caller, body } = request;
  checkAvatar(body.avatar, caller.user);
  const leaves = body.company === null || body.company_id !== undefined;
  const waiting = await beginContactChanges(caller.user, newContacts(body, caller.user), request);
  const change = { fio: body.fio, avatar: body.avatar, ...(leaves && noCompany) };
  return { data: toProfile(await updateUser(caller.id, change), waiting) };
};

import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { Handler } from '../http/request.ts';
import { toUser } from './toUser.ts';
import { type UserChange, updateUser } from './userTable.ts';

const noCompany: UserChange = { companyId: null, companyName: '', companyBrand: '', managerStatus: null };

/** `company: null` and `company_id: 0` both mean: leave the company. */
export const updateMe: Handler<typeof routes.updateMe> = async ({ caller, body }) => {
  const leaves = body.company === null || body.company_id !== undefined;
  return { data: toUser(await updateUser(caller.id, { fio: body.fio, ...(leaves && noCompany) })) };
};

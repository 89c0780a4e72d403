import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { Handler } from '../http/request.ts';
import { toUser } from './toUser.ts';
import { updateUser } from './userTable.ts';

export const updateProfile: Handler<typeof routes.updateProfile> = async ({ caller, body }) => ({
  data: toUser(await updateUser(caller.id, { fio: body.fio, location: body.location })),
});

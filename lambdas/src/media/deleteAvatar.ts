import type * as routes from '@bloomkin/shared/routes/media.ts';
import type { Handler } from '../http/request.ts';
import { changeAvatar } from '../users/changeAvatar.ts';
import { toUser } from '../users/toUser.ts';

export const deleteAvatar: Handler<typeof routes.deleteAvatar> = async ({ caller, now }) => ({
  data: toUser(await changeAvatar(caller.id, null, now)),
});

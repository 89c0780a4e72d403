import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { Handler } from '../http/request.ts';
import { toUser } from './toUser.ts';

export const getProfile: Handler<typeof routes.getProfile> = async ({ caller }) => ({
  data: toUser(caller.user),
});

import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { Handler } from '../http/request.ts';
import { toUser } from './toUser.ts';

export const getMe: Handler<typeof routes.getMe> = async ({ caller }) => ({ data: toUser(caller.user) });

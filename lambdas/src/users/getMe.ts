import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { UserHandler } from './loadCaller.ts';
import { toUser } from './toUser.ts';

export const getMe: UserHandler<typeof routes.getMe> = async ({ caller }) => ({ data: toUser(caller.user) });

import { AppError } from '@bloomkin/shared/errors.ts';
import { toPerson } from '@bloomkin/shared/rules/permissions.ts';
import { lacksSecondFactor } from '#model/users/secondFactor.ts';
import type { AccessToken, Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import type { Get } from '#platform/table/read.ts';
import { findUser, type UserItem } from './userEntity.ts';

export interface UserCaller extends Caller {
  user: UserItem;
}

export type UserHandler<R, Prefetched = unknown> = Handler<R, Prefetched, UserCaller>;

export async function loadCaller({ userId, ...session }: AccessToken, read?: Get): Promise<UserCaller> {
  const user = await findUser(userId, read);
  if (!user || !isSessionActive(user, session)) throw new AppError('AUTH.TOKEN.INVALID');
  return {
    ...toPerson(user),
    ...session,
    name: user.fio,
    lacksSecondFactor: lacksSecondFactor(user),
    user,
  };
}

export function isSessionActive(
  user: UserItem,
  { sessionId, signedInAtSeconds }: Pick<AccessToken, 'sessionId' | 'signedInAtSeconds'>,
): boolean {
  const hasEnded = user.endedSessions[sessionId] !== undefined;
  const isExempt = sessionId === user.keptSessionId;
  return user.active && !hasEnded && (isExempt || signedInAtSeconds >= user.sessionsNotBeforeSeconds);
}

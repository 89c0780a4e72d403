import type * as routes from '@bloomkin/shared/routes/auth.ts';
import {
  listSessionItems,
  refreshTokenSeconds,
  type SessionItem,
} from '#model/auth/sessions/sessionEntity.ts';
import { isSessionActive, type UserHandler } from '#model/users/loadCaller.ts';
import type { UserItem } from '#model/users/userEntity.ts';

export const listSessions: UserHandler<typeof routes.listSessions> = async ({ caller, now }) => {
  const { user, sessionId } = caller;
  const sessions = await listActiveSessions(user, now);
  return { data: sessions.map((session) => toSession(session, session.sessionId === sessionId)) };
};

export async function listActiveSessions(user: UserItem, now: Date): Promise<SessionItem[]> {
  const isActive = (session: SessionItem) =>
    isSessionActive(user, session) &&
    (session.signedInAtSeconds + refreshTokenSeconds) * 1000 > now.getTime();
  const sessions = (await listSessionItems(user.id)).filter(isActive);
  return sessions.toSorted((a, b) => b.lastSeenAtSeconds - a.lastSeenAtSeconds);
}

export const toSession = (session: SessionItem, current: boolean) => ({
  id: session.sessionId,
  device: session.device,
  signed_in_at: toInstant(session.signedInAtSeconds),
  last_seen_at: toInstant(session.lastSeenAtSeconds),
  current,
});

const toInstant = (seconds: number) => new Date(seconds * 1000).toISOString();

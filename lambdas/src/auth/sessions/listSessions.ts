import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { isSessionActive, type UserHandler } from '#users/loadCaller.ts';
import { listSessionItems, refreshTokenSeconds, type SessionItem } from './sessionEntity.ts';

export const listSessions: UserHandler<typeof routes.listSessions> = async ({ caller, now }) => {
  const { user, sessionId } = caller;
  const isActive = (session: SessionItem) =>
    isSessionActive(user, session) &&
    (session.signedInAtSeconds + refreshTokenSeconds) * 1000 > now.getTime();
  const sessions = (await listSessionItems(user.id)).filter(isActive);
  const latestFirst = sessions.toSorted((a, b) => b.lastSeenAtSeconds - a.lastSeenAtSeconds);
  return { data: latestFirst.map((session) => toSession(session, session.sessionId === sessionId)) };
};

const toSession = (session: SessionItem, current: boolean) => ({
  id: session.sessionId,
  device: session.device,
  signed_in_at: toInstant(session.signedInAtSeconds),
  last_seen_at: toInstant(session.lastSeenAtSeconds),
  current,
});

const toInstant = (seconds: number) => new Date(seconds * 1000).toISOString();

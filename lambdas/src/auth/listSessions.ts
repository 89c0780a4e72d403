import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { isSessionActive, type UserHandler } from '../users/loadCaller.ts';
import { listSessionItems, refreshTokenSeconds, type SessionItem } from './sessionEntity.ts';

export const listSessions: UserHandler<typeof routes.listSessions> = async ({ caller, now }) => {
  const { user, sessionId } = caller;
  const goesOn = (session: SessionItem) =>
    isSessionActive(user, session) &&
    (session.signedInAtSeconds + refreshTokenSeconds) * 1000 > now.getTime();
  const sessions = (await listSessionItems(user.id)).filter(goesOn);
  const latestFirst = sessions.toSorted((a, b) => b.lastSeenAtSeconds - a.lastSeenAtSeconds);
  return { data: latestFirst.map((session) => toSession(session, session.sessionId === sessionId)) };
};

const toSession = (session: SessionItem, current: boolean) => ({
  id: session.sessionId,
  device: session.device,
  signed_in_at: instant(session.signedInAtSeconds),
  last_seen_at: instant(session.lastSeenAtSeconds),
  current,
});

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

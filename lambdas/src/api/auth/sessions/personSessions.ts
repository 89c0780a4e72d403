import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { composeSignedOutNotice } from '#api/auth/accountNotices.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { deleteSession, findSession, refreshTokenSeconds } from '#model/auth/sessions/sessionEntity.ts';
import { endSessionOnce, findUser, type UserItem } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { signOutEverywhere } from '#platform/services/cognitoUsers.ts';
import { transact } from '#platform/table/transact.ts';
import { endSignIns } from './endSignIns.ts';
import { listActiveSessions, toSession } from './ownSessions.ts';

export const listPersonSessions: Handler<typeof routes.listPersonSessions> = async ({
  caller,
  params,
  now,
}) => {
  const sessions = await listActiveSessions(await getPerson(params.id), now);
  return { data: sessions.map((session) => toSession(session, session.sessionId === caller.sessionId)) };
};

export const endPersonSession: Handler<typeof routes.endPersonSession> = async ({ params, now }) => {
  const [person, session] = await Promise.all([getPerson(params.id), findSession(params.id, params.sid)]);
  if (!session) throw new AppError('NOT_FOUND');
  const { sessionId, signedInAtSeconds, device } = session;
  const failed = await transact({
    user: endSessionOnce(person.id, sessionId, signedInAtSeconds + refreshTokenSeconds),
    notice: putOutgoing(composeSignedOutNotice(person, device), now),
    act: recordAct({
      act: 'user.session_ended',
      object: { id: person.id, name: person.fio },
      changes: [{ field: 'Device', before: device, after: null }],
    }),
  });
  if (failed && failed !== 'user') throw new AppError('CONFLICT.BUSY');
  await deleteSession(person.id, sessionId);
  return { message: `${device} is signed out` };
};

export const endAllPersonSessions: Handler<typeof routes.endAllPersonSessions> = async ({ params, now }) => {
  const person = await getPerson(params.id);
  const others = [
    putOutgoing(composeSignedOutNotice(person, 'all devices'), now),
    ...recordAct({ act: 'user.sessions_ended', object: { id: person.id, name: person.fio } }),
  ];
  await endSignIns(person, { now, others });
  if (person.inCognito) await signOutEverywhere(person.id);
  return { message: `${person.fio} is signed out on all devices` };
};

async function getPerson(id: UserId): Promise<UserItem> {
  const person = await findUser(id);
  if (!person || person.deletedAt) throw new AppError('NOT_FOUND');
  return person;
}

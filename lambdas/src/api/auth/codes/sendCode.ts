import { randomUUID } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { composeAlreadyRegisteredNotice } from '#api/auth/accountNotices.ts';
import { putIntent, saveCognitoSession, startCode } from '#model/auth/codes/codeEntity.ts';
import { selectCodeUser, toCodeOwner } from '#model/auth/codes/codeOwner.ts';
import type { Identity } from '#model/auth/signIn/identity.ts';
import { markInCognito, type UserItem } from '#model/users/userEntity.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { startCodeChallenge } from '#platform/services/cognitoTokens.ts';
import { createCognitoUser } from '#platform/services/cognitoUsers.ts';
import { transact } from '#platform/table/transact.ts';

export type CodeReason = 'sign_in' | 'registered';

interface CodeRequest {
  identity: Identity;
  why?: CodeReason;
  device?: string;
  now: Date;
}

/** Takes the same path for users who cannot sign in by a code, and sends nothing. */
export async function sendCode(
  { identity, why = 'sign_in', device, now }: CodeRequest,
  found: UserItem | undefined,
): Promise<void> {
  const nowSeconds = toEpochSeconds(now);
  const user = selectCodeUser(identity, found);
  const owner = await toCodeOwner(identity, user, device);
  const challengeId = randomUUID();
  const { live } = await startCode(owner, { challengeId, live: user !== undefined }, nowSeconds);
  if (!user || !live) {
    // Without an intent Cognito sends nothing but takes the same time.
    await Promise.all([notifyExistingUser(why, user ? undefined : found, now), startCodeChallenge(owner.id)]);
    return;
  }
  const welcomesBack = why === 'registered' && !user.pending;
  await Promise.all([
    putIntent(owner, { challengeId, welcomesBack }, nowSeconds),
    user.inCognito || ensureCognitoUser(user),
  ]);
  const session = await startCodeChallenge(owner.id);
  if (!session) throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 5 });
  await saveCognitoSession(owner, challengeId, session);
}

async function notifyExistingUser(why: CodeReason, known: UserItem | undefined, now: Date): Promise<void> {
  if (why === 'registered' && known?.active)
    await transact({ notice: putOutgoing(composeAlreadyRegisteredNotice(known), now) });
}

/** Repairs a failure between our row and Cognito's user. */
async function ensureCognitoUser(user: UserItem): Promise<void> {
  await createCognitoUser(user.id);
  await markInCognito(user.id);
}

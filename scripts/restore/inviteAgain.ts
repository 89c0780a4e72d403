import { composeSignInsLostNotice } from '@bloomkin/lambdas/api/auth/accountNotices.ts';
import { signInMethods } from '@bloomkin/lambdas/model/auth/signIn/signInMethods.ts';
import { listAccounts } from '@bloomkin/lambdas/model/users/listAccounts.ts';
import { findUser, forgetCognitoUser, type UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { putOutgoing } from '@bloomkin/lambdas/platform/outbox/outboxEntity.ts';
import type { Outgoing } from '@bloomkin/lambdas/platform/outbox/outgoing.ts';
import { inBatches } from '@bloomkin/lambdas/platform/table/inBatches.ts';
import { transact } from '@bloomkin/lambdas/platform/table/transact.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';

export interface InvitedAgain {
  invited: number;
  unreachable: UserId[];
}

/** After the loss of the user pool: passwords and sessions end, and each person is told how to sign in. Resumable. */
export async function inviteAgain(now: Date): Promise<InvitedAgain> {
  const accounts = await listAccounts();
  const results = await inBatches(accounts, 1, async ([person]) => person && inviteOne(person.id, now));
  return {
    invited: results.filter((result) => result === 'invited').length,
    unreachable: accounts.filter((_, at) => results[at] === 'unreachable').map(({ id }) => id),
  };
}

async function inviteOne(id: UserId, now: Date): Promise<'invited' | 'unreachable' | undefined> {
  const user = await findUser(id);
  if (!user?.active || user.deletedAt || !user.inCognito) return undefined;
  const isReachable = user.email !== '' || user.phone !== '';
  const failed = await transact({
    user: forgetCognitoUser(user, now),
    message: isReachable ? putOutgoing(toMessage(user), now) : undefined,
  });
  if (failed) return undefined;
  return isReachable ? 'invited' : 'unreachable';
}

/** People who cannot sign in by a code need a link to a new password. */
function toMessage(user: UserItem): Outgoing {
  const byPasswordAlone = signInMethods(user).every((method) => method === 'password');
  if (user.email !== '' && byPasswordAlone)
    return { kind: 'password_link', link: 'signInsLost', userId: user.id };
  return composeSignInsLostNotice(user);
}

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { attemptsLeft } from '../auth/codeRules.ts';
import { findCode } from '../auth/codeTable.ts';
import { contactCodeRow, judgeContactCode } from '../auth/contactCode.ts';
import { checkCodeBreaker, countWrongAnswers } from '../auth/countWrongAnswers.ts';
import { changeUser } from './changeUser.ts';
import {
  type ContactChange,
  deleteContactChange,
  dropContactChange,
  listContactChanges,
} from './contactChangeTable.ts';
import type { UserHandler } from './loadCaller.ts';
import { toProfile } from './toProfile.ts';
import type { UserItem } from './userTable.ts';

export const confirmProfile: UserHandler<typeof routes.confirmProfile> = async (request) => {
  const { caller, body, viewerAddress, now } = request;
  const code = body.code.replace(/\s/g, '');
  await checkCodeBreaker(now);
  const waiting = await listContactChanges(caller.id, now);
  const confirmed = await countWrongAnswers(viewerAddress, now, () => judge(caller.user, waiting, code, now));
  const user = confirmed ? await take(confirmed, now) : caller.user;
  return {
    data: toProfile(
      user,
      waiting.filter((change) => change !== confirmed),
    ),
  };
};

/** Which wish the code confirms; undefined where it was confirmed before and the reply was lost. */
async function judge(
  user: UserItem,
  waiting: readonly ContactChange[],
  code: string,
  now: Date,
): Promise<ContactChange | undefined> {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  let left = 0;
  for (const channel of ['sms', 'email'] as const) {
    const row = contactCodeRow(user.id, channel);
    const present = await findCode(row);
    const verdict = present ? await judgeContactCode(row, present, code, nowSeconds) : 'wrong';
    const change = waiting.find(({ challengeId }) => challengeId === present?.challengeId);
    if (verdict !== 'wrong') return change;
    const after = change && (await findCode(row));
    left = Math.max(left, after ? attemptsLeft(after, nowSeconds) : 0);
  }
  throw new AppError('AUTH.VALIDATION.INVALID.CODE', { extra: { attempts_left: left } });
}

/** Now the phone or e-mail is the person's own; somebody else's is a 409, and waits no longer. */
async function take(change: ContactChange, now: Date): Promise<UserItem> {
  const { channel, value } = change;
  const taken =
    channel === 'sms' ? { phone: value, unconfirmedPhone: '' } : { email: value, unconfirmedEmail: '' };
  try {
    return await changeUser(change.userId, (read) => ({ ...read, ...taken }), now, [
      deleteContactChange(change),
    ]);
  } catch (error) {
    if (error instanceof AppError && error.code.endsWith('_TAKEN')) await dropContactChange(change);
    throw error;
  }
}

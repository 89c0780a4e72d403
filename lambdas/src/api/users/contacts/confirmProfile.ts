import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { toProfile } from '#api/users/toProfile.ts';
import { findCode } from '#model/auth/codes/codeEntity.ts';
import { attemptsLeft } from '#model/auth/codes/codeRules.ts';
import { checkContactCode, contactCodeSlot } from '#model/auth/codes/contactCode.ts';
import { checkCodeBreaker, countWrongAnswers } from '#model/auth/signIn/countWrongAnswers.ts';
import {
  type ContactChange,
  deleteContactChange,
  listContactChanges,
  removeContactChange,
} from '#model/users/contacts/contactChangeEntity.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { changeUser } from '#model/users/saveUser.ts';
import type { UserItem } from '#model/users/userEntity.ts';

export const confirmProfile: UserHandler<typeof routes.confirmProfile> = async (request) => {
  const { caller, body, viewerAddress, now } = request;
  const code = body.code.replace(/\s/g, '');
  await checkCodeBreaker(now);
  const waiting = await listContactChanges(caller.id, now);
  const confirmed = await countWrongAnswers(viewerAddress, now, () =>
    matchContactChange(caller.user, waiting, code, now),
  );
  const user = confirmed ? await applyContactChange(confirmed, now) : caller.user;
  return {
    data: toProfile(
      user,
      waiting.filter((change) => change !== confirmed),
    ),
  };
};

/** Undefined when it was already confirmed and the response lost. */
async function matchContactChange(
  user: UserItem,
  waiting: readonly ContactChange[],
  code: string,
  now: Date,
): Promise<ContactChange | undefined> {
  const nowSeconds = toEpochSeconds(now);
  let left = 0;
  for (const channel of ['sms', 'email'] as const) {
    const slot = contactCodeSlot(user.id, channel);
    const current = await findCode(slot);
    const result = current ? await checkContactCode(slot, current, code, nowSeconds) : 'wrong';
    const change = waiting.find(({ challengeId }) => challengeId === current?.challengeId);
    if (result !== 'wrong') return change;
    const after = change && (await findCode(slot));
    left = Math.max(left, after ? attemptsLeft(after, nowSeconds) : 0);
  }
  throw new AppError('AUTH.VALIDATION.INVALID.CODE', { extra: { attempts_left: left } });
}

/** A contact of another user is a 409, and the change is dropped. */
async function applyContactChange(change: ContactChange, now: Date): Promise<UserItem> {
  const { channel, value } = change;
  const taken =
    channel === 'sms' ? { phone: value, unconfirmedPhone: '' } : { email: value, unconfirmedEmail: '' };
  try {
    return await changeUser(change.userId, (read) => ({ ...read, ...taken }), now, {
      others: [removeContactChange(change)],
    });
  } catch (error) {
    if (error instanceof AppError && error.code.endsWith('_TAKEN')) await deleteContactChange(change);
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import { maskPhone, parseMobile } from '@bloomkin/shared/rules/phone.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { findCode, startCode } from '#model/auth/codes/codeEntity.ts';
import { attemptsLeft } from '#model/auth/codes/codeRules.ts';
import { checkContactCode, contactCodeSlot } from '#model/auth/codes/contactCode.ts';
import { reserveSend } from '#model/auth/codes/reserveSend.ts';
import { checkCodeBreaker, countWrongAnswers } from '#model/auth/signIn/countWrongAnswers.ts';
import type { Identity } from '#model/auth/signIn/identity.ts';
import { isSettled } from '#model/orders/emptyOrder.ts';
import { findOrders, listOrdersOfUser } from '#model/orders/orderEntity.ts';
import { closeAccount } from '#model/ownData/closeAccount.ts';
import { collectOwnData } from '#model/ownData/collectOwnData.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { findDeletionRefusal } from '#model/users/saveUser.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { rejectIfLimited } from '#platform/http/limits.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { takeOne } from '#platform/table/limitEntity.ts';
import { transact } from '#platform/table/transact.ts';

const downloads = { what: 'OWN_DATA', windowSeconds: 60 * 60, max: 10 };

export const downloadOwnData: UserHandler<typeof routes.downloadOwnData> = async ({ caller, now }) => {
  rejectIfLimited(await takeOne(downloads, caller.id, now));
  return { data: await collectOwnData(caller.user, now) };
};

export const requestDeletion: UserHandler<typeof routes.requestDeletion> = async (request) => {
  const { caller, viewerAddress, now } = request;
  await requireDeletable(caller.user);
  const identity = findContact(caller.user);
  if (!identity) throw new AppError('USER.NO_CONTACT');
  const { channel, value: to } = identity;
  const reservation = await reserveSend({ identity, viewerAddress, now });
  try {
    const challengeId = randomUUID();
    const slot = contactCodeSlot(caller.id, channel, 'deletion');
    const { live } = await startCode(slot, { challengeId, live: true }, toEpochSeconds(now));
    const outgoing = {
      kind: 'contact_code',
      userId: caller.id,
      use: 'deletion',
      channel,
      to,
      challengeId,
    } as const;
    // After too many wrong answers the response is the same, but nothing is sent.
    if (live) await transact({ outgoing: putOutgoing(outgoing, now) });
  } catch (error) {
    await reservation.release();
    throw error;
  }
  return { data: { channel, sent_to: channel === 'sms' ? maskPhone(to) : to } };
};

export const deleteMe: UserHandler<typeof routes.deleteMe> = async ({ caller, body, viewerAddress, now }) => {
  await checkCodeBreaker(now);
  const code = body.code.replace(/\s/g, '');
  await countWrongAnswers(viewerAddress, now, () => requireCode(caller.user, code, now));
  await requireDeletable(caller.user);
  await closeAccount(caller.user, now, recordUserAct('user.deleted'));
  return { message: 'Your account is deleted. What we keep of it elsewhere goes within the hour.' };
};

/** The phone first; both are confirmed. */
function findContact({ phone, email }: UserItem): Identity | undefined {
  const mobile = parseMobile(phone);
  if (mobile) return { channel: 'sms', value: mobile };
  return email ? { channel: 'email', value: email } : undefined;
}

async function requireCode(user: UserItem, code: string, now: Date): Promise<void> {
  const slot = contactCodeSlot(user.id, findContact(user)?.channel ?? 'email', 'deletion');
  const nowSeconds = toEpochSeconds(now);
  const current = await findCode(slot);
  if (current && (await checkContactCode(slot, current, code, nowSeconds)) !== 'wrong') return;
  const after = current && (await findCode(slot));
  const left = after ? attemptsLeft(after, nowSeconds) : 0;
  throw new AppError('AUTH.VALIDATION.INVALID.CODE', { extra: { attempts_left: left } });
}

/** Somebody waits for this person: each refusal says what to do first. */
async function requireDeletable(user: UserItem): Promise<void> {
  const refusal = findOwnedCompanyId(user) ? 'COMPANY.OWNER_LEAVES' : await findDeletionRefusal(user);
  if (refusal) throw new AppError(refusal);
  const listed = await listOrdersOfUser(user.id);
  const orders = await findOrders(listed.map(({ id }) => id));
  if (!orders.every(isSettled)) throw new AppError('USER.OPEN_ORDERS');
}

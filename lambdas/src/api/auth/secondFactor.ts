import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { verifyCurrentPassword } from '#api/auth/passwords/verifyCurrentPassword.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { requireFreshSignIn } from '#model/users/secondFactor.ts';
import { findUser } from '#model/users/userEntity.ts';
import { giveBackForAddress, perAddress, takeForAddress } from '#platform/http/limits.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { associateToken, setTokenAsked, verifyToken } from '#platform/services/cognitoTotp.ts';
import { composeSecondFactorNotice } from './accountNotices.ts';
import { endSignIns } from './sessions/endSignIns.ts';

const issuer = 'Bloomkin';

const readToken = (header: (name: string) => string | undefined) => header('x-auth-token') ?? '';

/** A second phone replaces the first once its code is confirmed. */
export const beginSecondFactor: UserHandler<typeof routes.beginSecondFactor> = async ({
  body,
  caller,
  header,
  viewerAddress,
  now,
}) => {
  const { user } = caller;
  if (!user.hasPassword) throw new AppError('AUTH.SECOND_FACTOR.NEEDS_PASSWORD');
  if (user.secondFactorAt) requireFreshSignIn(caller, now);
  await verifyCurrentPassword(caller, body.password, { field: 'password', viewerAddress, now });
  const secret = await associateToken(readToken(header));
  const account = encodeURIComponent(user.email || user.phone || user.login);
  const uri = `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`;
  return { data: { secret, uri } };
};

/** Safe to repeat: a code that was verified before a failure is followed by the next one. */
export const confirmSecondFactor: UserHandler<typeof routes.confirmSecondFactor> = async ({
  body,
  caller,
  header,
  viewerAddress,
  now,
}) => {
  await takeForAddress(perAddress.wrongAnswers, viewerAddress, now);
  if (!(await verifyToken(readToken(header), body.code))) throw new AppError('AUTH.SECOND_FACTOR.WRONG');
  await giveBackForAddress(perAddress.wrongAnswers, viewerAddress, now);
  await setTokenAsked(caller.id, true);
  await changeUser(caller.id, (current) => ({ ...current, secondFactorAt: now.toISOString() }), now, {
    others: [putOutgoing(composeSecondFactorNotice(caller.user, 'on'), now)],
    record: ({ id, fio }) => recordAct({ act: 'user.second_factor_set', object: { id, name: fio } }),
  });
  return { message: 'From now on we ask for a code of your app after your password.' };
};

/** For a lost phone: another admin resets it, and all devices are signed out. */
export const resetSecondFactor: UserHandler<typeof routes.resetSecondFactor> = async ({
  params,
  caller,
  now,
}) => {
  if (params.id === caller.id) throw new AppError('AUTH.SECOND_FACTOR.OWN');
  const person = await findUser(params.id);
  if (!person || person.deletedAt) throw new AppError('NOT_FOUND');
  if (person.inCognito) await setTokenAsked(person.id, false);
  if (!person.secondFactorAt) return { message: 'There is nothing to reset.' };
  const reset = await changeUser(person.id, ({ secondFactorAt: _, ...rest }) => rest, now, {
    others: [putOutgoing(composeSecondFactorNotice(person, 'reset'), now)],
    record: ({ id, fio }) => recordAct({ act: 'user.second_factor_reset', object: { id, name: fio } }),
  });
  await endSignIns(reset, { now });
  return { message: `${person.fio} sets the second step up again at the next sign-in` };
};

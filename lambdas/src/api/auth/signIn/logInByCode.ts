import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { checkCode } from '#api/auth/codes/checkCode.ts';
import { deviceCookieName, findKnownDevice } from '#api/auth/sessions/deviceCookie.ts';
import { completeSignIn } from '#api/auth/sessions/signInResponse.ts';
import { withMinimumDuration } from '#api/auth/withMinimumDuration.ts';
import { findCode } from '#model/auth/codes/codeEntity.ts';
import { type CodeOwner, selectCodeUser, toCodeOwner } from '#model/auth/codes/codeOwner.ts';
import { checkCodeBreaker, countWrongAnswers } from '#model/auth/signIn/countWrongAnswers.ts';
import { findUserByIdentity, type Identity, toIdentity } from '#model/auth/signIn/identity.ts';
import { changeUser } from '#model/users/saveUser.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { limits } from '#platform/http/limits.ts';
import type { Handler } from '#platform/http/request.ts';

export const logInByCode: Handler<typeof routes.logInByCode> = async (request) => {
  const { body, viewerAddress, now } = request;
  const identity = toIdentity(body);
  const code = body.code.replace(/\s/g, '');
  await checkCodeBreaker(now);
  return withMinimumDuration(limits.signInAnswerFloorMs, () =>
    countWrongAnswers(viewerAddress, now, async () => {
      const user = selectCodeUser(identity, await findUserByIdentity(identity));
      const owner = await findCodeOwner(identity, user, request);
      const tokens = await checkCode(owner, code, toEpochSeconds(now));
      // Unreachable: an invented owner never gets tokens.
      if (!user) throw new AppError('INTERNAL');
      return completeSignIn(await completeRegistration(user, body.fio, now), tokens, request);
    }),
  );
};

/** Prefers the known browser's own code over the shared code. */
async function findCodeOwner(
  identity: Identity,
  user: UserItem | undefined,
  { cookie, now }: { cookie(name: string): string | undefined; now: Date },
): Promise<CodeOwner> {
  const device = user && (await findKnownDevice(user, cookie(deviceCookieName), now));
  const own = device && (await toCodeOwner(identity, user, device));
  const code = own && (await findCode(own));
  const isPresent = code && !code.used && code.expiresAtSeconds > toEpochSeconds(now);
  return own && isPresent ? own : toCodeOwner(identity, user);
}

async function completeRegistration(user: UserItem, fio: string | undefined, now: Date): Promise<UserItem> {
  const needsName = user.fio === '' && Boolean(fio);
  if (!user.pending && !needsName) return user;
  const complete = (current: UserItem): UserItem => ({
    ...current,
    pending: false,
    fio: current.fio || (fio ?? ''),
  });
  try {
    return await changeUser(user.id, (current) => withLogin(complete(current)), now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'USER.LOGIN_TAKEN')
      return changeUser(user.id, complete, now);
    throw error;
  }
}

const withLogin = (user: UserItem): UserItem =>
  user.unconfirmedLogin === ''
    ? user
    : { ...user, login: user.login || user.unconfirmedLogin, unconfirmedLogin: '' };

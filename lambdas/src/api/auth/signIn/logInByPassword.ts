import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { tryFromKnownDevice, tryFromUnknownDevice } from '#api/auth/passwords/passwordTries.ts';
import { deviceCookieName, findKnownDevice } from '#api/auth/sessions/deviceCookie.ts';
import { completeSignIn } from '#api/auth/sessions/signInResponse.ts';
import { withMinimumDuration } from '#api/auth/withMinimumDuration.ts';
import { countWrongAnswers } from '#model/auth/signIn/countWrongAnswers.ts';
import { findUserByAnyName } from '#model/auth/signIn/identity.ts';
import { signInMethods } from '#model/auth/signIn/signInMethods.ts';
import { changeUser } from '#model/users/saveUser.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { limits } from '#platform/http/limits.ts';
import type { Handler } from '#platform/http/request.ts';
import type { Tokens } from '#platform/services/cognitoTokens.ts';

export const logInByPassword: Handler<typeof routes.logInByPassword> = async (request) => {
  const { body, cookie, viewerAddress, now } = request;
  return withMinimumDuration(limits.signInAnswerFloorMs, () =>
    countWrongAnswers(viewerAddress, now, async () => {
      const found = await findUserByAnyName(body.login);
      const user = found && signInMethods(found).includes('password') ? found : undefined;
      const device = user && (await findKnownDevice(user, cookie(deviceCookieName), now));
      const tokens =
        user && device
          ? await tryFromKnownDevice(user.id, device, body, now)
          : await tryFromUnknownDevice(user?.id, body.login, body, now);
      if (!user || !tokens) throw new AppError('AUTH.VALIDATION.INVALID_LOGIN');
      return completeSignIn(await syncSecondFactor(user, tokens, now), tokens, request);
    }),
  );
};

/** Cognito decides: a lost pool forgets the second step, and a set-up may have failed after it. */
async function syncSecondFactor(user: UserItem, { hadSecondFactor }: Tokens, now: Date): Promise<UserItem> {
  if (Boolean(hadSecondFactor) === Boolean(user.secondFactorAt)) return user;
  return changeUser(
    user.id,
    ({ secondFactorAt: _, ...rest }) =>
      hadSecondFactor ? { ...rest, secondFactorAt: now.toISOString() } : rest,
    now,
  );
}

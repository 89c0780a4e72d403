import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { limits } from '#http/limits.ts';
import type { Handler } from '#http/request.ts';
import { tryFromKnownDevice, tryFromUnknownDevice } from '../passwords/passwordTries.ts';
import { deviceCookieName, findKnownDevice } from '../sessions/deviceCookie.ts';
import { countWrongAnswers } from './countWrongAnswers.ts';
import { findUserByAnyName } from './identity.ts';
import { signInMethods } from './signInMethods.ts';
import { completeSignIn } from './signInResponse.ts';
import { withMinimumDuration } from './withMinimumDuration.ts';

export const logInByPassword: Handler<typeof routes.logInByPassword> = async (request) => {
  const { body, cookie, viewerAddress, now } = request;
  return withMinimumDuration(limits.signInAnswerFloorMs, () =>
    countWrongAnswers(viewerAddress, now, async () => {
      const found = await findUserByAnyName(body.login);
      const user = found && signInMethods(found).includes('password') ? found : undefined;
      const device = user && (await findKnownDevice(user, cookie(deviceCookieName), now));
      const tokens =
        user && device
          ? await tryFromKnownDevice(user.id, device, body.password, now)
          : await tryFromUnknownDevice(user?.id, body.login, body.password, now);
      if (!user || !tokens) throw new AppError('AUTH.VALIDATION.INVALID_LOGIN');
      return completeSignIn(user, tokens, request);
    }),
  );
};

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { limits } from '../http/limits.ts';
import type { Handler } from '../http/request.ts';
import { answerAfter } from './answerAfter.ts';
import { countWrongAnswers } from './countWrongAnswers.ts';
import { deviceCookieName, knownDevice } from './deviceCookie.ts';
import { findUserByAnyName } from './identity.ts';
import { tryAsStranger, tryOnOwnDevice } from './passwordTries.ts';
import { loggedIn } from './signedIn.ts';
import { signInMethods } from './signInMethods.ts';

export const logInByPassword: Handler<typeof routes.logInByPassword> = async (request) => {
  const { body, cookie, viewerAddress, now } = request;
  return answerAfter(limits.signInAnswerFloorMs, () =>
    countWrongAnswers(viewerAddress, now, async () => {
      const found = await findUserByAnyName(body.login);
      const user = found && signInMethods(found).includes('password') ? found : undefined;
      const device = user && (await knownDevice(user, cookie(deviceCookieName), now));
      const tokens =
        user && device
          ? await tryOnOwnDevice(user.id, device, body.password, now)
          : await tryAsStranger(user?.id, body.login, body.password, now);
      if (!user || !tokens) throw new AppError('AUTH.VALIDATION.INVALID_LOGIN');
      return loggedIn(user, tokens, request);
    }),
  );
};

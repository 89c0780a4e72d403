import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { limits } from '../http/limits.ts';
import type { Handler } from '../http/request.ts';
import { signInByPassword } from '../services/cognitoTokens.ts';
import { answerAfter } from './answerAfter.ts';
import { keyedHash } from './codeHash.ts';
import { countWrongAnswers } from './countWrongAnswers.ts';
import { findUserByAnyName } from './identity.ts';
import { readPepper } from './pepper.ts';
import { noteSignIn, signedIn } from './signedIn.ts';
import { signInMethods } from './signInMethods.ts';

export const logInByPassword: Handler<typeof routes.logInByPassword> = async (request) => {
  const { body, viewerAddress, now } = request;
  return answerAfter(limits.signInAnswerFloorMs, () =>
    countWrongAnswers(viewerAddress, now, async () => {
      const found = await findUserByAnyName(body.login);
      const user = found && signInMethods(found).includes('password') ? found : undefined;
      const tokens = await signInByPassword(user?.id ?? (await nobody(body.login)), body.password);
      if (!user || !tokens) throw new AppError('AUTH.VALIDATION.INVALID_LOGIN');
      await noteSignIn(tokens, request);
      return signedIn(user, tokens);
    }),
  );
};

/** Cognito has no user of this name, and takes its time over it as over any other; one name for each that is tried. */
async function nobody(login: string): Promise<string> {
  return `nobody-${keyedHash(await readPepper(), `login|${login.toLowerCase()}`)}`;
}

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { limits } from '../http/limits.ts';
import type { Handler } from '../http/request.ts';
import { type UserItem, updateUser } from '../users/userTable.ts';
import { writeUser } from '../users/writeUser.ts';
import { answerAfter } from './answerAfter.ts';
import { checkCode } from './checkCode.ts';
import { type CodeOwner, codeOwner, codeUser } from './codeOwner.ts';
import { findCode } from './codeTable.ts';
import { checkCodeBreaker, countWrongAnswers } from './countWrongAnswers.ts';
import { deviceCookieName, knownDevice } from './deviceCookie.ts';
import { findUserOf, type Identity, identityOf } from './identity.ts';
import { loggedIn } from './signedIn.ts';

export const logInByCode: Handler<typeof routes.logInByCode> = async (request) => {
  const { body, viewerAddress, now } = request;
  const identity = identityOf(body);
  const code = body.code.replace(/\s/g, '');
  await checkCodeBreaker(now);
  return answerAfter(limits.signInAnswerFloorMs, () =>
    countWrongAnswers(viewerAddress, now, async () => {
      const user = codeUser(identity, await findUserOf(identity));
      const owner = await ownerOnBrowser(identity, user, request);
      const tokens = await checkCode(owner, code, Math.floor(now.getTime() / 1000));
      // Only a person's own code gives tokens; an invented owner's never does.
      if (!user) throw new AppError('INTERNAL');
      return loggedIn(await welcome(user, body.fio, now), tokens, request);
    }),
  );
};

/** Of the code that this browser asked for, if it is known and has one; else of the one that all others share. */
async function ownerOnBrowser(
  identity: Identity,
  user: UserItem | undefined,
  { cookie, now }: { cookie(name: string): string | undefined; now: Date },
): Promise<CodeOwner> {
  const device = user && (await knownDevice(user, cookie(deviceCookieName), now));
  const own = device && (await codeOwner(identity, user, device));
  const code = own && (await findCode(own));
  const isPresent = code && !code.used && code.expiresAtSeconds > now.getTime() / 1000;
  return own && isPresent ? own : codeOwner(identity, user);
}

/** The first right code completes the registration; a name is taken where there is none yet. */
async function welcome(user: UserItem, fio: string | undefined, now: Date): Promise<UserItem> {
  const newName = user.fio === '' && fio ? fio : undefined;
  if (!user.pending && newName === undefined) return user;
  const welcomed = await updateUser(user.id, { pending: false, fio: newName });
  return welcomed.unconfirmedLogin === '' ? welcomed : withLogin(welcomed, now);
}

/** The login asked for at registration is theirs now, unless somebody has it or they have one. */
async function withLogin(user: UserItem, now: Date): Promise<UserItem> {
  const wanted = { ...user, login: user.login || user.unconfirmedLogin, unconfirmedLogin: '' };
  try {
    return (await writeUser(wanted, user, now)) ? wanted : user;
  } catch (error) {
    if (error instanceof AppError && error.code === 'USER.LOGIN_TAKEN') return user;
    throw error;
  }
}

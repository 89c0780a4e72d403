import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { readCaller } from '../http/caller.ts';
import type { Handler } from '../http/request.ts';
import { refreshTokens } from '../services/cognitoTokens.ts';
import { refreshCookieName, signedIn } from './signedIn.ts';

/** Whoever may not enter any more (disabled, signed out, password changed) gets no new token either. */
export const refresh: Handler<typeof routes.refresh> = async ({ cookie }) => {
  const given = cookie(refreshCookieName);
  const tokens = given ? await refreshTokens(given) : undefined;
  if (!tokens) throw new AppError('AUTH.REFRESH.INVALID');
  const caller = await readCaller(tokens.accessToken);
  if (!caller) throw new AppError('AUTH.REFRESH.INVALID');
  return signedIn(caller.user, tokens);
};

import type * as routes from '@bloomkin/shared/routes/auth.ts';
import type { Handler } from '../http/request.ts';
import { answerWithCode } from './answerWithCode.ts';
import { findUserOf, identityOf } from './identity.ts';

export const requestCode: Handler<typeof routes.requestCode> = async ({
  body,
  viewerAddress,
  cookie,
  now,
}) => {
  const identity = identityOf(body);
  return answerWithCode({ identity, viewerAddress, cookie, now }, () => findUserOf(identity));
};

import type * as routes from '@bloomkin/shared/routes/auth.ts';
import type { Handler } from '#http/request.ts';
import { countWrongAnswers } from '../signIn/countWrongAnswers.ts';
import { getPasswordLinkOwner, hashLinkCode } from './passwordLink.ts';

export const checkPasswordLink: Handler<typeof routes.checkPasswordLink> = async ({
  body,
  viewerAddress,
  now,
}) =>
  countWrongAnswers(viewerAddress, now, async () => {
    const { email } = await getPasswordLinkOwner(hashLinkCode(body.code), now);
    return { data: { email } };
  });

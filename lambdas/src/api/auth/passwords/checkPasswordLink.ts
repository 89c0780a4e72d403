import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { getPasswordLinkOwner, hashLinkCode } from '#model/auth/passwords/passwordLink.ts';
import { countWrongAnswers } from '#model/auth/signIn/countWrongAnswers.ts';
import type { Handler } from '#platform/http/request.ts';

export const checkPasswordLink: Handler<typeof routes.checkPasswordLink> = async ({
  body,
  viewerAddress,
  now,
}) =>
  countWrongAnswers(viewerAddress, now, async () => {
    const { email } = await getPasswordLinkOwner(hashLinkCode(body.code), now);
    return { data: { email } };
  });

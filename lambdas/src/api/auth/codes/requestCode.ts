import type { AnswerOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { deviceCookieName, findKnownDevice } from '#api/auth/sessions/deviceCookie.ts';
import { withMinimumDuration } from '#api/auth/withMinimumDuration.ts';
import { codeLifeSeconds } from '#model/auth/codes/codeRules.ts';
import { reserveSend, type SendRequest, type SendReservation } from '#model/auth/codes/reserveSend.ts';
import { findUserByIdentity, type Identity, maskIdentity, toIdentity } from '#model/auth/signIn/identity.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { limits } from '#platform/http/limits.ts';
import type { Handler } from '#platform/http/request.ts';
import { type CodeReason, sendCode } from './sendCode.ts';

interface CodeRequest extends Pick<SendRequest, 'identity' | 'viewerAddress' | 'now'> {
  why?: CodeReason;
  cookie(name: string): string | undefined;
}

type CodeResponse = AnswerOf<typeof routes.requestCode>;
type FindUser = () => Promise<UserItem | undefined>;

export const requestCode: Handler<typeof routes.requestCode> = async ({
  body,
  viewerAddress,
  cookie,
  now,
}) => {
  const identity = toIdentity(body);
  return sendCodeWithinLimits({ identity, viewerAddress, cookie, now }, () => findUserByIdentity(identity));
};

/** Responds the same whether or not the account exists. */
export async function sendCodeWithinLimits(request: CodeRequest, find: FindUser): Promise<CodeResponse> {
  const deviceCookie = request.cookie(deviceCookieName);
  if (deviceCookie)
    return withMinimumDuration(limits.signInAnswerFloorMs, () =>
      sendToKnownBrowser(request, deviceCookie, find),
    );
  const reservation = await reserveSend(request);
  return withMinimumDuration(limits.signInAnswerFloorMs, () => sendReserved(request, reservation, find));
}

/** Within the response-time floor, so that timing reveals no account. */
async function sendToKnownBrowser(
  request: CodeRequest,
  deviceCookie: string,
  find: FindUser,
): Promise<CodeResponse> {
  const user = await findUserByIdentity(request.identity);
  const device = user && (await findKnownDevice(user, deviceCookie, request.now));
  const reservation = await reserveSend({ ...request, fromKnownBrowser: device !== undefined });
  return sendReserved({ ...request, ...(device && { device }) }, reservation, find);
}

async function sendReserved(
  request: CodeRequest & { device?: string },
  reservation: SendReservation,
  find: FindUser,
): Promise<CodeResponse> {
  try {
    await sendCode(request, await find());
  } catch (error) {
    await reservation.release();
    throw error;
  }
  return toResponse(request.identity, reservation);
}

function toResponse(identity: Identity, { resendInSeconds }: SendReservation): CodeResponse {
  const where = identity.channel === 'sms' ? 'number' : 'e-mail address';
  return {
    data: { sent_to: maskIdentity(identity), expires_in: codeLifeSeconds, resend_in: resendInSeconds },
    message: `A confirmation code has been sent to the ${where} you specified`,
  };
}

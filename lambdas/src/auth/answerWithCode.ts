import type { AnswerOf } from '@bloomkin/shared/route.ts';
import type { requestCode } from '@bloomkin/shared/routes/auth.ts';
import { limits } from '../http/limits.ts';
import type { UserItem } from '../users/userEntity.ts';
import { answerAfter } from './answerAfter.ts';
import { codeLifeSeconds } from './codeRules.ts';
import { deviceCookieName, knownDevice } from './deviceCookie.ts';
import { findUserOf, type Identity } from './identity.ts';
import { mask } from './mask.ts';
import { type CodeReason, sendCode } from './sendCode.ts';
import { type SendRequest, type TakenSend, takeSend } from './takeSend.ts';

interface CodeRequest extends Pick<SendRequest, 'identity' | 'viewerAddress' | 'now'> {
  why?: CodeReason;
  cookie(name: string): string | undefined;
}

type Answer = AnswerOf<typeof requestCode>;
type FindUser = () => Promise<UserItem | undefined>;

/** Within the limits, sends a code to whom it may be sent, and tells everybody the same. */
export async function answerWithCode(request: CodeRequest, find: FindUser): Promise<Answer> {
  const note = request.cookie(deviceCookieName);
  if (note) return answerAfter(limits.signInAnswerFloorMs, () => answerNoted(request, note, find));
  const taken = await takeSend(request);
  return answerAfter(limits.signInAnswerFloorMs, () => sendTaken(request, taken, find));
}

/** Looks the known browser up within the response-time floor, so that timing reveals no account. */
async function answerNoted(request: CodeRequest, note: string, find: FindUser): Promise<Answer> {
  const user = await findUserOf(request.identity);
  const device = user && (await knownDevice(user, note, request.now));
  const taken = await takeSend({ ...request, fromKnownBrowser: device !== undefined });
  return sendTaken({ ...request, ...(device && { device }) }, taken, find);
}

async function sendTaken(
  request: CodeRequest & { device?: string },
  taken: TakenSend,
  find: FindUser,
): Promise<Answer> {
  try {
    await sendCode(request, await find());
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
  return codeSent(request.identity, taken);
}

function codeSent(identity: Identity, { resendInSeconds }: TakenSend): Answer {
  const where = identity.channel === 'sms' ? 'number' : 'e-mail address';
  return {
    data: { sent_to: mask(identity), expires_in: codeLifeSeconds, resend_in: resendInSeconds },
    message: `A confirmation code has been sent to the ${where} you specified`,
  };
}

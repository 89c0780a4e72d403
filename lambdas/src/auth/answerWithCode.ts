import type { AnswerOf } from '@bloomkin/shared/route.ts';
import type { requestCode } from '@bloomkin/shared/routes/auth.ts';
import { limits } from '../http/limits.ts';
import type { UserItem } from '../users/userTable.ts';
import { answerAfter } from './answerAfter.ts';
import { codeLifeSeconds } from './codeRules.ts';
import type { Identity } from './identity.ts';
import { mask } from './mask.ts';
import { type CodeReason, sendCode } from './sendCode.ts';
import { type SendRequest, type TakenSend, takeSend } from './takeSend.ts';

/** Within the limits, sends a code to whom it may be sent, and tells everybody the same. */
export async function answerWithCode(
  request: SendRequest & { why?: CodeReason },
  find: () => Promise<UserItem | undefined>,
): Promise<AnswerOf<typeof requestCode>> {
  const taken = await takeSend(request);
  return answerAfter(limits.signInAnswerFloorMs, async () => {
    try {
      await sendCode(request, await find());
    } catch (error) {
      await taken.giveBack();
      throw error;
    }
    return codeSent(request.identity, taken);
  });
}

function codeSent(identity: Identity, { resendInSeconds }: TakenSend) {
  const where = identity.channel === 'sms' ? 'number' : 'e-mail address';
  return {
    data: { sent_to: mask(identity), expires_in: codeLifeSeconds, resend_in: resendInSeconds },
    message: `A confirmation code has been sent to the ${where} you specified`,
  };
}

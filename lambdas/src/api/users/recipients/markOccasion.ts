import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { saveDecision } from '#model/messages/consent/consentEntity.ts';
import { saveMarks } from '#model/users/occasions/saveMarks.ts';
import { findRecipient, listOccasions } from '#model/users/recipientEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { toRecipient } from './toRecipient.ts';

/** Changes reminders of the caller's own recipients. Asking for a reminder records the consent to it. */
export const markOccasion: Handler<typeof routes.markOccasion> = async ({ caller, params, body, now }) => {
  const recipient = await findRecipient(caller.id, params.rid);
  const isKnown =
    recipient && (!('day' in body) || listOccasions(recipient).some(({ id }) => id === body.day));
  if (!isKnown) throw new AppError('NOT_FOUND');
  if (body.change === 'remind')
    await saveDecision(caller.id, { agreed: true, at: now.toISOString(), source: 'account' }, 'reminders');
  const marks = await saveMarks(recipient, body, now);
  if (!marks) throw new AppError('NOT_FOUND');
  return { data: toRecipient(recipient, marks) };
};

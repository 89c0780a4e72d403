import type * as routes from '@bloomkin/shared/routes/auth.ts';
import type { Handler } from '../../http/request.ts';
import { putOutgoing } from '../../outbox/outboxEntity.ts';
import { transact } from '../../table/transact.ts';
import { reserveSend } from '../codes/reserveSend.ts';

export const forgotPassword: Handler<typeof routes.forgotPassword> = (request) => mailResetLink(request);

export const sendResetLink: Handler<typeof routes.sendResetLink> = (request) => mailResetLink(request);

interface ResetRequest {
  query: { email: string };
  viewerAddress: string;
  now: Date;
}

/**
 * Has a link to a new password mailed to whom the address belongs. Nobody is looked up here: whether it has an account is
 * found out by what sends the mail, unseen.
 */
async function mailResetLink({ query, viewerAddress, now }: ResetRequest): Promise<{ message: string }> {
  const email = query.email.toLowerCase();
  // Links have a count of their own: who uses up somebody's codes leaves them the way to a new password.
  await reserveSend({ identity: { channel: 'email', value: email }, what: 'link', viewerAddress, now });
  await transact({ outgoing: putOutgoing({ kind: 'password_link', link: 'reset', email }, now) });
  return { message: 'If that address has an account, a link to a new password is on its way.' };
}

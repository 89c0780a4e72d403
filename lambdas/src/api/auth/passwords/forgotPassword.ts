import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { reserveSend } from '#model/auth/codes/reserveSend.ts';
import type { Handler } from '#platform/http/request.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { transact } from '#platform/table/transact.ts';

export const forgotPassword: Handler<typeof routes.forgotPassword> = (request) => mailResetLink(request);

export const sendResetLink: Handler<typeof routes.sendResetLink> = (request) => mailResetLink(request);

interface ResetRequest {
  query: { email: string };
  viewerAddress: string;
  now: Date;
}

/** The outbox consumer looks the account up, so that timing reveals none. */
async function mailResetLink({ query, viewerAddress, now }: ResetRequest): Promise<{ message: string }> {
  const email = query.email.toLowerCase();
  // Links are counted apart from codes.
  await reserveSend({ identity: { channel: 'email', value: email }, what: 'link', viewerAddress, now });
  await transact({ outgoing: putOutgoing({ kind: 'password_link', link: 'reset', email }, now) });
  return { message: 'If that address has an account, a link to a new password is on its way.' };
}

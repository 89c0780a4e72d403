import { putOutgoing } from '../outbox/outboxEntity.ts';
import { transact } from '../table/write.ts';
import { takeSend } from './takeSend.ts';

interface Asked {
  query: { email: string };
  viewerAddress: string;
  now: Date;
}

/**
 * Has a link to a new password mailed to whom the address belongs. Nobody is looked up here: whether it has an account is
 * found out by what sends the mail, unseen.
 */
export async function mailResetLink({ query, viewerAddress, now }: Asked): Promise<{ message: string }> {
  const email = query.email.toLowerCase();
  // Links have a count of their own: who uses up somebody's codes leaves them the way to a new password.
  await takeSend({ identity: { channel: 'email', value: email }, what: 'link', viewerAddress, now });
  await transact({ outgoing: putOutgoing({ kind: 'password_link', link: 'reset', email }, now) });
  return { message: 'If that address has an account, a link to a new password is on its way.' };
}

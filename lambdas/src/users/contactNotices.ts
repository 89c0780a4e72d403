import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { defuseLinks } from '../mail/defuseLinks.ts';
import type { Outgoing } from '../outbox/outgoing.ts';
import type { UserItem } from './userTable.ts';

const otherwise =
  'If that was not you, somebody else may be in your account: sign in, sign out everywhere and write to us.';

/** Tells the phone and the e-mail that a person leaves behind, so that a stolen sign-in does not go unseen. */
export function contactNotices(next: UserItem, read: UserItem): Outgoing[] {
  if (!next.active) return [];
  const notices: Outgoing[] = [];
  if (read.email && next.email !== read.email)
    notices.push({
      kind: 'notice',
      email: read.email,
      phone: '',
      subject: 'Your e-mail address at Bloomkin was changed',
      paragraphs: [
        `Hello ${defuseLinks(read.fio) || 'there'},`,
        `${read.email} does not belong to your Bloomkin account any more: it was changed to another address.`,
        otherwise,
      ],
      sms: '',
    });
  if (read.phone && next.phone !== read.phone)
    notices.push({
      kind: 'notice',
      email: '',
      phone: read.phone,
      subject: '',
      paragraphs: [],
      sms: `Bloomkin: ${formatPhone(read.phone)} does not belong to your account any more: the number was changed. ${otherwise}`,
    });
  return notices;
}

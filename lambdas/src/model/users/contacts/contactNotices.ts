import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import type { Outgoing } from '#platform/outbox/outgoing.ts';

const otherwise =
  'If that was not you, somebody else may be in your account: sign in, sign out everywhere and write to us.';

/** Sent to the previous phone and e-mail, so that a hijacked session is noticed. */
export function composeContactNotices(next: UserItem, current: UserItem): Outgoing[] {
  if (!next.active) return [];
  const notices: Outgoing[] = [];
  if (current.email && next.email !== current.email)
    notices.push({
      kind: 'notice',
      email: current.email,
      phone: '',
      subject: 'Your e-mail address at Bloomkin was changed',
      paragraphs: [
        `Hello ${defuseLinks(current.fio) || 'there'},`,
        `${current.email} does not belong to your Bloomkin account any more: it was changed to another address.`,
        otherwise,
      ],
      sms: '',
    });
  if (current.phone && next.phone !== current.phone)
    notices.push({
      kind: 'notice',
      email: '',
      phone: current.phone,
      subject: '',
      paragraphs: [],
      sms: `Bloomkin: ${formatPhone(current.phone)} does not belong to your account any more: the number was changed. ${otherwise}`,
    });
  return notices;
}

import { createPasswordLink } from '#model/auth/passwords/passwordLink.ts';
import { findUser, findUserByEmail } from '#model/users/userEntity.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import { renderMail } from '#platform/mail/letter.ts';
import type { OutgoingPasswordLink } from '#platform/outbox/outgoing.ts';
import { sendMail } from '#platform/services/mail.ts';

/** The account lookup happens here: the request's timing must not reveal it. */
export async function sendPasswordLink(outgoing: OutgoingPasswordLink, now: Date): Promise<void> {
  const user = 'userId' in outgoing ? await findUser(outgoing.userId) : await findUserByEmail(outgoing.email);
  if (!user?.active || user.email === '') return;
  const url = await createPasswordLink(user, outgoing.link, now);
  const { subject, lines } = messages[outgoing.link];
  const mail = renderMail({
    subject,
    heading: subject,
    paragraphs: [user.fio ? `Hello ${defuseLinks(user.fio)},` : 'Hello,', ...lines],
    link: { label: 'Choose a password', url },
    footer: ['Warm wishes from Bloomkin'],
  });
  await sendMail({ to: user.email, ...mail });
}

const messages = {
  reset: {
    subject: 'Choose a new password',
    lines: [
      'Somebody, most likely you, asked for a new password for your account at Bloomkin. The link works once, for one hour.',
      'If you did not ask for it, you can leave this e-mail be: nothing has changed.',
    ],
  },
  invitation: {
    subject: 'You are invited to Bloomkin',
    lines: [
      'An account at Bloomkin is ready for you: only its password is missing, and you choose that. The link works once, for seven days.',
      'You sign in with this e-mail address.',
    ],
  },
  signInsLost: {
    subject: 'Choose a new password',
    lines: [
      'We had to renew the way people sign in to Bloomkin. Your account and everything in it is as it was, but your old password no longer works.',
      'Choose a new one to get back in. The link works once, for seven days.',
    ],
  },
} as const;

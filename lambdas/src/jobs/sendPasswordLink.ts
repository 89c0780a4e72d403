import { makePasswordLink } from '../auth/passwordLink.ts';
import { defuseLinks } from '../mail/defuseLinks.ts';
import { mailOf } from '../mail/letter.ts';
import type { OutgoingPasswordLink } from '../outbox/outgoing.ts';
import { sendMail } from '../services/mail.ts';
import { findUser, findUserByEmail } from '../users/userEntity.ts';

/** Looks up who is meant, which the request did not, and mails them a fresh link; nothing to nobody. */
export async function sendPasswordLink(outgoing: OutgoingPasswordLink, now: Date): Promise<void> {
  const user = 'userId' in outgoing ? await findUser(outgoing.userId) : await findUserByEmail(outgoing.email);
  if (!user?.active || user.email === '') return;
  const url = await makePasswordLink(user, outgoing.link, now);
  const { subject, lines } = words[outgoing.link];
  const mail = mailOf({
    subject,
    heading: subject,
    paragraphs: [user.fio ? `Hello ${defuseLinks(user.fio)},` : 'Hello,', ...lines],
    link: { words: 'Choose a password', url },
    footer: ['Warm wishes from Bloomkin'],
  });
  await sendMail({ to: user.email, ...mail });
}

const words = {
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
} as const;

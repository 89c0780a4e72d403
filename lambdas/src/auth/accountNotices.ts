import { defuseLinks } from '../mail/defuseLinks.ts';
import type { Outgoing } from '../outbox/outgoing.ts';
import { setting } from '../settings.ts';
import type { UserItem } from '../users/userTable.ts';

const helloTo = ({ fio }: UserItem) => (fio ? `Hello ${defuseLinks(fio)},` : 'Hello,');
const forgotten = () => `${setting('SITE_URL')}/auth/forgot-password`;

/** So that a stolen sign-in does not go unseen: by e-mail, or by text message to who has none. */
export function passwordChanged(user: UserItem): Outgoing {
  return {
    kind: 'notice',
    email: user.email,
    phone: user.email ? '' : user.phone,
    subject: 'Your password was changed',
    paragraphs: [
      helloTo(user),
      'The password of your Bloomkin account was changed just now, and all other devices were signed out.',
      `Was it not you? Choose a new one at once: ${forgotten()}`,
    ],
    sms: 'Bloomkin: your password was changed and all other devices were signed out. Was it not you? Sign in by a code and change it.',
  };
}

/** To somebody who registers again and whom no code signs in. */
export function alreadyRegistered(user: UserItem): Outgoing {
  return {
    kind: 'notice',
    email: user.email,
    phone: '',
    subject: 'You already have an account',
    paragraphs: [
      helloTo(user),
      'Somebody, perhaps you, has just tried to register at Bloomkin with this e-mail address. You already have an account.',
      `Sign in with your password: ${setting('SITE_URL')}/auth. Forgotten it? ${forgotten()}`,
    ],
    sms: '',
  };
}

import { paths } from '@bloomkin/shared/pages.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import type { Outgoing, OutgoingNotice } from '#platform/outbox/outgoing.ts';
import { setting } from '#platform/settings.ts';

const greet = ({ fio }: UserItem) => (fio ? `Hello ${defuseLinks(fio)},` : 'Hello,');
const forgotPasswordUrl = () => `${setting('SITE_URL')}${paths.forgotPassword()}`;

type NoticeText = Pick<OutgoingNotice, 'subject' | 'paragraphs' | 'sms'>;

/** By e-mail, else by SMS. */
const toNotice = (user: UserItem, { paragraphs, ...text }: NoticeText): Outgoing => ({
  kind: 'notice',
  email: user.email,
  phone: user.email ? '' : user.phone,
  ...text,
  paragraphs: [greet(user), ...paragraphs],
});

export function composePasswordChangedNotice(user: UserItem): Outgoing {
  return toNotice(user, {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Bloomkin account was changed just now, and all other devices were signed out.',
      `Was it not you? Choose a new one at once: ${forgotPasswordUrl()}`,
    ],
    sms: 'Bloomkin: your password was changed and all other devices were signed out. Was it not you? Sign in by a code and change it.',
  });
}

export function composeSessionReusedNotice(user: UserItem, device: string): Outgoing {
  return toNotice(user, {
    subject: 'We signed one of your devices out',
    paragraphs: [
      `A sign-in of your Bloomkin account that was already replaced by a newer one was used again just now (${device}). A lost connection can do that; so can somebody who copied it. To be safe, we signed one of your devices out.`,
      'If that was only you, sign in again and carry on: nothing else has changed.',
      `If you were not using Bloomkin just now, sign out everywhere and choose a new password: ${forgotPasswordUrl()}`,
    ],
    sms: 'Bloomkin: to be safe, we signed one of your devices out, because an old sign-in of yours was used again. Was it not you? Sign in and sign out everywhere.',
  });
}

export function composeSecondFactorNotice(user: UserItem, now: 'on' | 'reset'): Outgoing {
  const what =
    now === 'on'
      ? 'An authenticator app was set up for your Bloomkin account just now: each sign-in asks for its code.'
      : 'Our team has just reset the second step of signing in to your Bloomkin account, and signed all your devices out.';
  return toNotice(user, {
    subject: now === 'on' ? 'Your second step is set up' : 'Your second step was reset',
    paragraphs: [
      what,
      `Was it not you? Write to us at once, and choose a new password: ${forgotPasswordUrl()}`,
    ],
    sms: `Bloomkin: ${now === 'on' ? 'an authenticator app was set up for your account' : 'the second step of your sign-in was reset'}. Was it not you? Write to us at once.`,
  });
}

/** `device`: one of the user's devices, or all. */
export function composeSignedOutNotice(user: UserItem, device: string): Outgoing {
  return toNotice(user, {
    subject: 'We signed you out',
    paragraphs: [
      `Our team has just signed your Bloomkin account out on ${device}. Your orders and your account stay as they are.`,
      'Sign in again whenever you like. If you did not expect this, write to us and choose a new password.',
      forgotPasswordUrl(),
    ],
    sms: `Bloomkin: our team signed your account out on ${device}. Sign in again whenever you like.`,
  });
}

export function composeAlreadyRegisteredNotice(user: UserItem): Outgoing {
  return toNotice(user, {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, has just tried to register at Bloomkin with this e-mail address. You already have an account.',
      `Sign in with your password: ${setting('SITE_URL')}/auth. Forgotten it? ${forgotPasswordUrl()}`,
    ],
    sms: '',
  });
}

/** After the loss of the user pool, for users who can sign in by a code. */
export function composeSignInsLostNotice(user: UserItem): Outgoing {
  return toNotice(user, {
    subject: 'Please sign in again',
    paragraphs: [
      'We had to renew the way people sign in to Bloomkin. Your account and your orders are as they were, but you are signed out, and your old password no longer works.',
      `Sign in with a code, then choose a new password in your account: ${setting('SITE_URL')}${paths.home()}`,
    ],
    sms: 'Bloomkin: we renewed our sign-in. Your account is as it was, but you are signed out and your old password no longer works. Sign in with a code.',
  });
}

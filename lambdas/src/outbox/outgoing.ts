import type { UserId } from '@bloomkin/shared/schemas/ids.ts';

/** Words to a person, by e-mail, by text message or both. */
interface OutgoingNotice {
  kind: 'notice';
  /** Empty where nothing goes that way. */
  email: string;
  phone: string;
  subject: string;
  paragraphs: readonly string[];
  sms: string;
}

/** A code to a new phone or e-mail. It is made when it is sent, so that only its hash is ever stored. */
export interface OutgoingContactCode {
  kind: 'contact_code';
  userId: UserId;
  channel: 'sms' | 'email';
  to: string;
  challengeId: string;
}

/** A sign-in code whose message failed while it was asked for. Another is made when it is sent. */
export interface OutgoingSignInCode {
  kind: 'sign_in_code';
  userId: UserId;
  channel: 'sms' | 'email';
  /** The known browser it was asked for on; empty for any other. */
  device: string;
  challengeId: string;
  welcomesBack: boolean;
}

/** A picture that nobody shows any more. */
interface OldPicture {
  kind: 'old_picture';
  /** As it was shown: `/media/…`. */
  path: string;
}

/** A link to a new password: to a person, or to whoever has this address, if anybody. It is made when it is sent. */
export type OutgoingPasswordLink = {
  kind: 'password_link';
  /** `reset`: asked for by whoever knows the address. `invitation`: by an admin. */
  link: 'reset' | 'invitation';
} & ({ userId: UserId } | { email: string });

/** What a request leaves to be sent or cleared away: it does neither itself. */
export type Outgoing =
  | OutgoingNotice
  | OutgoingContactCode
  | OutgoingSignInCode
  | OutgoingPasswordLink
  | OldPicture;

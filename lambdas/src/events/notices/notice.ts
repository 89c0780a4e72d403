import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { InboxItem, MessageContent } from '#model/messages/messageEntity.ts';
import type { Letter } from '#platform/mail/letter.ts';

/** Sent once per channel. Empty addresses and nulls are skipped. */
export interface Notice {
  name: string;
  to: { userId: UserId | null } & Contacts;
  /** Unverified contacts share the rate of codes. */
  unproven?: Contacts;
  letter: Letter;
  sms: string | null;
  message: MessageContent;
}

export interface Contacts {
  email: string;
  phone: string;
}

export interface FloristContact {
  userId: UserId | null;
  inbox?: InboxItem | undefined;
  /** The shop's, for buyers. */
  phone: string;
  /** By the channels that the company chose. */
  told: Contacts;
  /** The mobile number, or the e-mail address without one. */
  urgent: Contacts;
}

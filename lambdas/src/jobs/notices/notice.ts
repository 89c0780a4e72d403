import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Letter } from '../../mail/letter.ts';
import type { MessageContent } from '../../messages/messageEntity.ts';

/** Something that somebody is told about an order, once by each way. Empty addresses and nulls are left out. */
export interface Notice {
  /** Names it among those of its order, so that it goes out once. */
  name: string;
  to: { userId: UserId | null } & Contacts;
  /** Contacts that nobody proved to be theirs: each gets a message at the pace of codes, or none. */
  unproven?: Contacts;
  letter: Letter;
  /** The text message; none for the florist, whose screen rings. */
  sms: string | null;
  /** What stands among the person's messages in the app. */
  message: MessageContent;
}

/** Empty where nothing goes that way. */
export interface Contacts {
  email: string;
  /** E.164. */
  phone: string;
}

/** Whom a florist's notices go to, and whom a buyer may call. */
export interface FloristContact {
  userId: UserId | null;
  email: string;
  /** E.164, or empty. */
  phone: string;
}

import { CartHash, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { PushNotification } from '@bloomkin/shared/schemas/push.ts';
import * as z from 'zod';

const channel = z.enum(['sms', 'email']);

const OutgoingNotice = z.object({
  kind: z.literal('notice'),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()).readonly(),
  sms: z.string(),
  /** Labels the button of the e-mail. */
  link: z.object({ label: z.string(), url: z.string() }).optional(),
});
export type OutgoingNotice = z.output<typeof OutgoingNotice>;

/** Created when sent, so that only its hash is stored. */
const OutgoingContactCode = z.object({
  kind: z.literal('contact_code'),
  userId: UserId,
  channel,
  to: z.string(),
  challengeId: z.string(),
  /** Absent: a new phone or e-mail. */
  use: z.literal('deletion').optional(),
});
export type OutgoingContactCode = z.output<typeof OutgoingContactCode>;

/** For a failed message; a new code is created when sent. */
const OutgoingSignInCode = z.object({
  kind: z.literal('sign_in_code'),
  userId: UserId,
  channel,
  device: z.string(),
  challengeId: z.string(),
  welcomesBack: z.boolean(),
});
export type OutgoingSignInCode = z.output<typeof OutgoingSignInCode>;

const OldPicture = z.object({
  kind: z.literal('old_picture'),
  path: z.string(),
});

/** A line of the list that outlives the table (`services/withdrawals.ts`). */
const OutgoingWithdrawal = z.object({ kind: z.literal('withdrawal'), line: z.string() });

const OutgoingCartReminder = z.object({ kind: z.literal('cart_reminder'), userId: UserId, hash: CartHash });
export type OutgoingCartReminder = z.output<typeof OutgoingCartReminder>;

/** What it says follows from the link's row and what is true when it is sent. */
const OutgoingDayReminder = z.object({ kind: z.literal('day_reminder'), token: z.string() });
export type OutgoingDayReminder = z.output<typeof OutgoingDayReminder>;

const OutgoingPush = z.object({
  kind: z.literal('push'),
  userId: UserId,
  subscriptionId: z.string(),
  notification: PushNotification,
});
export type OutgoingPush = z.output<typeof OutgoingPush>;

const passwordLink = {
  kind: z.literal('password_link'),
  /** `reset`: by anyone who knows the address. `invitation`: by an admin. `signInsLost`: by an operator, after a loss. */
  link: z.enum(['reset', 'invitation', 'signInsLost']),
};
const OutgoingPasswordLink = z.union([
  z.object({ ...passwordLink, userId: UserId }),
  z.object({ ...passwordLink, email: z.string() }),
]);
export type OutgoingPasswordLink = z.output<typeof OutgoingPasswordLink>;

export const Outgoing = z.union([
  OutgoingNotice,
  OutgoingContactCode,
  OutgoingSignInCode,
  OutgoingPasswordLink,
  OldPicture,
  OutgoingWithdrawal,
  OutgoingPush,
  OutgoingCartReminder,
  OutgoingDayReminder,
]);
export type Outgoing = z.output<typeof Outgoing>;

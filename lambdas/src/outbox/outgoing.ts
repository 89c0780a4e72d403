import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';

const channel = z.enum(['sms', 'email']);

/** A message to a person, by e-mail, by text message or both. */
const OutgoingNotice = z.object({
  kind: z.literal('notice'),
  /** Empty where nothing goes that way. */
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()).readonly(),
  sms: z.string(),
});

/** A code to a new phone or e-mail. It is made when it is sent, so that only its hash is ever stored. */
const OutgoingContactCode = z.object({
  kind: z.literal('contact_code'),
  userId: UserId,
  channel,
  to: z.string(),
  challengeId: z.string(),
});
export type OutgoingContactCode = z.output<typeof OutgoingContactCode>;

/** A sign-in code whose message failed while it was asked for. Another is made when it is sent. */
const OutgoingSignInCode = z.object({
  kind: z.literal('sign_in_code'),
  userId: UserId,
  channel,
  /** The known browser it was asked for on; empty for any other. */
  device: z.string(),
  challengeId: z.string(),
  welcomesBack: z.boolean(),
});
export type OutgoingSignInCode = z.output<typeof OutgoingSignInCode>;

/** A picture that is no longer shown. */
const OldPicture = z.object({
  kind: z.literal('old_picture'),
  /** As it was shown: `/media/…`. */
  path: z.string(),
});

const passwordLink = {
  kind: z.literal('password_link'),
  /** `reset`: asked for by whoever knows the address. `invitation`: by an admin. */
  link: z.enum(['reset', 'invitation']),
};
/** A link to a new password: to a person, or to whoever has this address. It is made when it is sent. */
const OutgoingPasswordLink = z.union([
  z.object({ ...passwordLink, userId: UserId }),
  z.object({ ...passwordLink, email: z.string() }),
]);
export type OutgoingPasswordLink = z.output<typeof OutgoingPasswordLink>;

/** What a request leaves to be sent or cleared away: it does neither itself. */
export const Outgoing = z.union([
  OutgoingNotice,
  OutgoingContactCode,
  OutgoingSignInCode,
  OutgoingPasswordLink,
  OldPicture,
]);
export type Outgoing = z.output<typeof Outgoing>;

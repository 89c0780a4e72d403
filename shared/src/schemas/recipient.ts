import * as z from 'zod';
import { maxOccasions } from '#rules/occasions.ts';
import { HomeInput } from './addressBook.ts';
import { day, line, text } from './fields.ts';
import { MarkedOccasion, OccasionInput, Quiet } from './occasion.ts';
import { User } from './user.ts';
import { CallablePhoneInput, EmailInput, FioInput } from './userInput.ts';

export const recipientsLimit = 200;

export const Recipient = User.extend({
  relation: z.string(),
  birthday: z.string().nullable(),
  note: z.string(),
  address: User.shape.location,
  /** The birthday first, if there is one. */
  days: z.array(MarkedOccasion),
  /** No reminders of this person, since when and why. */
  quiet: Quiet.nullable(),
});
export type Recipient = z.output<typeof Recipient>;

export const RecipientInput = z.object({
  fio: FioInput,
  phone: CallablePhoneInput.default(''),
  email: EmailInput.default(''),
  relation: line(60).default(''),
  birthday: day
    .refine((birthday) => birthday >= '1900-01-01', 'Enter a year from 1900')
    .nullable()
    .default(null),
  note: text(500).default(''),
  address: HomeInput.nullable().default(null),
  /** Besides the birthday; absent: those that are kept. */
  days: z.array(OccasionInput).max(maxOccasions, `At most ${maxOccasions} days`).optional(),
});
export type RecipientInput = z.output<typeof RecipientInput>;

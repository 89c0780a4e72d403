import * as z from 'zod';
import { dayChanges, isMoving, occasionKinds, personChanges } from '#rules/occasions.ts';
import { isDay } from '#rules/zonedTime.ts';
import { line } from './fields.ts';
import { idLetters, UserId } from './ids.ts';

export const OccasionKind = z.enum(occasionKinds);
const OccasionId = z.string().regex(idLetters, 'Unknown id');

export const Occasion = z.object({
  id: z.string(),
  kind: OccasionKind,
  label: z.string(),
  /** `MM-DD`; null for a day that moves. */
  date: z.string().nullable(),
});

/** Checks it in a leap year, so that 29 February is a day. */
const isMonthAndDay = (text: string) => isDay(`2024-${text}`);

export const OccasionInput = z
  .object({
    /** Absent for a new day. */
    id: OccasionId.optional(),
    kind: OccasionKind.exclude(['birthday']),
    label: line(60).default(''),
    date: z.string().refine(isMonthAndDay, 'Must be a day such as 05-10').nullable().default(null),
  })
  .refine(({ kind, date }) => isMoving(kind) === (date === null), {
    message: 'Choose the day',
    path: ['date'],
  })
  .refine(({ kind, label }) => kind !== 'other' || label !== '', {
    message: 'Say what day it is',
    path: ['label'],
  });

export const OccasionMark = z.object({
  remind: z.boolean(),
  skipYears: z.array(z.int()).readonly(),
  never: z.boolean(),
  sentYear: z.int().nullable(),
});

export const Quiet = z.object({ since: z.string(), why: z.enum(['asked', 'sympathy']) });

/** As the owner sees it; `skip_years` and the rest are undone one by one. */
export const MarkedOccasion = Occasion.extend({
  remind: z.boolean(),
  skip_years: z.array(z.int()).readonly(),
  never: z.boolean(),
});
export type MarkedOccasion = z.output<typeof MarkedOccasion>;

/** Far enough for a link that is opened late. */
const year = z.int().min(2026).max(2200);

export const MarkInput = z.discriminatedUnion('change', [
  z.object({ change: z.enum(dayChanges), day: OccasionId, year }),
  z.object({ change: z.enum(personChanges) }),
]);

/** `off_all` ends reminders for good; only signed in they begin again. */
export const LinkChange = z.enum(['not_this_year', 'this_year', 'never', 'again', 'off_all']);
export type LinkChange = z.output<typeof LinkChange>;

/** The link of one reminder: no address, no phone. */
export const ReminderView = z.object({
  /** Null once the day or the person is taken out of the book. */
  recipient_id: UserId.nullable(),
  recipient: z.string(),
  kind: OccasionKind,
  label: z.string(),
  day: z.string(),
  not_this_year: z.boolean(),
  never: z.boolean(),
  /** Whether the person still gets reminders of any day. */
  agreed: z.boolean(),
});
export type ReminderView = z.output<typeof ReminderView>;

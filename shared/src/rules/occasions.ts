import { addDays, type Day, daysBetween, isDay, weekday } from './zonedTime.ts';

export const occasionKinds = ['birthday', 'anniversary', 'mothers_day', 'fathers_day', 'other'] as const;
export type OccasionKind = (typeof occasionKinds)[number];

/** A person's day. `date` is `MM-DD`, or null for a day that moves. */
export interface Occasion {
  id: string;
  kind: OccasionKind;
  label: string;
  date: string | null;
}

/** The day that follows from a recipient's date of birth. */
export const birthdayId = 'birthday';

export const maxOccasions = 12;

/** What was decided about one day. A year is that of the day itself. */
export interface OccasionMark {
  remind: boolean;
  skipYears: readonly number[];
  never: boolean;
  sentYear: number | null;
}
export const noMark: OccasionMark = { remind: false, skipYears: [], never: false, sentYear: null };

export interface PersonMarks {
  days: Readonly<Record<string, OccasionMark>>;
  /** Silences every day of the person until the owner lifts it. */
  quiet: { since: string; why: 'asked' | 'sympathy' } | null;
}
export const noMarks: PersonMarks = { days: {}, quiet: null };

/** By law or custom of Australia: which Sunday of which month. */
const moving: Partial<Record<OccasionKind, readonly [month: string, sunday: number]>> = {
  mothers_day: ['05', 2],
  fathers_day: ['09', 1],
};
export const isMoving = (kind: OccasionKind): boolean => moving[kind] !== undefined;

function inYear(year: number, { kind, date }: Pick<Occasion, 'kind' | 'date'>): Day {
  const [month, sunday] = moving[kind] ?? [];
  if (month && sunday) {
    const first: Day = `${year}-${month}-01`;
    return addDays(first, ((7 - weekday(first)) % 7) + 7 * (sunday - 1));
  }
  const day = `${year}-${date}`;
  // 29 February falls on the 28th: early rather than late.
  return isDay(day) ? day : `${year}-02-28`;
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** `from` included. */
export function nextOccurrence(occasion: Pick<Occasion, 'kind' | 'date'>, from: Day): Day {
  const year = yearOf(from);
  const day = inYear(year, occasion);
  return day < from ? inYear(year + 1, occasion) : day;
}

/** Time to choose and order, and too soon to be forgotten again. */
export const reminderLeadDays = 10;
/** Later a reminder would only hurry. */
export const lastReminderDays = 3;

interface ReminderFacts {
  /** Undefined once the day is removed. */
  occasion: Occasion | undefined;
  marks: PersonMarks;
  /** To reminders; that to offers does not count. */
  agreed: boolean;
}

export type Silence =
  | 'removed'
  | 'no_consent'
  | 'quiet'
  | 'off'
  | 'never'
  | 'not_this_year'
  | 'sent'
  | 'early'
  | 'late';

export type ReminderDecision = { send: true; day: Day } | { send: false; why: Silence };

/** The only rule for a reminder, for planning and again right before sending (docs/product-rules.md, "Reminders of days"). */
export function decideReminder({ occasion, marks, agreed }: ReminderFacts, today: Day): ReminderDecision {
  const silent = (why: Silence) => ({ send: false, why }) as const;
  if (!occasion) return silent('removed');
  if (!agreed) return silent('no_consent');
  if (marks.quiet) return silent('quiet');
  const { remind, never, skipYears, sentYear } = marks.days[occasion.id] ?? noMark;
  if (never) return silent('never');
  if (!remind) return silent('off');
  const day = nextOccurrence(occasion, today);
  if (skipYears.includes(yearOf(day))) return silent('not_this_year');
  if (sentYear === yearOf(day)) return silent('sent');
  const inDays = daysBetween(today, day);
  if (inDays > reminderLeadDays) return silent('early');
  if (inDays < lastReminderDays) return silent('late');
  return { send: true, day };
}

/** When to look at a day again; undefined while its reminder is off. */
export function planReminder(occasion: Occasion, marks: PersonMarks, today: Day): Day | undefined {
  const { remind, never, sentYear } = marks.days[occasion.id] ?? noMark;
  if (!remind || never) return undefined;
  const next = nextOccurrence(occasion, today);
  const isOver = daysBetween(today, next) < lastReminderDays || sentYear === yearOf(next);
  const day = isOver ? nextOccurrence(occasion, addDays(next, 1)) : next;
  const lookOn = addDays(day, -reminderLeadDays);
  return lookOn < today ? today : lookOn;
}

export const dayChanges = ['remind', 'off', 'not_this_year', 'this_year', 'never', 'again'] as const;
export const personChanges = ['quiet', 'speak'] as const;
export type MarkChange =
  | { change: (typeof dayChanges)[number]; day: string; year: number }
  | { change: (typeof personChanges)[number] };

/** The newest; a year that is over has no more messages. */
const maxSkipYears = 5;

/** Those that a restored table must not forget. */
export const isNo = ({ change }: MarkChange): boolean =>
  change === 'off' || change === 'not_this_year' || change === 'never' || change === 'quiet';

/** Each can be repeated, and each "no" is undone by its own opposite alone. */
export function applyMark(marks: PersonMarks, change: MarkChange, at: Date): PersonMarks {
  if (!('day' in change)) {
    const quiet = change.change === 'quiet' ? (marks.quiet ?? quietSince(at, 'asked')) : null;
    return { ...marks, quiet };
  }
  const current = marks.days[change.day] ?? noMark;
  const others = current.skipYears.filter((year) => year !== change.year);
  const next: Partial<OccasionMark> = {
    remind: { remind: true, never: false, skipYears: others },
    off: { remind: false },
    not_this_year: { skipYears: [...others, change.year].toSorted().slice(-maxSkipYears) },
    this_year: { skipYears: others },
    never: { never: true },
    again: { never: false },
  }[change.change];
  return { ...marks, days: { ...marks.days, [change.day]: { ...current, ...next } } };
}

const quietSince = (at: Date, why: 'asked' | 'sympathy') => ({ since: at.toISOString(), why });

/** Silences reminders until the owner lifts it: a fixed time would end near the anniversary (docs/decisions/0211). */
export const quietAfterSympathy = (marks: PersonMarks, at: Date): PersonMarks => ({
  ...marks,
  quiet: marks.quiet ?? quietSince(at, 'sympathy'),
});

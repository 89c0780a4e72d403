import { endQuietHours } from './acceptClock.ts';
import { type Day, type TimeOfDay, toInstant } from './zonedTime.ts';

/** The default first: it risks nobody's money. */
export const substitutions = ['ask', 'same_colours', 'same_flowers', 'florist', 'refund'] as const;
export type Substitution = (typeof substitutions)[number];

export const defaultSubstitution: Substitution = 'ask';

export const substitutionLabels: Readonly<Record<Substitution, string>> = {
  ask: 'Ask me first',
  same_colours: 'Same colours, the florist chooses',
  same_flowers: 'Same flowers, other colours',
  florist: 'The florist chooses',
  refund: 'Don’t swap, refund me',
};

export type SwapAnswer = 'accepted' | 'declined';

/** Exactly what was chosen at checkout. */
export const answerOfSilence = (choice: Substitution): SwapAnswer =>
  choice === 'ask' || choice === 'refund' ? 'declined' : 'accepted';

const minuteMs = 60_000;
const usualMs = 120 * minuteMs;
const shortestMs = 30 * minuteMs;
/** Making it takes so long, before it leaves. */
const makingMs = 90 * minuteMs;

interface DueOrder {
  day: Day | null;
  period: { startTime: TimeOfDay; stopTime: TimeOfDay } | null;
  timeZone: string;
}

/** Two hours, not at night, and before the flowers must be made; undefined when that leaves no half hour. */
export function computeAnswerBy({ day, period, timeZone }: DueOrder, now: Date): Date | undefined {
  const start = endQuietHours(now, timeZone).getTime();
  const end = day && toInstant(day, period?.stopTime ?? '18:00', timeZone).getTime();
  const latest = end ? end - makingMs : start + usualMs;
  const at = Math.min(start + usualMs, latest);
  return at - start < shortestMs ? undefined : new Date(at);
}

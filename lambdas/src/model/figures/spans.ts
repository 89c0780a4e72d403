import { addDays, type Day, weekday, weekStart } from '@bloomkin/shared/rules/zonedTime.ts';
import * as z from 'zod';

export const SpanUnit = z.enum(['DAY', 'WEEK']);

export interface Span {
  unit: z.infer<typeof SpanUnit>;
  from: Day;
}

export const listSpansOfDay = (day: Day): Span[] => [
  { unit: 'DAY', from: day },
  { unit: 'WEEK', from: weekStart(day) },
];

export const getLastDay = ({ unit, from }: Span): Day => (unit === 'WEEK' ? addDays(from, 6) : from);

/** Covers each day once, by whole weeks where possible. */
export function splitPeriod(from: Day, to: Day): Span[] {
  const spans: Span[] = [];
  for (let day = from; day <= to; ) {
    const isWeek = weekday(day) === 1 && addDays(day, 6) <= to;
    const span: Span = { unit: isWeek ? 'WEEK' : 'DAY', from: day };
    spans.push(span);
    day = addDays(getLastDay(span), 1);
  }
  return spans;
}

import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import * as z from 'zod';

const InboxMonth = z.object({ first: z.int(), unread: z.int() });
type InboxMonth = z.output<typeof InboxMonth>;

/** Numbers have no gaps and messages expire by month, so totals are exact and pages are number ranges. */
export const Inbox = z.object({
  last: z.int(),
  /** Overrides the items' own flags. */
  readUpTo: z.int(),
  months: z.record(z.string(), InboxMonth).readonly(),
  version: z.int(),
});
export type Inbox = z.output<typeof Inbox>;

export const emptyInbox: Inbox = { last: 0, readUpTo: 0, months: {}, version: 0 };

const retainedMonths = 12;

const toMonth = (at: Date) => at.toISOString().slice(0, 7);

function addMonths(month: string, count: number): Date {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 + count));
}

/** Seconds since 1970; messages are retained for twelve more months. */
export const endOfMonthSeconds = (month: string): number =>
  toEpochSeconds(addMonths(month, retainedMonths + 1));

const isRetained = (month: string, now: Date) => endOfMonthSeconds(month) * 1000 > now.getTime();

function listRetainedMonths({ months }: Inbox, now: Date): [string, InboxMonth][] {
  return Object.entries(months).filter(([month]) => isRetained(month, now));
}

export function summarizeInbox(inbox: Inbox, now: Date): { first: number; last: number; unread: number } {
  const retained = listRetainedMonths(inbox, now).map(([, month]) => month);
  return {
    first: Math.min(inbox.last + 1, ...retained.map(({ first }) => first)),
    last: inbox.last,
    unread: retained.reduce((sum, { unread }) => sum + unread, 0),
  };
}

export function withMessage(inbox: Inbox, now: Date): { inbox: Inbox; number: number; month: string } {
  const retained = listRetainedMonths(inbox, now);
  const month = [toMonth(now), ...retained.map(([name]) => name)].toSorted().at(-1) ?? toMonth(now);
  const number = inbox.last + 1;
  const before = Object.fromEntries(retained);
  const current = before[month] ?? { first: number, unread: 0 };
  const months = { ...before, [month]: { ...current, unread: current.unread + 1 } };
  return { inbox: { ...inbox, last: number, months }, number, month };
}

export function withAllRead(inbox: Inbox): Inbox {
  const months = Object.entries(inbox.months).map(
    ([name, month]) => [name, { ...month, unread: 0 }] as const,
  );
  return { ...inbox, readUpTo: inbox.last, months: Object.fromEntries(months) };
}

export function withRead(inbox: Inbox, monthsOfRead: readonly string[]): Inbox {
  const months = Object.entries(inbox.months).map(([name, month]) => {
    const read = monthsOfRead.filter((one) => one === name).length;
    return [name, { ...month, unread: month.unread - read }] as const;
  });
  return { ...inbox, months: Object.fromEntries(months) };
}

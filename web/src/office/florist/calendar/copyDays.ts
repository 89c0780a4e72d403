import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { addDays, compareDays, type Day, formatDay, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CalendarDay, SpecialDay } from '@bloomkin/shared/schemas/calendar.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { toOpeningRules } from '#features/deliveryDay/openingRules.ts';
import { findSpecial, groupPlans, type PlanGroup, toPlan } from './dayPlans.ts';
import { findUsualDay, readDay } from './dayValues.ts';
import { describeDay } from './describeDay.ts';
import { nextYearsDay } from './feasts.ts';
import { toShownDay } from './shownDay.ts';

type Store = Company['stores'][number];

export interface CopyRow {
  from: Day;
  to: Day;
  /** Names a feast. */
  name: string | undefined;
  /** '7–noon, 30 orders' */
  plan: string;
  /** Stores that had an own day then and have none yet. */
  stores: readonly Store[];
  /** All of them were changed by hand this year. */
  isByHand: boolean;
}

const yearDays = 366;

/** Last year's own days in the order of this year's, from today on. */
export function listCopyRows(company: Company, today: Day): CopyRow[] {
  const { stores } = company;
  const past = new Set(
    stores
      .flatMap(({ special_days }) => special_days.map(({ day }) => day))
      .filter((day) => day < today && day >= addDays(today, -yearDays)),
  );
  const rows = [...past].flatMap((from): CopyRow[] => {
    const had = stores.filter((store) => findSpecial(store, from));
    const [first] = had;
    if (!first) return [];
    const { day: to, name } = nextYearsDay(from, first.state);
    const free = had.filter((store) => !findSpecial(store, to));
    const usual = findUsualDay(to, first, company);
    const plan = describeDay(readDay(findSpecial(first, from), usual, []), usual);
    return to < today ? [] : [{ from, to, name, plan, stores: free, isByHand: free.length === 0 }];
  });
  // Where a feast and a weekday meet, the feast goes there.
  const byDay = Map.groupBy(rows, ({ to }) => to);
  return [...byDay.values()]
    .flatMap((same) => same.find(({ name }) => name !== undefined) ?? same[0] ?? [])
    .toSorted((a, b) => (a.to < b.to ? -1 : 1));
}

/** More places for each window and the day. */
function growPlaces({ periods, capacity, edited, ...day }: SpecialDay, percent: number): SpecialDay {
  const grow = (places: number | null) => places && Math.ceil((places * (100 + percent)) / 100);
  return {
    ...day,
    capacity: grow(capacity),
    periods: periods?.map((period) => ({ ...period, capacity: grow(period.capacity) })) ?? null,
  };
}

/** What the rows save for the chosen stores. */
export function planCopy(
  rows: readonly CopyRow[],
  storeIds: readonly string[],
  percent: number,
  now: Date,
): PlanGroup[] {
  const stores = [...new Set(rows.flatMap((row) => row.stores))].filter(({ id }) => storeIds.includes(id));
  return groupPlans(
    stores.map((store) => ({
      storeId: store.id,
      days: rows.flatMap(({ from, to, stores: free }) => {
        const special = free.includes(store) ? findSpecial(store, from) : null;
        return special ? [{ ...growPlaces(special, percent), day: to, copied_at: now.toISOString() }] : [];
      }),
    })),
  );
}

const undoMs = 7 * 24 * 60 * 60_000;

export interface CopiedDays {
  /** Days to come that are still as they were copied. */
  days: readonly Day[];
  /** Changed by hand since, so that they stay; with the stores where only some of them did. */
  kept: readonly { day: Day; stores: readonly string[] }[];
  at: string;
  plans: PlanGroup[];
}

/** The newest copy, while it may be taken back. */
export function findCopied({ stores }: Company, today: Day, now: Date): CopiedDays | undefined {
  const copied = stores.flatMap((store) =>
    store.special_days.flatMap(({ day, copied_at: at, edited }) =>
      at && day >= today ? { store, day, at, edited } : [],
    ),
  );
  const at = copied
    .flatMap((one) => (one.edited ? [] : one.at))
    .toSorted()
    .at(-1);
  if (at === undefined || now.getTime() - Date.parse(at) > undoMs) return undefined;
  const ofNewest = copied.filter((one) => one.at === at);
  const newest = ofNewest.filter(({ edited }) => !edited);
  const changed = Map.groupBy(
    ofNewest.filter(({ edited }) => edited),
    ({ day }) => day,
  );
  const byStore = Map.groupBy(newest, ({ store }) => store.id);
  const plans = [...byStore].map(([storeId, own]) => ({
    storeId,
    days: own.map(({ day }) => toPlan(day, null)),
  }));
  const days = [...new Set(newest.map(({ day }) => day))].toSorted();
  const kept = [...changed].map(([day, own]) => ({
    day,
    stores: days.includes(day) ? own.map(({ store }) => store.name) : [],
  }));
  return { days, kept: kept.toSorted((a, b) => compareDays(a.day, b.day)), at, plans: groupPlans(plans) };
}

/** 'You changed Thu 24 Dec and Sat 26 Dec in Redfern since: they stay. ' */
export function describeKept(kept: CopiedDays['kept'], today: Day): string {
  if (kept.length === 0) return '';
  const names = kept.map(
    ({ day, stores }) => formatDay(day, today) + (stores.length > 0 ? ` in ${stores.join(' and ')}` : ''),
  );
  const stay = names.length === 1 ? 'it stays' : 'they stay';
  return `You changed ${new Intl.ListFormat('en-AU').format(names)} since: ${stay}. `;
}

/** '30 of 30 taken', as it was on the day. */
export function describeTaken(calendar: readonly CalendarDay[] | undefined, day: Day): string {
  const found = calendar?.find((one) => one.day === day);
  if (!found) return '';
  const { taken, capacity } = toShownDay(found);
  if (taken === 0) return '';
  return capacity === null ? `${taken} taken` : `${taken} of ${capacity} taken`;
}

export interface CopyNote {
  text: string;
  tone: 'danger' | 'info' | 'warning';
}

/** What to look at before the day is copied. */
export function findCopyNote(
  { to, stores, isByHand }: CopyRow,
  calendar: readonly CalendarDay[] | undefined,
): CopyNote | undefined {
  if (isByHand) return { text: 'Changed by hand, stays', tone: 'info' };
  const taken = calendar?.find(({ day }) => day === to)?.stores.reduce((sum, one) => sum + one.taken, 0);
  if (taken) return { text: `${pluralise(taken, 'order')} due`, tone: 'danger' };
  const [store] = stores;
  const usual = store && openingHours(toOpeningRules(store), to);
  if (usual?.hours.length === 0)
    return { text: `Usually closed on this ${weekdayName(to)}`, tone: 'warning' };
  return undefined;
}

export const copyDayLabel = (day: Day, name: string | undefined, today: Day): string =>
  name ? `${formatDay(day, today)}, ${name}` : formatDay(day, today);

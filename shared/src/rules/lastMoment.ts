import { covers, type DayQuestion, listWindows } from './dayRules.ts';
import { countBack } from './notice.ts';
import { findSpecialDay, type Hours, openingHours } from './openingHours.ts';
import { addDays, type Day, type TimeOfDay, toInstant, weekday } from './zonedTime.ts';

const noon = '12:00';
/** Longer than a shop closes. */
const farthestDays = 60;

type Period = Hours & { undivided: boolean };

/** Exclusive: the earliest that any rule gives (docs/product-rules.md, "Last order times"). */
export function computeLastMoment(period: Period, question: DayQuestion): Date {
  const { company, store, way, zone, day } = question;
  const moments = [computeMakingMoment(period, question), ...listRules(period, question)];
  if (way === 'delivery') {
    const zoneRule = zone?.orderBy;
    if (zoneRule && 'earlier_minutes' in zoneRule)
      moments.push(new Date(Math.min(...moments.map(Number)) - zoneRule.earlier_minutes * 60_000));
    if (zoneRule && 'day_before' in zoneRule)
      moments.push(toInstant(addDays(day, -1), zoneRule.day_before, store.timeZone));
    if (!company.sameDayDelivery) moments.push(toInstant(day, '00:00', store.timeZone));
  }
  return new Date(Math.min(...moments.map(Number)));
}

const hasPickupRule = ({ company, way }: DayQuestion): boolean =>
  way === 'pickup' && typeof company.lastOrders?.pickup_minutes === 'number';

/** The notice before the start, or before the end of a whole working time or of a pick-up with a rule of its own. */
function computeMakingMoment(period: Period, question: DayQuestion): Date {
  const { store, company, day } = question;
  const time = period.undivided || hasPickupRule(question) ? period.stopTime : period.startTime;
  return countBack(store, { day, time }, company.leadMinutes);
}

/** The day's own last order, or the weekday's; without one for pick-ups, theirs. */
function listRules(period: Period, question: DayQuestion): Date[] {
  const { store, company, day } = question;
  const at = (on: Day, time: TimeOfDay | null | undefined) =>
    time ? [toInstant(on, time, store.timeZone)] : [];
  const own = findSpecialDay(store, day)?.order_by;
  if (own) return at(addDays(day, -own.days_before), own.time);
  const { lastOrders } = company;
  if (!lastOrders) return [];
  if (hasPickupRule(question)) {
    const [closes] = at(day, openingHours(store, day).hours.at(-1)?.stopTime);
    return closes ? [new Date(closes.getTime() - (lastOrders.pickup_minutes ?? 0) * 60_000)] : [];
  }
  const findRow = (on: Day) => lastOrders.weekdays.find((row) => row.day === weekday(on));
  const sameDay = at(day, findRow(day)?.same_day);
  if (period.undivided || period.startTime >= noon) return sameDay;
  const before = findOpenDayBefore(question);
  return before ? [...sameDay, ...at(before, findRow(before)?.next_morning)] : sameDay;
}

function findOpenDayBefore({ store, day }: DayQuestion): Day | undefined {
  for (let back = 1; back <= farthestDays; back++) {
    const before = addDays(day, -back);
    if (openingHours(store, before).hours.length > 0) return before;
  }
  return undefined;
}

/** Finds the last moment of an order that has its time, offered or not. */
export function lastMoment(period: Hours, question: DayQuestion): Date {
  const { hours } = openingHours(question.store, question.day);
  const [first, ...more] = hours;
  const isWhole = first !== undefined && covers(period, [first, ...more]);
  return computeLastMoment({ ...period, undivided: isWhole || listWindows(question).length === 0 }, question);
}

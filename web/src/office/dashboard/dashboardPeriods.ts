import { chosenDays, daysBefore, lastDays } from '@bloomkin/shared/rules/dashboardPeriod.ts';
import { type Day, isDay } from '@bloomkin/shared/rules/zonedTime.ts';

export type PeriodName = '1' | '7' | '28' | '84' | 'days';

export interface ChosenPeriod {
  name: PeriodName;
  from: string;
  to: string;
}

export const periodOptions: readonly { value: PeriodName; label: string }[] = [
  { value: '1', label: 'Today' },
  { value: '7', label: '7 days' },
  { value: '28', label: '28 days' },
  { value: '84', label: '12 weeks' },
  { value: 'days', label: 'Choose days' },
];

const sevenDays: ChosenPeriod = { name: '7', from: '', to: '' };

/** Seven days for an invalid query. */
export function readPeriod(params: URLSearchParams): ChosenPeriod {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && chosenDays(from, to)) return { name: 'days', from, to };
  const days = periodOptions.find(({ value }) => value === params.get('days'))?.value;
  return days && days !== 'days' ? { name: days, from: '', to: '' } : sevenDays;
}

export const writePeriod = ({ name, from, to }: ChosenPeriod): Record<string, string> =>
  name === 'days' ? { from, to } : name === '7' ? {} : { days: name };

export const toDashboardQuery = ({ name, from, to }: ChosenPeriod) =>
  name === 'days' ? { from, to } : { days: Number(name) };

/** The days of a period before its figures are there. */
export function expectDays({ name, from, to }: ChosenPeriod, today: Day) {
  const period = (name === 'days' && chosenDays(from, to)) || lastDays(Number(name), today);
  return { from: period.from, to: period.to, ...daysBefore(period) };
}

/** What the figures are compared with: 'the week before'. */
export function describeBefore({ name }: Pick<ChosenPeriod, 'name'>): string {
  if (name === '1') return 'a week ago';
  if (name === '7') return 'the week before';
  if (name === '28') return 'the 28 days before';
  return name === '84' ? 'the 12 weeks before' : 'before';
}

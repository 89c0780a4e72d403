import { findPeriodFault } from '@bloomkin/shared/rules/deliveryPeriods.ts';
import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { BookedTime, Company, DeliveryPeriod } from '@bloomkin/shared/schemas/company.ts';
import { pluralise } from '#components/text/pluralise.ts';

export interface DeliveryValues {
  periods: DeliveryPeriod[];
  /** Minutes, as an option's text. */
  lead: string;
  capacity: number | null;
  sameDayDelivery: boolean;
}

export const deliveryLabels = {
  periods: 'Delivery windows',
  lead: 'Notice',
  capacity: 'Orders a day',
  sameDayDelivery: 'Same-day delivery',
};

export const toDeliveryValues = (company: Company): DeliveryValues => ({
  periods: company.delivery_periods,
  lead: String(company.lead_time_minutes),
  capacity: company.capacity_per_day,
  sameDayDelivery: company.sameDayDelivery,
});

const hour = 60;
const day = 24 * hour;
const leads = [0, 30, hour, 90, 2 * hour, 3 * hour, 4 * hour, 6 * hour, 12 * hour, day, 2 * day, 3 * day];

/** Includes the saved value even if it is not a standard one. */
export const listLeadOptions = (current: number): number[] =>
  [...new Set([...leads, current])].sort((a, b) => a - b);

export function describeLead(minutes: number): string {
  if (minutes === 0) return 'None';
  // Whole days are days of the calendar, hours those of the shop.
  if (minutes % day === 0) return pluralise(minutes / day, 'day');
  const parts = [
    [Math.floor(minutes / hour), 'hour'],
    [minutes % hour, 'minute'],
  ] as const;
  return parts.flatMap(([number, unit]) => (number > 0 ? [pluralise(number, unit)] : [])).join(' ');
}

const maxOrders = 999;

export const validateCapacity = (orders: number | null): string | undefined =>
  orders !== null && (orders < 1 || orders > maxOrders) ? `From 1 to ${maxOrders}` : undefined;

type Window = Pick<DeliveryPeriod, 'start_time' | 'stop_time'>;

/** 'The delivery windows are saved', and which orders keep a time that is not offered any more. */
export function describeSaved(booked: readonly BookedTime[] = []): string {
  const saved = 'The delivery windows are saved';
  if (booked.length === 0) return saved;
  const times = booked.map(
    ({ day: on, start_time, stop_time, orders }) =>
      `${pluralise(orders, 'order')} on ${formatDay(on)}, ${formatPeriod(start_time, stop_time)}`,
  );
  return `${saved}. Already booked, and counted where the times overlap: ${times.join('; ')}.`;
}

/** The error of one window among all. */
export function validateWindow(periods: readonly Window[], index: number): string | undefined {
  const period = periods[index];
  if (!period?.start_time || !period.stop_time) return 'Required field';
  const fault = findPeriodFault(periods.slice(0, index + 1));
  return fault?.index === index ? fault.message : undefined;
}

/** The three hours after the last window, or the morning. */
export function nextWindow(periods: readonly Window[]): DeliveryPeriod {
  const last = periods.map(({ stop_time }) => Number(stop_time.slice(0, 2))).sort((a, b) => b - a)[0] ?? 9;
  const [start, stop] = last <= 20 ? [last, last + 3] : [6, 9];
  const toTime = (hours: number) => `${String(hours).padStart(2, '0')}:00`;
  return { start_time: toTime(start), stop_time: toTime(stop), capacity: null };
}

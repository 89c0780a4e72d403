import { addDays, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';

/** Longest line of a calendar file, in bytes (RFC 5545, section 3.1). */
const longestLine = 75;

const escapeText = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

const stamp = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const plainDay = (day: string) => day.replaceAll('-', '');

/** Folds at 75 bytes without splitting a character (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > longestLine) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n');
}

function timeLines({ deliveryDay, delivery_period, timezone }: Order): string[] {
  if (!deliveryDay) return [];
  if (!delivery_period || !timezone)
    return [
      `DTSTART;VALUE=DATE:${plainDay(deliveryDay)}`,
      `DTEND;VALUE=DATE:${plainDay(addDays(deliveryDay, 1))}`,
    ];
  return [
    `DTSTART:${stamp(toInstant(deliveryDay, delivery_period.start_time, timezone))}`,
    `DTEND:${stamp(toInstant(deliveryDay, delivery_period.stop_time, timezone))}`,
  ];
}

/** iCalendar, RFC 5545. */
export function calendarFile(order: Order, orderUrl: string, now: Date): string {
  const florist = order.company_info?.brand ?? 'Bloomkin';
  const where = order.isPickup ? order.pickup_store_info?.address : order.location?.address;
  const summary = order.isPickup ? `Pick up flowers from ${florist}` : `Flowers from ${florist} arrive`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bloomkin//Orders//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${order.id}@bloomkin`,
    `DTSTAMP:${stamp(now)}`,
    // Grows with each change, so that a calendar replaces the event (RFC 5545, section 3.8.7.4).
    `SEQUENCE:${order.version}`,
    `LAST-MODIFIED:${stamp(new Date(order.updated_at))}`,
    // Clients keep an event until they are told (RFC 5545, section 3.8.1.11).
    `STATUS:${order.status === 'canceled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...timeLines(order),
    `SUMMARY:${escapeText(summary)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    `DESCRIPTION:${escapeText(`Order ${order.number}: ${orderUrl}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

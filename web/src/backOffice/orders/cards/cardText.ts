import { formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describePlace } from '../list/describePlace.ts';

export const hasCard = ({ card_message }: Pick<Order, 'card_message'>): boolean => card_message.trim() !== '';

/** [most letters, size in px]; the last is the smallest that is read well. */
const sizes: readonly (readonly [number, number])[] = [
  [70, 24],
  [130, 20],
  [200, 17],
  [Number.POSITIVE_INFINITY, 14],
];
const lettersInLine = 34;
const maxLines = 14;

const countLines = (message: string) =>
  message.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersInLine)), 0);

export function fitCard(message: string): { size: number; isTooLong: boolean } {
  // A line takes room however short it is.
  const weight = Math.max(message.length, countLines(message) * (lettersInLine / 2));
  const size = sizes.find(([most]) => weight <= most)?.[1] ?? 14;
  return { size, isTooLong: countLines(message) > maxLines };
}

/** To match card and bouquet: '#GKA6-VM5K, Newtown, 12–3 pm'. */
export const cardFoot = (order: Order): string =>
  [
    `#${order.number}`,
    describePlace(order).suburb,
    order.delivery_period && formatPeriod(order.delivery_period.start_time, order.delivery_period.stop_time),
  ]
    .filter(Boolean)
    .join(', ');

export const papers = ['a4', 'a6', 'labels'] as const;
export type Paper = (typeof papers)[number];

/** Cards of a sheet, and the sheet in millimetres. */
export const paperSizes: Readonly<
  Record<Paper, { label: string; perSheet: number; columns: number; width: number; height: number }>
> = {
  a4: { label: '4 on A4', perSheet: 4, columns: 2, width: 210, height: 297 },
  a6: { label: 'A6 cards', perSheet: 1, columns: 1, width: 105, height: 148 },
  labels: { label: 'Labels', perSheet: 8, columns: 2, width: 210, height: 297 },
};

export function toSheets<T>(items: readonly T[], perSheet: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / perSheet) }, (_, at) =>
    items.slice(at * perSheet, (at + 1) * perSheet),
  );
}

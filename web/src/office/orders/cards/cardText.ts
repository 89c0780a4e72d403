import { formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { holdState } from '#features/orders/holdState.ts';
import { describePlace } from '#office/orders/list/describePlace.ts';

export const hasCard = ({ card_message }: Pick<Order, 'card_message'>): boolean => card_message.trim() !== '';

/** Why an order gets no card; a florist may still choose one that is paid later. */
export interface LeftOut {
  reason: string;
  canChoose: boolean;
}

export function findLeftOut(order: Order, now: Date): LeftOut | undefined {
  const refuse = (reason: string, canChoose = false) => ({ reason, canChoose });
  const isRefunded = order.payment_status === 'refunded';
  if (order.status === 'canceled') return refuse(isRefunded ? 'canceled, refunded' : 'canceled');
  if (order.status === 'cart' || order.status === 'abandoned_cart') return refuse('not ordered yet');
  if (isRefunded) return refuse('refunded');
  if (holdState(order, now.getTime()) === 'lapsed') return refuse('not paid in time');
  if (!hasCard(order)) return refuse('no message');
  return order.payment_status === 'not_paid' ? refuse('not paid', true) : undefined;
}

/** Smaller letters are read badly, in px. */
const smallest = 14;
/** [most letters, size in px] */
const sizes: readonly (readonly [number, number])[] = [
  [70, 24],
  [130, 20],
  [200, 17],
];
const lettersInLine = 34;

const countLines = (message: string) =>
  message.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersInLine)), 0);

export function fitCard(message: string, paper: Paper): { size: number; isTooLong: boolean } {
  const text = message.trim();
  const count = countLines(text);
  const { lines } = paperSizes[paper];
  // A line takes room however short it is.
  const weight = Math.max(text.length, count * (lettersInLine / 2));
  // `+ 1`: plain letters are a pixel larger.
  const fits = (size: number) => count * (size + 1) <= lines * (smallest + 1);
  const size = sizes.find(([most, each]) => weight <= most && fits(each))?.[1] ?? smallest;
  return { size, isTooLong: count > lines };
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

interface PaperSize {
  label: string;
  /** What to put into the printer. */
  sheet: string;
  perSheet: number;
  columns: number;
  /** Millimetres. */
  width: number;
  height: number;
  /** Counts lines of the smallest letters that a card holds. */
  lines: number;
}

const a4 = { columns: 2, width: 210, height: 297 };

export const paperSizes: Readonly<Record<Paper, PaperSize>> = {
  a4: { ...a4, label: '4 on A4', sheet: 'A4 paper: 4 cards of 105 × 148 mm', perSheet: 4, lines: 14 },
  a6: {
    label: 'A6 cards',
    sheet: 'A6 cards, 105 × 148 mm',
    perSheet: 1,
    columns: 1,
    width: 105,
    height: 148,
    lines: 14,
  },
  labels: {
    ...a4,
    label: 'Labels',
    sheet: 'A4 label sheets: 8 labels of 105 × 74 mm',
    perSheet: 8,
    lines: 10,
  },
};

/** Browsers leave margins otherwise, which shrink the sheet and cut its lines. */
export const toPageRule = ({ width, height }: Pick<PaperSize, 'width' | 'height'>): string =>
  `@page { size: ${width}mm ${height}mm; margin: 0; }`;

export function toSheets<T>(items: readonly T[], perSheet: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / perSheet) }, (_, at) =>
    items.slice(at * perSheet, (at + 1) * perSheet),
  );
}

import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';

const formatInstant = (instant: string) =>
  Object.values(localTime(new Date(instant), marketTimeZone)).join(' ');

const columns: readonly (readonly [heading: string, cell: (cart: Order) => string | number])[] = [
  ['Buyer', ({ fio }) => fio],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => formatPhone(phone)],
  ['Florist', ({ company_info }) => company_info?.brand ?? ''],
  [
    'Items',
    ({ items }) =>
      items.map(({ count, product, size }) => `${count} × ${lineTitle(product.name, size?.name)}`).join('; '),
  ],
  ['Worth', ({ order_summ }) => order_summ],
  ['Last changed', ({ updated_at }) => formatInstant(updated_at)],
  ['Agreed to reminders', ({ reminder }) => (reminder?.agreed_at ? 'Yes' : 'No')],
  ['Reminded', ({ reminder }) => (reminder?.sent_at ? formatInstant(reminder.sent_at) : '')],
];

export const writeCartsCsv = (carts: readonly Order[]): string =>
  writeCsv([
    columns.map(([heading]) => heading),
    ...carts.map((cart) => columns.map(([, cell]) => cell(cart))),
  ]);

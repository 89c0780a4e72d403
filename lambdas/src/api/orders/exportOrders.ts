import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { orderStatusLabels, paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { recordActFirst } from '#model/audit/recordAct.ts';
import { listAbandonedCarts } from '#model/carts/abandonedCarts.ts';
import { discountCents } from '#model/discounts/orderDiscounts.ts';
import { toDoorNote, withDoor } from '#model/orders/door.ts';
import { findOrders, type OrderItem } from '#model/orders/orderEntity.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';
import type { Handler } from '#platform/http/request.ts';
import { FileDownload } from '#platform/http/response.ts';
import { inBatches } from '#platform/table/inBatches.ts';
import { sliceOrders } from './listOrders.ts';

/** Lambda's response limit is 6 MB. */
const maxRows = 5000;
const ordersPerRead = 100;

export const exportOrders: Handler<typeof routes.exportOrders> = async ({ query, caller, now }) => {
  const { rows, total } = await sliceOrders(caller, query, { offset: 0, limit: maxRows }, now);
  if (total > maxRows) throw new AppError('ORDER.EXPORT_TOO_LARGE');
  const ids = rows.map(({ id }) => id);
  const orders = (await inBatches(ids, ordersPerRead, findOrders)).flat();
  return new FileDownload('orders.csv', 'text/csv', writeOrdersCsv(orders));
};

/** Contains personal data of people without an order, so each export is recorded in the audit log. */
export const exportAbandonedCarts: Handler<typeof routes.exportAbandonedCarts> = async ({ query, now }) => {
  const { data, total } = await listAbandonedCarts(query, { offset: 0, limit: maxRows }, now);
  if (total > maxRows) throw new AppError('ORDER.EXPORT_TOO_LARGE');
  const filters = [
    query.search && 'a search',
    query.company_id && 'a florist',
    query.touched_from && localTime(new Date(query.touched_from), marketTimeZone).day,
    query.stopped_at && `stopped at ${query.stopped_at}`,
    query.reminder?.replaceAll('_', ' '),
  ];
  await recordActFirst({
    act: 'user.carts_exported',
    object: { id: 'list', name: data.length === 1 ? '1 cart' : `${data.length} carts` },
    reason: filters.filter(Boolean).join(', '),
  });
  return new FileDownload('abandoned-carts.csv', 'text/csv', writeColumns(cartColumns, data));
};

const formatInstant = (instant: string) =>
  Object.values(localTime(new Date(instant), marketTimeZone)).join(' ');

type Columns<T> = readonly (readonly [heading: string, cell: (row: T) => string | number])[];

const writeColumns = <T>(columns: Columns<T>, rows: readonly T[]): string =>
  writeCsv([columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);

const cartColumns: Columns<Order> = [
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

const describeAddress = ({ unitOffice, place }: OrderItem): string =>
  [unitOffice, place?.address].filter(Boolean).join(', ');

const orderColumns: Columns<OrderItem> = [
  ['Order', ({ number }) => number],
  ['Placed', ({ createdAt, timeZone }) => Object.values(localTime(new Date(createdAt), timeZone)).join(' ')],
  ['Status', ({ status }) => orderStatusLabels[status]],
  ['Payment', ({ paymentStatus }) => paymentStatusLabels[paymentStatus]],
  ['Day', ({ day }) => day ?? ''],
  ['From', ({ period }) => period?.startTime ?? ''],
  ['To', ({ period }) => period?.stopTime ?? ''],
  ['Delivery or pickup', ({ isPickup }) => (isPickup ? 'Pickup' : 'Delivery')],
  ['Store', ({ storeName }) => storeName],
  ['Address', (order) => describeAddress(withDoor(order))],
  ['Recipient', (order) => toRecipientContact(order).fio],
  ['Recipient phone', (order) => formatPhone(toRecipientContact(order).phone)],
  ['Buyer', ({ fio }) => fio],
  ['Buyer phone', ({ phone }) => formatPhone(phone)],
  ['E-mail', ({ email }) => email],
  [
    'Items',
    ({ lines }) =>
      lines.map(({ count, name, sizeName }) => `${count} × ${lineTitle(name, sizeName)}`).join('; '),
  ],
  ['Card message', ({ cardMessage }) => cardMessage],
  ['Note', (order) => [order.comment, toDoorNote(order)].filter(Boolean).join(' ')],
  ['Goods', ({ goodsCents }) => centsToDollars(goodsCents)],
  ['Discount', (order) => centsToDollars(discountCents(order))],
  ['Delivery', ({ deliveryCents }) => centsToDollars(deliveryCents)],
  ['Total', ({ totalCents }) => centsToDollars(totalCents)],
  ['Refunded', ({ refundedCents = 0 }) => centsToDollars(refundedCents)],
  ['Florist', ({ companyBrand }) => companyBrand],
];

export const writeOrdersCsv = (orders: readonly OrderItem[]): string => writeColumns(orderColumns, orders);

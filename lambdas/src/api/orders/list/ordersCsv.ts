import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { orderStatusLabels, paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { discountCents } from '#model/discounts/orderDiscounts.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';

type Cell = string | number;

const columns: readonly (readonly [heading: string, cell: (order: OrderItem) => Cell])[] = [
  ['Order', ({ number }) => number],
  ['Placed', ({ createdAt, timeZone }) => Object.values(localTime(new Date(createdAt), timeZone)).join(' ')],
  ['Status', ({ status }) => orderStatusLabels[status]],
  ['Payment', ({ paymentStatus }) => paymentStatusLabels[paymentStatus]],
  ['Day', ({ day }) => day ?? ''],
  ['From', ({ period }) => period?.startTime ?? ''],
  ['To', ({ period }) => period?.stopTime ?? ''],
  ['Delivery or pickup', ({ isPickup }) => (isPickup ? 'Pickup' : 'Delivery')],
  ['Store', ({ storeName }) => storeName],
  ['Address', ({ place, unitOffice }) => [unitOffice, place?.address].filter(Boolean).join(', ')],
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
  ['Note', ({ comment }) => comment],
  ['Goods', ({ goodsCents }) => centsToDollars(goodsCents)],
  ['Discount', (order) => centsToDollars(discountCents(order))],
  ['Delivery', ({ deliveryCents }) => centsToDollars(deliveryCents)],
  ['Total', ({ totalCents }) => centsToDollars(totalCents)],
  ['Refunded', ({ refundedCents = 0 }) => centsToDollars(refundedCents)],
  ['Florist', ({ companyBrand }) => companyBrand],
];

export const writeOrdersCsv = (orders: readonly OrderItem[]): string =>
  writeCsv([
    columns.map(([heading]) => heading),
    ...orders.map((order) => columns.map(([, cell]) => cell(order))),
  ]);

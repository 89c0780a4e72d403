import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { deliveryTimeLabel } from '#features/orders/deliveryTimeLabel.ts';
import { statusLabel } from '#office/orders/statusTones.ts';

/** An order as lines, to compare with the edits. */
export function describeOrder(order: Order): string[] {
  const { location, unitOffice, recipient } = order;
  const items = order.items.map(
    ({ product, size, count }) => `${count} × ${lineTitle(product.name, size?.name)}`,
  );
  const lines: [label: string, text: string][] = [
    ['Status', statusLabel(order)],
    ['Products', `${items.join(', ')} (${formatDollars(order.total)})`],
    ['When', deliveryTimeLabel(order)],
    ['Address', [unitOffice, location?.address].filter(Boolean).join(', ')],
    ['Recipient', recipient ? [recipient.fio, formatPhone(recipient.phone)].filter(Boolean).join(', ') : ''],
    ['Card message', order.card_message],
    ['Note', order.comment],
  ];
  return lines.filter(([, text]) => text !== '').map(([label, text]) => `${label}: ${text}`);
}

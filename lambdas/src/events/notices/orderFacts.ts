import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { describeWhen } from '#model/orders/describeDelivery.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { Fact } from '#platform/mail/letter.ts';

export const describeGoods = ({ lines }: OrderItem): string =>
  lines.map(({ name, sizeName, count }) => `${count} × ${lineTitle(name, sizeName)}`).join(', ');

function describeWhere({ isPickup, storeName, storeAddress, unitOffice, place }: OrderItem): Fact {
  if (isPickup) return { label: 'Pick-up', value: `${storeName}, ${storeAddress}` };
  return { label: 'Delivery', value: [unitOffice, place?.address].filter(Boolean).join(', ') };
}

export function listOrderFacts(order: OrderItem): Fact[] {
  const facts = [
    { label: 'Order', value: order.number },
    { label: 'What', value: describeGoods(order) },
    { label: 'When', value: describeWhen(order) },
    describeWhere(order),
    { label: 'For', value: order.recipient?.fio ?? '' },
    ...(order.discounts ?? []).map(({ name, cents }) => ({
      label: 'Discount',
      value: `${name}, -${formatMoney(cents)}`,
    })),
    { label: 'Total', value: formatMoney(order.totalCents) },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** 'Petal & Thorn, 02 5550 0123'; the name alone without a phone. */
export const describeFlorist = (brand: string, phone: string): string =>
  phone ? `${brand}, ${formatPhone(phone)}` : brand;

import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';

/** The driver calls the buyer when the recipient has no phone. */
export function describeDoorPhone(order: Order): string {
  const { phone } = toRecipientContact(order);
  return phone ? formatPhone(phone) : `${formatPhone(order.phone)} (the buyer)`;
}

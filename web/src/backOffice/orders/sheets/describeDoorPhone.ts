import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';

/** Of a recipient without a phone, the driver calls the buyer. */
export const describeDoorPhone = ({ recipient, phone }: Order): string =>
  recipient?.fio && !recipient.phone
    ? `${formatPhone(phone)} (the buyer)`
    : formatPhone(recipient?.phone || phone);

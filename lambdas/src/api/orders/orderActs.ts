import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import {
  leftWithLabels,
  onItsWayLabel,
  orderStatusLabels,
  paymentStatusLabels,
} from '@bloomkin/shared/rules/orderStatus.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { HistoryEntry } from '#model/orders/orderHistory.ts';
import type { Write } from '#platform/table/transact.ts';

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  payment_status: 'Payment',
  items: 'Items',
  delivery: 'Delivery',
  comment: 'Comment',
  card_message: 'Card message',
  recipient: 'Recipient',
  refund: 'Refund',
  proposal: 'Change to be paid',
  dispatch: 'Dispatch',
  rescue: 'Rescue',
  handover: 'Handed over',
  claim: 'Claim',
  swap: 'Substitute',
  address: 'Address',
};
const values: Readonly<Record<string, string>> = {
  ...orderStatusLabels,
  ...paymentStatusLabels,
  open: 'Waits for the buyer',
  withdrawn: 'Withdrawn',
  on_its_way: onItsWayLabel,
  taken_back: 'Still in the shop',
  not_delivered: 'Could not be delivered',
  ...leftWithLabels,
};
/** Private fields: addresses, contacts and texts of the buyer. */
const isPersonal = ({ what }: HistoryEntry): boolean =>
  ['delivery', 'comment', 'card_message', 'recipient'].includes(what);

/** The lines that `next` adds to the history, and its proposal to the buyer. */
export function recordOrderEdit(next: OrderItem, read: OrderItem): Write[] {
  const proposed = next.proposal?.number === read.proposal?.number ? [] : (next.proposal?.changes ?? []);
  const lines = [...next.history.slice(read.history.length), ...proposed];
  const changes = lines.map((line) => {
    const show = (text: string | null) =>
      text && (isPersonal(line) ? 'see the order' : (values[text] ?? text));
    return { field: labels[line.what] ?? line.what, before: show(line.from), after: show(line.to) };
  });
  return recordAct({ act: 'order.edited', object: { id: next.id, name: next.number }, changes });
}

/** Identifies the order without personal data. */
export function recordOrderDeletion(order: OrderItem, reason: string): Write[] {
  const { id, number, status, paymentStatus, companyBrand, totalCents } = order;
  const facts = {
    Status: orderStatusLabels[status],
    Payment: paymentStatusLabels[paymentStatus],
    Florist: companyBrand,
    Total: formatMoney(totalCents),
  };
  const changes = Object.entries(facts).map(([field, before]) => ({ field, before, after: null }));
  return recordAct({ act: 'order.deleted', object: { id, name: number }, changes, reason });
}

import type { TagPerson } from '@bloomkin/shared/rules/tagWords.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';

export const forMe = 'me';

/** Another browser's choice: day and recipient are saved together. */
export const isOrderedForMe = (order: Order | undefined): boolean =>
  order?.tag_person === forMe ||
  (!!order?.deliveryDay && order.items.length > 0 && !order.isPickup && !order.recipient);

/** Chosen here before the account's cart. */
export function findPerson(
  draft: Pick<CheckoutDraft, 'forMe' | 'recipientName' | 'recipientId'> | undefined,
  order: Order | undefined,
): TagPerson | undefined {
  if (draft?.forMe) return { kind: 'me' };
  if (typeof draft?.recipientName === 'string') return toPerson(draft.recipientName, draft.recipientId);
  if (draft?.forMe !== false && isOrderedForMe(order)) return { kind: 'me' };
  return toPerson(order?.recipient?.fio ?? '', order?.tag_person);
}

function toPerson(typed: string, id: string | null | undefined): TagPerson | undefined {
  const name = typed.trim();
  if (name === '') return undefined;
  return { kind: 'person', name, ...(id && id !== forMe && { id }) };
}

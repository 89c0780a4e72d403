interface PaidEdit {
  isPaid: boolean;
  byCard: boolean;
  wasCents: number;
  cents: number;
}

interface Refusal {
  code: 'ORDER.PAID_DEARER' | 'ORDER.PAID_CHEAPER';
  message: string;
}

export const paidByHandMessage =
  'This order is marked as paid by hand. Mark it not paid, change its items, then mark it paid again.';
export const paidDearerMessage =
  'This order is paid, so it cannot cost more. Keep its total, or ask the buyer to order the rest as a new order.';
export const paidCheaperMessage =
  'This order is paid, so it cannot cost less. Keep its total, or refund what you leave out on the order’s page.';

/** See docs/product-rules.md, "Changes by the florist". */
export function paidEditRefusal({ isPaid, byCard, wasCents, cents }: PaidEdit): Refusal | undefined {
  if (!isPaid || cents === wasCents) return undefined;
  const isDearer = cents > wasCents;
  const message = isDearer ? paidDearerMessage : paidCheaperMessage;
  return {
    code: isDearer ? 'ORDER.PAID_DEARER' : 'ORDER.PAID_CHEAPER',
    message: byCard ? message : paidByHandMessage,
  };
}

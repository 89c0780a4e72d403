import { lineKey, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order, OrderItem, OrderProposal } from '@bloomkin/shared/schemas/order.ts';

export interface ProposalRow {
  key: string;
  title: string;
  wasCount: number;
  count: number;
  /** Dollars, both. */
  was: number;
  willBe: number;
}

const getLineKey = ({ product, size }: OrderItem) => lineKey({ productId: product.id, sizeId: size?.id });

/** Only the lines that change. */
export function listProposalRows(order: Order, { items }: OrderProposal): ProposalRow[] {
  const stored = new Map(order.items.map((item) => [getLineKey(item), item]));
  const next = new Map(items.map((item) => [getLineKey(item), item]));
  const keys = [...new Set([...stored.keys(), ...next.keys()])];
  return keys
    .flatMap((key) => {
      const [was, willBe] = [stored.get(key), next.get(key)];
      const shown = willBe ?? was;
      return shown
        ? [
            {
              key,
              title: lineTitle(shown.product.name, shown.size?.name),
              wasCount: was?.count ?? 0,
              count: willBe?.count ?? 0,
              was: was ? was.product_price * was.count : 0,
              willBe: willBe ? willBe.product_price * willBe.count : 0,
            },
          ]
        : [];
    })
    .filter(({ wasCount, count }) => wasCount !== count);
}

export function describeRow({ wasCount, count }: ProposalRow): string {
  if (wasCount === 0) return `Added, ${count} ×`;
  return count === 0 ? 'Taken out' : `${wasCount} × becomes ${count} ×`;
}

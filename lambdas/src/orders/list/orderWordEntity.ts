import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#table/entity.ts';
import { queryIndex, queryPartition } from '#table/read.ts';
import { put, remove, transact } from '#table/transact.ts';
import { ListedOrder, type OrderItem, toStage } from '../orderEntity.ts';
import { lettersAndDigits } from '../searchText.ts';

/** A word of a completed or canceled order's search text; open orders are read whole. */
export const orderWordEntity = defineEntity({
  name: 'orderWord',
  version: 1,
  schema: ListedOrder.extend({ word: z.string() }),
  key: { pk: 'ORDER_WORDS#{companyId}', sk: 'WORD#{word}~{id}' },
  computed: ({ word }) => ({ initial: toInitial(word) }),
  indexes: { ordersOfAll: { partition: 'WORDS#{initial}', sort: '{word}~{id}', row: ListedOrder } },
  reads: { listOrdersByWord: 'the completed and canceled orders of a company, or of all, with a word' },
});
type OrderWord = ValueOf<typeof orderWordEntity>;

const toInitial = (word: string): string => [...word][0] ?? '';

const shortest = 2;
const mostWords = 40;

export function listOrderWords(order: OrderItem): OrderWord[] {
  if (toStage(order.status) === 'open') return [];
  const parts = order.searchText.split(/\s+/).flatMap((part) => [part, ...part.split('-').slice(1)]);
  const words = new Set(parts.map(lettersAndDigits).filter(({ length }) => length >= shortest));
  return [...words].slice(0, mostWords).map((word) => ({ ...order, word }));
}

/** By the stream: repeating it changes nothing. */
export async function saveOrderWords(order: OrderItem): Promise<void> {
  const words = listOrderWords(order);
  const write = (word: OrderWord) =>
    order.deletedAt ? remove(orderWordEntity, word) : put(orderWordEntity, word);
  if (words.length > 0) await transact({ words: words.map(write) });
}

/** Words that begin so; without a company: of all. */
export function listOrdersByWord(
  companyId: CompanyId | undefined,
  beginning: string,
): Promise<ListedOrder[]> {
  if (!companyId) {
    const between = [beginning, `${beginning}\uffff`] as const;
    return queryIndex(orderWordEntity, 'ordersOfAll', { initial: toInitial(beginning) }, { between });
  }
  const from = `WORD#${beginning}`;
  return queryPartition(orderWordEntity, { companyId }, { between: [from, `${from}\uffff`], eventual: true });
}

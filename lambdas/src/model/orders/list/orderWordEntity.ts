import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { type OrderItem, toStage } from '#model/orders/orderEntity.ts';
import { toPersonText } from '#model/orders/searchText.ts';
import { ListedOrder } from '#model/orders/storedOrder.ts';
import { batchWrite } from '#platform/table/batchWrite.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type OnePage, queryPartitionOnce } from '#platform/table/read.ts';

/** Stores a search term of an order. The row of an open order has the status it will end with, so few rows are rewritten. */
export const orderWordEntity = defineEntity({
  name: 'orderWord',
  version: 1,
  schema: ListedOrder.extend({ initial: z.string(), word: z.string() }),
  key: { pk: 'ORDER_WORDS#{initial}', sk: '{word}~{id}' },
  reads: { listOrdersByWord: 'the orders of all florists with a word' },
});
type OrderWord = ValueOf<typeof orderWordEntity>;

const toInitial = (word: string): string => [...word][0] ?? '';

const shortest = 2;
const maxWords = 40;

export function listOrderWords(order: OrderItem): OrderWord[] {
  const words = [...new Set(toPersonText(order).split(' '))].filter(({ length }) => length >= shortest);
  // A prefix finds the longer word.
  const longest = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  const isOpen = toStage(order.status) === 'open';
  const row = isOpen ? { ...order, status: 'completed' as const, paymentStatus: 'paid' as const } : order;
  return longest.slice(0, maxWords).map((word) => ({ ...row, initial: toInitial(word), word }));
}

const listItems = (order: OrderItem | undefined) =>
  order && !order.deletedAt ? listOrderWords(order).map((word) => orderWordEntity.toItem(word)) : [];

/** Idempotent without a transaction, which would double its units; called by the stream. */
export async function saveOrderWords(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  const [had, has] = [listItems(before), listItems(after)];
  if (isDeepStrictEqual(had, has)) return;
  const gone = had.filter(({ pk, sk }) => !has.some((one) => one.pk === pk && one.sk === sk));
  await batchWrite([
    ...has.map((Item) => ({ PutRequest: { Item } })),
    ...gone.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  ]);
}

/** Searches all florists' orders by prefix; the newest with exactly this word come first, because '~' sorts after letters. */
export function listOrdersByWord(beginning: string): Promise<OnePage<ListedOrder>> {
  const between = [beginning, `${beginning}\uffff`] as const;
  const initial = toInitial(beginning);
  return queryPartitionOnce(orderWordEntity, { initial }, { between, descending: true, eventual: true });
}

import * as z from 'zod';
import { type OrderItem, toStage } from '#model/orders/orderEntity.ts';
import { toPersonText } from '#model/orders/searchText.ts';
import { ListedOrder } from '#model/orders/storedOrder.ts';
import { batchWrite } from '#platform/table/batchWrite.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type OnePage, queryIndexOnce } from '#platform/table/read.ts';

/** A search term of an order. */
export const orderWordEntity = defineEntity({
  name: 'orderWord',
  version: 1,
  schema: ListedOrder.extend({ word: z.string() }),
  key: { pk: 'ORDER_WORDS#{companyId}', sk: 'WORD#{word}~{id}' },
  computed: ({ word }) => ({ initial: toInitial(word) }),
  indexes: { ordersOfAll: { partition: 'WORDS#{initial}', sort: '{word}~{id}', row: ListedOrder } },
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
  return longest.slice(0, maxWords).map((word) => ({ ...order, word }));
}

const isDone = ({ status }: Pick<ListedOrder, 'status'>): boolean => toStage(status) !== 'open';

/** Idempotent without a transaction, which would double its units; called by the stream. Search uses the terms of open orders, whose status is read elsewhere. */
export async function saveOrderWords(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  const isFound = before && before.searchText === after.searchText && !after.deletedAt;
  if (isFound && !isDone(after)) return;
  const own = listOrderWords(after);
  const words = after.deletedAt ? [] : own;
  const gone = [...(before ? listOrderWords(before) : []), ...own].filter(
    ({ word }) => !words.some((one) => one.word === word),
  );
  const removed = [...new Map(gone.map((one) => [one.word, one])).values()];
  await batchWrite([
    ...words.map((word) => ({ PutRequest: { Item: orderWordEntity.toItem(word) } })),
    ...removed.map((word) => ({ DeleteRequest: { Key: orderWordEntity.key(word) } })),
  ]);
}

/** Searches all florists' orders by prefix; the newest with exactly this word come first, because '~' sorts after letters. */
export function listOrdersByWord(beginning: string): Promise<OnePage<ListedOrder>> {
  const between = [beginning, `${beginning}\uffff`] as const;
  const values = { initial: toInitial(beginning) };
  return queryIndexOnce(orderWordEntity, 'ordersOfAll', values, { between, descending: true });
}

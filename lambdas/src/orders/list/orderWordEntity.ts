import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#table/entity.ts';
import { queryIndex, queryPartition } from '#table/read.ts';
import { put, remove, transact, type Write } from '#table/transact.ts';
import { type OrderItem, toStage } from '../orderEntity.ts';
import { lettersAndDigits } from '../searchText.ts';
import { ListedOrder } from '../storedOrder.ts';
import { toDue } from './openSort.ts';

/** A word of an order's search text, or when a completed or canceled one was due. */
export const orderWordEntity = defineEntity({
  name: 'orderWord',
  version: 1,
  schema: ListedOrder.extend({ word: z.string() }),
  key: { pk: 'ORDER_WORDS#{companyId}', sk: 'WORD#{word}~{id}' },
  computed: ({ word }) => ({ initial: toInitial(word) }),
  indexes: { ordersOfAll: { partition: 'WORDS#{initial}', sort: '{word}~{id}', row: ListedOrder } },
  reads: {
    listOrdersByWord: 'the orders of a company, or of all, with a word',
    listOrdersByDue: 'the completed and canceled orders of a company, or of all, of some days',
  },
});
type OrderWord = ValueOf<typeof orderWordEntity>;

const toInitial = (word: string): string => [...word][0] ?? '';

const shortest = 2;
const mostWords = 40;
/** No letter or digit: it cannot be searched for. */
const dueMark = '@';

export function listOrderWords(order: OrderItem): OrderWord[] {
  const parts = order.searchText.split(/\s+/).flatMap((part) => [part, ...part.split('-').slice(1)]);
  const words = new Set(parts.map(lettersAndDigits).filter(({ length }) => length >= shortest));
  const due = toDueWord(order);
  return [...(due ? [due] : []), ...[...words].slice(0, mostWords).map((word) => ({ ...order, word }))];
}

/** In the transaction that changes a done order, so that lists of days never miss it. */
export function dueWrites(read: OrderItem, next: OrderItem): Write[] {
  const [from, to] = [toDueWord(read), toDueWord(next)];
  return [
    ...(from && from.word !== to?.word ? [remove(orderWordEntity, from)] : []),
    ...(to ? [put(orderWordEntity, to)] : []),
  ];
}

function toDueWord(order: OrderItem): OrderWord | undefined {
  if (!isDone(order) || order.deletedAt) return undefined;
  return { ...order, word: `${dueMark}${toDue(order)}` };
}

const isDone = ({ status }: Pick<ListedOrder, 'status'>): boolean => toStage(status) !== 'open';

/** By the stream: repeating it changes nothing. Words of open orders are found by; their status is read elsewhere. */
export async function saveOrderWords(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  const isFound = before && before.searchText === after.searchText && !after.deletedAt;
  if (isFound && !isDone(after)) return;
  const words = after.deletedAt ? [] : listOrderWords(after);
  const gone = [...(before ? listOrderWords(before) : []), ...listOrderWords(after)].filter(
    ({ word }) => !words.some((one) => one.word === word),
  );
  const removed = [...new Map(gone.map((one) => [one.word, one])).values()];
  await transact({
    words: words.map((word) => put(orderWordEntity, word)),
    removed: removed.map((word) => remove(orderWordEntity, word)),
  });
}

/** Words that begin so; without a company: of all. */
export function listOrdersByWord(companyId: CompanyId | undefined, beginning: string) {
  return listBetween(companyId, [beginning, `${beginning}\uffff`]);
}

/** Between two `{day}` or `{day}~{start}`. */
export function listOrdersByDue(companyId: CompanyId | undefined, [from, to]: readonly [string, string]) {
  return listBetween(companyId, [`${dueMark}${from}`, `${dueMark}${to}~~`]);
}

function listBetween(
  companyId: CompanyId | undefined,
  between: readonly [string, string],
): Promise<ListedOrder[]> {
  if (!companyId)
    return queryIndex(orderWordEntity, 'ordersOfAll', { initial: toInitial(between[0]) }, { between });
  const [from, to] = between;
  return queryPartition(
    orderWordEntity,
    { companyId },
    { between: [`WORD#${from}`, `WORD#${to}`], eventual: true },
  );
}

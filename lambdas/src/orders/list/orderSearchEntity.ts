import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#table/entity.ts';
import { getMany } from '#table/read.ts';
import { update } from '#table/write.ts';
import { type OrderItem, toStage } from '../orderEntity.ts';
import type { ListedOrder } from '../storedOrder.ts';
import { readOrderSort, toBrief, toDue } from './orderSort.ts';

/**
 * A thirty-second of a company's completed and canceled orders, by the last letter of their ids. Compressed, each takes some 75
 * bytes, so that one call reads the texts of 150,000 orders.
 */
export const orderSearchEntity = defineEntity({
  name: 'orderSearch',
  version: 1,
  lock: 'revision',
  schema: z.object({
    companyId: CompanyId,
    letter: z.string(),
    packed: z.instanceof(Uint8Array),
    revision: z.int(),
  }),
  key: { pk: 'ORDER_SEARCH#{companyId}', sk: 'LETTER#{letter}' },
  reads: { searchDoneOrders: 'the completed and canceled orders of a company with a text' },
});
export type OrderSearch = ValueOf<typeof orderSearchEntity>;

/** Crockford's base 32, in which ULIDs are written. */
const letters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

/** DynamoDB's limit is 400 KB. */
const maxBytes = 380_000;

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const unpack = (packed: Uint8Array): string[] =>
  brotliDecompressSync(packed).toString().split('\n').filter(Boolean);

/** Leaves out the lines that were added first when all take too much. */
function pack(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const packed = brotliCompressSync(lines.join('\n'), options);
  return packed.length > maxBytes ? pack(lines.slice(Math.ceil(lines.length / 50))) : packed;
}

type Searched = ListedOrder & Pick<OrderItem, 'deletedAt'>;

/** `{due}~{id}~{brief}`, a tab and the text. */
function toLine(order: Searched): string | undefined {
  if (toStage(order.status) === 'open' || order.deletedAt) return undefined;
  return `${toDue(order)}~${order.id}~${toBrief(order)}\t${order.searchText.replaceAll(/\s+/g, ' ')}`;
}

const toLetter = ({ id }: Pick<OrderItem, 'id'>): string => id.slice(-1);

export function toOrderSearches(orders: readonly Searched[]): OrderSearch[] {
  const places = Map.groupBy(orders, (order) => `${order.companyId} ${toLetter(order)}`);
  return [...places.values()].flatMap((group) => {
    const lines = group.flatMap((order) => toLine(order) ?? []);
    const [{ companyId, id } = {}] = group;
    if (!companyId || !id || lines.length === 0) return [];
    return [{ companyId, letter: toLetter({ id }), packed: pack(lines), revision: 1 }];
  });
}

/** Idempotent; called by the stream. */
export async function saveOrderSearch(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  const line = toLine(after);
  if (line === (before && toLine(before))) return;
  const id = { companyId: after.companyId, letter: toLetter(after) };
  await update(orderSearchEntity, id, (current = { ...id, packed: pack([]), revision: 0 }) => {
    const lines = unpack(current.packed);
    if (line && lines.includes(line)) return current;
    const others = lines.filter((one) => !one.includes(`~${after.id}~`));
    return { ...current, packed: pack(line ? [...others, line] : others) };
  });
}

/** In no order. */
export async function searchDoneOrders(
  companyId: CompanyId,
  isFound: (searchText: string) => boolean,
): Promise<ListedOrder[]> {
  const ids = letters.map((letter) => ({ companyId, letter }));
  const rows = await getMany(orderSearchEntity, ids, { eventual: true });
  return rows.flatMap(({ packed }) =>
    unpack(packed).flatMap((line) => {
      const [sort = '', searchText = ''] = line.split('\t');
      return isFound(searchText) ? [{ ...readOrderSort(sort), searchText }] : [];
    }),
  );
}

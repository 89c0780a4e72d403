import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { type OrderItem, toStage } from '#model/orders/orderEntity.ts';
import { readOrderSort, toDueSortKey, toRowText } from '#model/orders/orderSort.ts';
import type { ListedOrder } from '#model/orders/storedOrder.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, getMany } from '#platform/table/read.ts';
import { update } from '#platform/table/write.ts';

/**
 * A thirty-second of a company's completed and canceled orders, by the last letter of their ids. Compressed, each takes some 75
 * bytes, so that one call reads the texts of 150,000 orders; further parts of a letter take another call.
 */
export const orderSearchEntity = defineEntity({
  name: 'orderSearch',
  version: 1,
  lock: 'revision',
  schema: z.object({
    companyId: CompanyId,
    /** `A`, then `A1`, `A2` when it is full. */
    letter: z.string(),
    /** Further parts; absent for none, and in the parts themselves. */
    parts: z.int().optional(),
    packed: z.instanceof(Uint8Array),
    revision: z.int(),
  }),
  key: { pk: 'ORDER_SEARCH#{companyId}', sk: 'LETTER#{letter}' },
  reads: { searchClosedOrders: 'the completed and canceled orders of a company with a text' },
});
export type OrderSearch = ValueOf<typeof orderSearchEntity>;

/** Crockford's base 32, in which ULIDs are written. */
const letters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

/** DynamoDB's limit is 400 KB; changes of orders that it has still fit into a full row. */
const maxBytes = 360_000;

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const unpack = (packed: Uint8Array): string[] =>
  brotliDecompressSync(packed).toString().split('\n').filter(Boolean);

const pack = (lines: readonly string[]): Uint8Array<ArrayBuffer> =>
  brotliCompressSync(lines.join('\n'), options);

const isFull = ({ packed }: Pick<OrderSearch, 'packed'>): boolean => packed.length > maxBytes;

type Searched = ListedOrder & Pick<OrderItem, 'deletedAt'>;

/** `{due}~{id}~{brief}`, a tab and the text. */
function toLine(order: Searched): string | undefined {
  if (toStage(order.status) === 'open' || order.deletedAt) return undefined;
  return `${toDueSortKey(order)}~${order.id}~${toRowText(order)}\t${order.searchText.replaceAll(/\s+/g, ' ')}`;
}

const toLetter = ({ id }: Pick<OrderItem, 'id'>): string => id.slice(-1);

export function toOrderSearches(orders: readonly Searched[]): OrderSearch[] {
  const places = Map.groupBy(orders, (order) => `${order.companyId} ${toLetter(order)}`);
  return [...places.values()].flatMap((group) => {
    const [{ companyId, id } = {}] = group;
    const packs = packParts(group.flatMap((order) => toLine(order) ?? []));
    if (!companyId || !id || packs.length === 0) return [];
    const letter = toLetter({ id });
    return packs.map((packed, part) => ({
      ...{ companyId, letter: toPart(letter, part), packed, revision: 1 },
      ...(part === 0 && packs.length > 1 && { parts: packs.length - 1 }),
    }));
  });
}

function packParts(lines: readonly string[]): Uint8Array<ArrayBuffer>[] {
  if (lines.length === 0) return [];
  const packed = pack(lines);
  if (!isFull({ packed }) || lines.length === 1) return [packed];
  const middle = Math.ceil(lines.length / 2);
  return [...packParts(lines.slice(0, middle)), ...packParts(lines.slice(middle))];
}

const toPart = (letter: string, part: number): string => (part === 0 ? letter : `${letter}${part}`);

const listParts = ({ companyId, letter, parts = 0 }: Pick<OrderSearch, 'companyId' | 'letter' | 'parts'>) =>
  Array.from({ length: parts }, (_, at) => ({ companyId, letter: toPart(letter, at + 1) }));

/** Idempotent; called by the stream. */
export async function saveOrderSearch(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  const line = toLine(after);
  if (line === (before && toLine(before))) return;
  const { companyId, id } = after;
  const head = await get(orderSearchEntity, { companyId, letter: toLetter(after) });
  const rows = head ? [head, ...(await getMany(orderSearchEntity, listParts(head)))] : [];
  const place = line && (await findPlace(rows, after));
  const others = rows.filter(({ letter, packed }) => letter !== place && hasOrder(unpack(packed), id));
  for (const row of others) await writeLine(row, id, undefined, row);
  if (line && place) {
    const known = rows.find(({ letter }) => letter === place);
    await writeLine({ companyId, letter: place }, id, line, known);
  }
}

const isOf = (line: string, id: string): boolean => line.includes(`~${id}~`);
const hasOrder = (lines: readonly string[], id: string): boolean => lines.some((line) => isOf(line, id));

/** The row that has the order, else the last one, else a new part. */
async function findPlace(rows: readonly OrderSearch[], after: OrderItem): Promise<string> {
  const { companyId, id } = after;
  const free = rows.filter((row) => !isFull(row));
  const row = free.find(({ packed }) => hasOrder(unpack(packed), id)) ?? free.at(-1);
  const letter = toLetter(after);
  if (row || rows.length === 0) return row?.letter ?? letter;
  const { parts = 0 } = await update(orderSearchEntity, { companyId, letter }, (current) => {
    if (!current) throw new Error(`The searched texts of ${letter} are gone`);
    // A concurrent order may have added the part.
    return (current.parts ?? 0) < rows.length ? { ...current, parts: rows.length } : current;
  });
  return toPart(letter, parts);
}

type Place = Pick<OrderSearch, 'companyId' | 'letter'>;

async function writeLine(
  { companyId, letter }: Place,
  id: string,
  line: string | undefined,
  known: OrderSearch | undefined,
): Promise<void> {
  const place = { companyId, letter };
  const change = (current: OrderSearch = { ...place, packed: pack([]), revision: 0 }): OrderSearch => {
    const lines = unpack(current.packed);
    if (line ? lines.includes(line) : !hasOrder(lines, id)) return current;
    const others = lines.filter((one) => !isOf(one, id));
    return { ...current, packed: pack(line ? [...others, line] : others) };
  };
  await update(orderSearchEntity, place, change, known);
}

/** In no order. */
export async function searchClosedOrders(
  companyId: CompanyId,
  isFound: (searchText: string) => boolean,
): Promise<ListedOrder[]> {
  const ids = letters.map((letter) => ({ companyId, letter }));
  const heads = await getMany(orderSearchEntity, ids, { eventual: true });
  const more = await getMany(orderSearchEntity, heads.flatMap(listParts), { eventual: true });
  return [...heads, ...more].flatMap(({ packed }) =>
    unpack(packed).flatMap((line) => {
      const [sort = '', searchText = ''] = line.split('\t');
      return isFound(searchText) ? [{ ...readOrderSort(sort), searchText }] : [];
    }),
  );
}

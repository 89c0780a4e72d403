import { recountDiscount } from '@bloomkin/shared/rules/discount.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { type LineRef, lineKey, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order, OrderItem } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';

interface Agreed {
  kind: 'percent' | 'amount';
  value: number;
  count: number;
  discountCents: number;
  borneBy: 'florist' | 'market';
}

export interface EditLine {
  productId: string;
  sizeId: string | null;
  name: string;
  sizeName: string | null;
  sku: string;
  photo: string | null;
  /** An extra, such as a vase. */
  addon: boolean;
  priceCents: number;
  /** 0: taken out. */
  count: number;
  /** As agreed for the line that was ordered. */
  discount?: Agreed;
  /** Key of the line that was changed to this size. */
  instead?: string;
}

export const editLineKey = (line: LineRef): string => lineKey(line);
export const editLineTitle = ({ name, sizeName }: EditLine): string => lineTitle(name, sizeName);

export const readLines = ({ items, discounts }: Order): EditLine[] =>
  items.map(({ product, size, product_price, count, discount, discount_id }) => ({
    productId: product.id,
    sizeId: size?.id ?? null,
    name: product.name,
    sizeName: size?.name ?? null,
    sku: product.sku,
    photo: product.photo,
    addon: product.addon,
    priceCents: dollarsToCents(product_price),
    count,
    ...toAgreedDiscount({ discount, discount_id, count }, discounts),
  }));

function toAgreedDiscount(
  { discount, discount_id, count }: Pick<OrderItem, 'discount' | 'discount_id' | 'count'>,
  discounts: Order['discounts'],
): { discount?: Agreed } {
  const found = discounts.find(({ id }) => id === discount_id);
  if (!found) return {};
  const { kind, value, borne_by: borneBy } = found;
  // In cents like the server; percentages stay.
  const taken = kind === 'amount' ? dollarsToCents(value) : value;
  return { discount: { kind, value: taken, count, discountCents: dollarsToCents(discount), borneBy } };
}

/** As the server counts it: a percentage follows the count, an amount never grows. */
function discountCents({ priceCents, count, discount }: EditLine): number {
  if (!discount || count === 0) return 0;
  const isSame = discount.count === count;
  return isSame ? discount.discountCents : recountDiscount(discount, discount, { priceCents, count });
}

export const lineCents = (line: EditLine): number => line.priceCents * line.count - discountCents(line);

/** The market's share of these lines' discounts. */
export const marketCents = (lines: readonly EditLine[]): number =>
  lines.reduce((sum, line) => sum + (line.discount?.borneBy === 'market' ? discountCents(line) : 0), 0);

/** In this size or the cheapest; undefined when it cannot be ordered. */
export function toLine(product: Product, sizeId?: string): EditLine | undefined {
  const active = product.sizes.filter((size) => size.active).toSorted((a, b) => a.price - b.price);
  const size = sizeId ? active.find(({ id }) => id === sizeId) : active[0];
  if (!size && (sizeId || product.sizes.length > 0)) return undefined;
  const photo =
    product.photos.find(({ id }) => id === size?.photo) ?? product.photos.find(({ main }) => main);
  return {
    productId: product.id,
    sizeId: size?.id ?? null,
    name: product.name,
    sizeName: size?.name ?? null,
    sku: size?.sku ?? product.sku,
    photo: photo?.small.path ?? null,
    addon: product.addon,
    priceCents: dollarsToCents(size?.price ?? product.price),
    count: 1,
  };
}

const isIn = (lines: readonly EditLine[], line: LineRef) =>
  lines.some((one) => editLineKey(one) === editLineKey(line));

/** A line that was not in the order leaves no trace. */
export const setCount = (
  lines: readonly EditLine[],
  key: string,
  count: number,
  stored: readonly EditLine[],
) =>
  lines
    .map((line) => (editLineKey(line) === key ? { ...line, count } : line))
    .filter((line) => line.count > 0 || isIn(stored, line));

/** Increments an existing line. */
export const addLine = (lines: readonly EditLine[], added: EditLine): EditLine[] =>
  isIn(lines, added)
    ? lines.map((line) =>
        editLineKey(line) === editLineKey(added) ? { ...line, count: line.count + 1 } : line,
      )
    : [...lines, added];

/** Lines of the saved order return at their saved price. */
export function changeSize(
  lines: readonly EditLine[],
  key: string,
  to: EditLine,
  stored: readonly EditLine[],
): EditLine[] {
  const from = lines.find((line) => editLineKey(line) === key);
  if (!from || editLineKey(to) === key) return [...lines];
  const first = from.instead ?? (isIn(stored, from) ? key : undefined);
  const known = stored.find((line) => editLineKey(line) === editLineKey(to));
  const existing = lines.find((line) => editLineKey(line) === editLineKey(to));
  const count = from.count + (existing?.count ?? 0);
  const isBack = editLineKey(to) === first;
  const next = { ...(known ?? to), count, ...(first && !isBack && !known && { instead: first }) };
  return lines.filter((line) => line !== existing).map((line) => (line === from ? next : line));
}

/** For PUT, which keeps lines that it does not name. */
export function toItems(lines: readonly EditLine[], stored: readonly EditLine[]) {
  const counts = new Map(stored.map((line) => [editLineKey(line), { line, count: 0 }]));
  for (const line of lines) counts.set(editLineKey(line), { line, count: line.count });
  return [...counts.values()]
    .filter(
      ({ line, count }) =>
        count !== (stored.find((one) => editLineKey(one) === editLineKey(line))?.count ?? 0),
    )
    .map(({ line, count }) => ({ product_id: line.productId, size_id: line.sizeId, count }));
}

/** Applies unsaved counts and additions to a newer version. */
export function rebaseLines(
  mine: readonly EditLine[],
  stored: readonly EditLine[],
  newest: readonly EditLine[],
): EditLine[] {
  const own = new Map(
    toItems(mine, stored).map((item) => [`${item.product_id}:${item.size_id ?? ''}`, item]),
  );
  const current = newest.map((line) => ({ ...line, count: own.get(editLineKey(line))?.count ?? line.count }));
  const added = mine.filter((line) => own.has(editLineKey(line)) && line.count > 0 && !isIn(newest, line));
  return [...current, ...added];
}

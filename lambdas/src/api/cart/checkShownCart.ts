import { AppError, type ErrorCode } from '@bloomkin/shared/errors.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { lineKey } from '@bloomkin/shared/rules/orderLine.ts';
import type { CheckoutInput, ExpectedItem } from '@bloomkin/shared/schemas/orderInput.ts';
import { type CartItem, changeCart } from '#model/carts/cartEntity.ts';
import type { PricedCart } from '#model/carts/pricedCart.ts';
import { toCart } from '#model/carts/toCart.ts';
import { withShownPrices } from './cartChanges.ts';

type Shown = Pick<CheckoutInput, 'expected_total' | 'expected_items'>;

/** On a change nothing is ordered; the 409 carries the current cart, which counts as shown. */
export async function checkShownCart(
  cart: CartItem,
  priced: PricedCart,
  shown: Shown,
  now: Date,
): Promise<void> {
  const change = findChange(priced, shown);
  if (!change) return;
  const prices = new Map(priced.lines.map((line) => [lineKey(line), line.priceCents]));
  await changeCart(cart, (current) => withShownPrices(current, (line) => prices.get(lineKey(line))), now);
  throw new AppError(change, { extra: { data: toCart(priced) } });
}

function findChange({ lines, totalCents }: PricedCart, shown: Shown): ErrorCode | undefined {
  const { expected_total: total, expected_items: items } = shown;
  const seen = items && new Map(items.map((item) => [toKey(item), item]));
  const isSameContent =
    !seen ||
    (seen.size === lines.length && lines.every((line) => seen.get(lineKey(line))?.count === line.count));
  if (!isSameContent) return 'CART.CHANGED';
  // A client that sends neither has seen the prices of its last change.
  const isSamePrice = seen
    ? lines.every((line) => dollarsToCents(seen.get(lineKey(line))?.price ?? 0) === line.priceCents)
    : total !== undefined || lines.every(({ priceCents, shownCents }) => priceCents === shownCents);
  const isSameTotal = total === undefined || dollarsToCents(total) === totalCents;
  return isSamePrice && isSameTotal ? undefined : 'CART.PRICE_CHANGED';
}

const toKey = ({ product_id: productId, size_id: sizeId }: ExpectedItem): string =>
  lineKey({ productId, sizeId });

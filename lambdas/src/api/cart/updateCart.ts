import { invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { normaliseCode } from '@bloomkin/shared/rules/discount.ts';
import { requirePlace } from '#model/addresses/checkPlace.ts';
import { type CartItem, changeCart } from '#model/carts/cartEntity.ts';
import { loadGoods, priceCart } from '#model/carts/pricedCart.ts';
import { toCartResponse } from '#model/carts/toCart.ts';
import { requireFeature } from '#model/marketSettings/featureSettings.ts';
import { applyOrderInput } from '#model/orders/orderDetails.ts';
import { codeTries, rejectIfLimited } from '#platform/http/limits.ts';
import { giveOneBack, takeOne } from '#platform/table/limitEntity.ts';
import { getOwnCart, withCart } from './cartChanges.ts';

export const updateCart = withCart<typeof routes.updateCart>(
  async ({ stored, params, body, caller, now }) => {
    const cart = await getOwnCart(stored, caller, params.id);
    const [discountCode, location] = await Promise.all([
      requireCode(cart, body.discount_code, now),
      body.location && requirePlace(body.location, 'location', cart.place),
    ]);
    const [changed, goods] = await Promise.all([
      changeCart(
        cart,
        (current) => ({
          ...current,
          ...applyOrderInput(current, { ...body, location }),
          ...(discountCode !== undefined && { discountCode }),
          ...(body.tag_person !== undefined && { tagPerson: body.tag_person }),
        }),
        now,
      ),
      loadGoods(discountCode === undefined ? cart : { ...cart, discountCode }),
    ]);
    return toCartResponse(changed, now, goods);
  },
);

/** Undefined keeps the code. Throws why a code cannot be used, and counts unknown ones. */
async function requireCode(
  cart: CartItem,
  typed: string | null | undefined,
  now: Date,
): Promise<string | null | undefined> {
  if (typed === undefined) return undefined;
  const discountCode = normaliseCode(typed ?? '');
  if (discountCode === '') return null;
  if (discountCode === cart.discountCode) return discountCode;
  await requireFeature('discount_codes', now);
  if (cart.lines.length === 0) throw invalidField('discount_code', 'Put flowers in your cart first');
  // Counted before the comparison, so that parallel guesses share the limit.
  rejectIfLimited(await takeOne(codeTries, cart.userId, now));
  const tried = { ...cart, discountCode };
  const { fault } = priceCart(tried, await loadGoods(tried), now).discounts;
  if (fault?.reason !== 'unknown') await giveOneBack(codeTries, cart.userId, now);
  if (!fault) return discountCode;
  throw invalidField('discount_code', fault.message);
}

import type { CartItem } from '@bloomkin/lambdas/cart/cartEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/products/productEntity.ts';
import { CartHash } from '@bloomkin/shared/schemas/ids.ts';
import type { BuyerInRegion } from './buildPeople.ts';
import { minutesAfter, word } from './demoIds.ts';
import type { SeededRandom } from './seededRandom.ts';

const hashLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Hours. */
const leftHoursAgo = [1.5, 3, 7, 20, 31, 54, 96, 170, 290, 430];

/** Without the demo buyer's cart. */
export function buildAbandonedCarts(
  buyers: readonly BuyerInRegion[],
  productsOf: (buyer: BuyerInRegion) => readonly ProductItem[],
  now: Date,
  random: SeededRandom,
): CartItem[] {
  const leaving = random.shuffle(buyers).slice(0, leftHoursAgo.length);
  return leaving.map((buyer, index) => {
    const touchedAt = minutesAfter(now, -60 * (leftHoursAgo[index] ?? 1.5));
    return leftCart(buyer, productsOf(buyer), touchedAt, random);
  });
}

function leftCart(
  { user }: BuyerInRegion,
  offered: readonly ProductItem[],
  touchedAt: Date,
  random: SeededRandom,
): CartItem {
  const first = random.pick(offered);
  const second = offered.find(({ id, companyId }) => id !== first.id && companyId === first.companyId);
  const chosen = second && random.chance(0.4) ? [first, second] : [first];
  const createdAt = minutesAfter(touchedAt, -random.between(3, 50)).toISOString();
  return {
    userId: user.id,
    hash: CartHash.parse(word(random, hashLetters, 27)),
    version: chosen.length + 1,
    companyId: first.companyId,
    lines: chosen.map(({ id, sizes: [size], priceCents }) => ({
      productId: id,
      ...(size && { sizeId: size.id }),
      count: 1,
      shownCents: priceCents,
    })),
    discountCode: null,
    addKeys: [],
    createdAt,
    touchedAt: touchedAt.toISOString(),
    fio: user.fio,
    email: user.email,
    phone: user.phone,
    day: null,
    period: null,
    isPickup: false,
    pickupStoreId: null,
    place: user.location && {
      address: user.location.address,
      lat: user.location.lat,
      lng: user.location.lng,
    },
    unitOffice: '',
    comment: '',
    cardMessage: '',
    recipient: null,
  };
}

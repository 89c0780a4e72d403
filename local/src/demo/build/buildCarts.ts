import type { CartItem } from '@bloomkin/lambdas/model/carts/cartEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import { addDays, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { CartHash } from '@bloomkin/shared/schemas/ids.ts';
import type { CartStop, ReminderState } from '@bloomkin/shared/schemas/order.ts';
import { places, recipients } from '#demo/content/shopContent.ts';
import { type BuyerInRegion, placeAt } from './buildPeople.ts';
import { daysBefore, minutesAfter, word } from './demoIds.ts';
import { type SeededRandom, seededRandom } from './seededRandom.ts';

export const hashLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

type Reminding = Pick<CartItem, 'agreedAt' | 'hasEmail' | 'isLocked' | 'remindedAt'>;

interface LeftCart {
  hoursAgo: number;
  stop: CartStop;
  state: ReminderState;
}

const left: readonly LeftCart[] = [
  { hoursAgo: 1.5, stop: 'payment', state: 'may_be_reminded' },
  { hoursAgo: 3, stop: 'cart', state: 'may_be_reminded' },
  { hoursAgo: 7, stop: 'cart', state: 'not_agreed' },
  { hoursAgo: 20, stop: 'day', state: 'reminded' },
  { hoursAgo: 31, stop: 'cart', state: 'no_email' },
  { hoursAgo: 54, stop: 'recipient', state: 'may_be_reminded' },
  { hoursAgo: 96, stop: 'payment', state: 'reminded' },
  { hoursAgo: 170, stop: 'cart', state: 'not_agreed' },
  { hoursAgo: 290, stop: 'day', state: 'reminded' },
  { hoursAgo: 430, stop: 'cart', state: 'locked' },
];

/** Without the demo buyer's cart. */
export function buildAbandonedCarts(
  buyers: readonly BuyerInRegion[],
  productsOf: (buyer: BuyerInRegion) => readonly ProductItem[],
  now: Date,
  random: SeededRandom,
): CartItem[] {
  const leaving = random.shuffle(buyers);
  return left.flatMap((about, index) => {
    const buyer = leaving[index];
    return buyer ? [leaveCart(buyer, productsOf(buyer), about, now, random)] : [];
  });
}

const agreeing: ReadonlySet<ReminderState> = new Set(['may_be_reminded', 'reminded', 'locked']);

const toReminding = (state: ReminderState, touchedAt: Date): Reminding => ({
  agreedAt: agreeing.has(state) ? daysBefore(touchedAt, 60).toISOString() : null,
  hasEmail: state !== 'no_email',
  isLocked: state === 'locked',
  remindedAt: state === 'reminded' ? minutesAfter(touchedAt, 100).toISOString() : null,
});

const toFilled = (stop: CartStop, touchedAt: Date): Pick<CartItem, 'day' | 'period' | 'recipient'> => ({
  day: stop === 'cart' ? null : addDays(utcDay(touchedAt), 2),
  period: stop === 'cart' || stop === 'day' ? null : { startTime: '12:00', stopTime: '15:00' },
  recipient: stop === 'payment' ? (recipients[0] ?? null) : null,
});

function leaveCart(
  buyer: BuyerInRegion,
  offered: readonly ProductItem[],
  { hoursAgo, stop, state }: LeftCart,
  now: Date,
  random: SeededRandom,
): CartItem {
  const { user } = buyer;
  const touchedAt = minutesAfter(now, -60 * hoursAgo);
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
    tagPerson: null,
    addKeys: [],
    createdAt,
    touchedAt: touchedAt.toISOString(),
    fio: user.fio,
    email: state === 'no_email' ? '' : user.email,
    phone: user.phone,
    ...toReminding(state, touchedAt),
    ...toFilled(stop, touchedAt),
    isPickup: false,
    pickupStoreId: null,
    place: findPlace(buyer, stop),
    unitOffice: '',
    comment: '',
    cardMessage: '',
  };
}

function findPlace({ user: { location }, region }: BuyerInRegion, stop: CartStop): CartItem['place'] {
  const [near] = places[region];
  if (location) return { address: location.address, lat: location.lat, lng: location.lng };
  return stop === 'payment' && near ? placeAt(near, seededRandom(1)) : null;
}

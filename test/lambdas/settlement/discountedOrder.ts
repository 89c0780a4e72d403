import type { AppliedDiscount } from '@bloomkin/lambdas/model/discounts/orderDiscounts.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { OrderLine } from '@bloomkin/lambdas/model/orders/storedOrder.ts';
import type { SeededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { discountLines, getBearer, marketOwner } from '@bloomkin/shared/rules/discount.ts';
import { DiscountId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { anOrderItem } from '#support/orderItem.ts';

type Goods = Pick<OrderLine, 'priceCents' | 'count' | 'productId'>;

interface Offer {
  id: DiscountId;
  ownerId: string;
  kind: 'percent' | 'amount';
  value: number;
  minOrderCents: number;
  covered: readonly string[];
}

/** Makes any discount of the florist or the market, by per cents or an amount, as the rules allow it. */
function anyOffer(
  random: SeededRandom,
  at: number,
  goods: readonly Goods[],
  commissionPercent: number,
): Offer {
  const isMarkets = random.chance(0.5);
  const maxPercent = isMarkets ? Math.floor(commissionPercent) : 90;
  const minOrderCents = random.between(0, 20_000);
  const kind = random.pick(['percent', 'amount'] as const);
  const maxCents = Math.floor((minOrderCents * (isMarkets ? commissionPercent : 90)) / 100);
  return {
    id: DiscountId.parse(`discount-${at}`),
    ownerId: isMarkets ? marketOwner : 'petal',
    kind,
    value: kind === 'percent' ? random.between(0, maxPercent) : random.between(0, maxCents),
    minOrderCents,
    covered: goods.map(({ productId }) => productId).filter(() => random.chance(0.7)),
  };
}

/** An order of one to three products with whatever discounts apply. */
export function discountedOrder(
  random: SeededRandom,
  { id, commissionPercent }: Pick<OrderItem, 'id' | 'commissionPercent'>,
): OrderItem {
  const goods = Array.from({ length: random.between(1, 3) }, (_, index) => ({
    productId: ProductId.parse(`product-${index}`),
    priceCents: random.between(101, 19_999),
    count: random.between(1, 3),
  }));
  const offers = Array.from({ length: random.between(0, 4) }, (_, at) =>
    anyOffer(random, at, goods, commissionPercent),
  );
  const best = discountLines(goods, offers, ({ covered }, { productId }) => covered.includes(productId));
  const lines = goods.map((one, index): OrderLine => {
    const discount = best[index];
    const line = { ...one, name: 'Flowers', sku: '', photo: null };
    return discount ? { ...line, discount: { id: discount.discount.id, cents: discount.cents } } : line;
  });
  const discounts = offers.flatMap((offer) => toApplied(offer, lines));
  const goodsCents = goods.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0);
  const deliveryCents = random.pick([0, 1250]);
  const totalCents = discounts.reduce((rest, { cents }) => rest - cents, goodsCents + deliveryCents);
  return anOrderItem({ id, commissionPercent, lines, discounts, goodsCents, deliveryCents, totalCents });
}

function toApplied({ id, ownerId, kind, value }: Offer, lines: readonly OrderLine[]): AppliedDiscount[] {
  const cents = lines.reduce((sum, { discount }) => sum + (discount?.id === id ? discount.cents : 0), 0);
  if (cents === 0) return [];
  const counted = { limitPerPerson: null, shard: 0, quota: null };
  return [
    {
      id,
      ownerId,
      name: 'Spring',
      code: null,
      kind,
      value,
      borneBy: getBearer({ ownerId }),
      cents,
      ...counted,
    },
  ];
}

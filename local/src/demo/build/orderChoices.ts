import type { OrderDetails } from '@bloomkin/lambdas/model/orders/orderDetails.ts';
import type { OrderLine } from '@bloomkin/lambdas/model/orders/storedOrder.ts';
import { shownPhoto } from '@bloomkin/lambdas/model/products/productSizes.ts';
import { orderTexts, places, recipients } from '#demo/content/shopContent.ts';
import { type BuyerInRegion, placeAt } from './buildPeople.ts';
import type { Shop } from './shop.ts';

/** Mostly one product, of those on sale at that time. */
export function chooseLines({ products, random }: Shop, at: Date): OrderLine[] {
  const offered = products.filter(({ createdAt }) => Date.parse(createdAt) < at.getTime());
  if (offered.length === 0) return [];
  // Favours the front of the list.
  const favourite = () => offered[Math.floor(random.next() ** 1.6 * offered.length)];
  const chosen = new Set([favourite(), ...(random.chance(0.14) ? [favourite()] : [])]);
  return [...chosen]
    .filter((product) => product !== undefined)
    .map((product) => {
      const size = product.sizes[at.getTime() % Math.max(1, product.sizes.length)];
      return {
        productId: product.id,
        name: product.name,
        ...(size && { sizeId: size.id, sizeName: size.name }),
        sku: size?.sku ?? product.sku,
        photo: shownPhoto(product, size),
        priceCents: (size ?? product).priceCents,
        count: random.chance(0.08) ? 2 : 1,
      };
    });
}

export function chooseDetails(shop: Shop, { user, region }: BuyerInRegion, day: string): OrderDetails {
  const { random, loaded } = shop;
  const pickups = loaded.stores.filter(({ pickupPoint }) => pickupPoint);
  const pickup = pickups.length > 0 && random.chance(0.14) ? random.pick(pickups) : undefined;
  const own = user.location && random.chance(0.4) ? user.location : undefined;
  const place = own
    ? { address: own.address, lat: own.lat, lng: own.lng }
    : placeAt(random.pick(places[region]), random);
  const period = random.pick(loaded.company.deliveryPeriods);
  return {
    fio: user.fio,
    email: user.email,
    phone: user.phone || random.pick(recipients).phone,
    day,
    period: { startTime: period.startTime, stopTime: period.stopTime },
    isPickup: pickup !== undefined,
    pickupStoreId: pickup?.id ?? null,
    place: pickup ? null : place,
    unitOffice: !pickup && random.chance(0.35) ? random.pick(orderTexts.units) : '',
    comment: random.chance(0.3) ? random.pick(orderTexts.comments) : '',
    cardMessage: random.chance(0.7) ? random.pick(orderTexts.cardMessages) : '',
    recipient: !pickup && random.chance(0.65) ? { ...random.pick(recipients) } : null,
  };
}

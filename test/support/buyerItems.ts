import type { CartItem } from '@bloomkin/lambdas/model/carts/cartEntity.ts';
import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import type { OrderDetails } from '@bloomkin/lambdas/model/orders/orderDetails.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { ReviewItem } from '@bloomkin/lambdas/model/reviews/reviewEntity.ts';
import { toReviewAuthor } from '@bloomkin/lambdas/model/reviews/toReview.ts';
import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { CartHash, OrderId, ReviewId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { now } from './catalogueItems.ts';
import { newtown } from './florist.ts';
import { anOrderItem } from './orderItem.ts';

/** A day on which the florists above bring flowers wherever the test runs, and whatever day it is. */
export function dayAhead(days = 9): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

export function details(person: { fio: string; phone: string; email: string }): OrderDetails {
  return {
    fio: person.fio,
    email: person.email,
    phone: person.phone,
    day: dayAhead(),
    period: { startTime: '08:00', stopTime: '20:00' },
    isPickup: false,
    pickupStoreId: null,
    place: { address: '20 King St, Newtown NSW 2042', ...newtown },
    unitOffice: '',
    comment: '',
    cardMessage: '',
    recipient: null,
  };
}

/** An order of this buyer's for one piece of the product, not paid yet. */
export function anOrderFor(
  buyer: UserItem,
  { company, stores: [store] }: CompanyWithStores,
  product: ProductItem,
): OrderItem {
  if (!store) throw new Error('A florist without a store');
  const id = OrderId.parse(ulid());
  return anOrderItem({
    ...details(buyer),
    id,
    number: id.slice(-9),
    cartHash: aHash(),
    userId: buyer.id,
    companyId: company.id,
    companyName: company.name,
    companyBrand: company.brand,
    storeId: store.id,
    storeName: store.name,
    storeAddress: store.address,
    timeZone: store.timeZone,
    lines: [
      {
        productId: product.id,
        name: product.name,
        sku: product.sku,
        photo: null,
        priceCents: 8900,
        count: 1,
      },
    ],
    goodsCents: 8900,
    totalCents: 10_100,
    createdAt: now(),
    updatedAt: now(),
    searchText: `${id} ${buyer.fio}`.toLowerCase(),
  });
}

/** A hash as the carts have them. */
export const aHash = () => CartHash.parse(`${ulid()}${ulid()}`.slice(0, 27));

/** A cart that can be submitted as it is. */
export function aCart(buyer: UserItem, product: ProductItem): CartItem {
  return {
    ...details(buyer),
    userId: buyer.id,
    hash: aHash(),
    version: 1,
    companyId: product.companyId,
    lines: [{ productId: product.id, count: 1, shownCents: product.priceCents }],
    discountCode: null,
    tagPerson: null,
    addKeys: [],
    ...{ agreedAt: null, hasEmail: buyer.email !== '', isLocked: !buyer.active, remindedAt: null },
    createdAt: now(),
    touchedAt: now(),
  };
}

export function aReview(author: UserItem, product: ProductItem): ReviewItem {
  return {
    id: ReviewId.parse(ulid()),
    productId: product.id,
    companyId: product.companyId,
    userId: author.id,
    ...toReviewAuthor(author),
    rating: 5,
    text: 'Lovely',
    verified: false,
    createdAt: now(),
  };
}

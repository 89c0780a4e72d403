import type { CartItem } from '@bloomkin/lambdas/cart/cartEntity.ts';
import type { CompanyWithStores } from '@bloomkin/lambdas/companies/companyWithStores.ts';
import type { DiscountItem } from '@bloomkin/lambdas/discounts/discountEntity.ts';
import type { OrderDetails } from '@bloomkin/lambdas/orders/orderDetails.ts';
import type { OrderItem } from '@bloomkin/lambdas/orders/orderEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/products/productEntity.ts';
import type { ProductTypeItem } from '@bloomkin/lambdas/productTypes/productTypeEntity.ts';
import type { ReviewItem } from '@bloomkin/lambdas/reviews/reviewEntity.ts';
import type { UserItem } from '@bloomkin/lambdas/users/userEntity.ts';
import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import {
  CartHash,
  CategoryId,
  CompanyId,
  DiscountId,
  OrderId,
  PhotoId,
  ProductId,
  ProductTypeId,
  ReviewId,
  StoreId,
  UserId,
} from '@bloomkin/shared/schemas/ids.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { ulid } from 'ulid';
import { aZone, newtown } from './florist.ts';
import { anOrderItem } from './orderItem.ts';

export const now = () => new Date().toISOString();
export const categoryId = CategoryId.parse('roses');
export const typeId = ProductTypeId.parse('bouquet');

/** A florist in Newtown that is open every day and brings flowers all day. */
export function aFlorist(
  brand: string,
  about: Partial<CompanyWithStores['company']> = {},
): CompanyWithStores {
  const id = CompanyId.parse(ulid());
  const storeId = StoreId.parse(ulid());
  return {
    company: {
      id,
      ownerId: null,
      name: `${brand} Pty Ltd`,
      brand,
      abn: String(10_000_000_000 + Math.floor(Math.random() * 1e10)),
      phone: '+61255500123',
      site: '',
      description: 'Flowers',
      logo: null,
      photo: null,
      photoMedium: null,
      sameDayDelivery: true,
      leadMinutes: 0,
      deliveryPeriods: [{ startTime: '08:00', stopTime: '20:00', capacity: null }],
      active: true,
      ready: true,
      register: null,
      ratingSum: 0,
      reviewsCount: 0,
      deliveryRecord: {},
      points: [newtown],
      storeIds: [storeId],
      paymentAccountId: `acct_${id}`,
      chargesEnabled: true,
      revision: 1,
      createdAt: now(),
      ...about,
    },
    stores: [
      {
        id: storeId,
        companyId: id,
        name: brand,
        phone: '+61255500124',
        ...newtown,
        address: '1 King St, Newtown NSW 2042',
        state: 'NSW',
        timeZone: 'Australia/Sydney',
        pickupPoint: true,
        warehouseForDelivery: true,
        workingTimes: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, startTime: '07:00', stopTime: '21:00' })),
        zones: [aZone()],
        closedDays: [],
        openDays: [],
        dailyCapacity: null,
      },
    ],
  };
}

export function aPhoto(): ProductItem['photos'][number] {
  const path = (width: number) => `/fixtures/aPhoto-${width}.webp`;
  return {
    id: PhotoId.parse(ulid()),
    main: true,
    path: path(1600),
    medium: { path: path(800) },
    small: { path: path(480) },
  };
}

export function aProduct(companyId: CompanyId, about: Partial<ProductItem> = {}): ProductItem {
  const id = ProductId.parse(ulid());
  return {
    id,
    companyId,
    name: 'Red letter roses',
    priceCents: 8900,
    sku: `SKU-${id}`,
    description: '',
    categoryId,
    categoryName: 'Roses',
    typeId,
    typeName: 'Bouquet',
    site: '',
    active: true,
    deleted: false,
    photos: [aPhoto()],
    parameters: [],
    sizes: [],
    addon: false,
    ratingSum: 0,
    reviewsCount: 0,
    soldCount: 0,
    revision: 1,
    createdAt: now(),
    updatedAt: now(),
    ...about,
  };
}

/** Stored, with its id without the product's. */
export function aStoredPhoto(): ProductItem['photos'][number] {
  const id = PhotoId.parse(ulid());
  const path = (width: number) => `/media/products/${id}-${width}.webp`;
  return { id, main: false, path: path(1600), medium: { path: path(800) }, small: { path: path(480) } };
}

/** 10 % off all that its owner sells, switched on, without an end. */
export function aDiscount(ownerId: string, about: Partial<DiscountItem> = {}): DiscountItem {
  return {
    id: DiscountId.parse(ulid()),
    ownerId,
    name: 'Spring',
    code: null,
    kind: 'percent',
    value: 10,
    companyId: ownerId === marketOwner ? null : CompanyId.parse(ownerId),
    categoryId: null,
    collectionId: null,
    minOrderCents: 0,
    fromDay: null,
    toDay: null,
    active: true,
    limitTotal: null,
    limitPerPerson: null,
    usedUp: false,
    revision: 1,
    createdAt: now(),
    updatedAt: now(),
    ...about,
  };
}

export function aProductType(
  companyId: CompanyId | null,
  about: Partial<ProductTypeItem> = {},
): ProductTypeItem {
  const values = ['None', 'Light', 'Strong'];
  return {
    id: ProductTypeId.parse(ulid()),
    companyId,
    name: 'Wreath',
    parameters: [{ id: 'fragrance', name: 'Fragrance', type: 'value', unit: '', values }],
    revision: 1,
    ...about,
  };
}

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
    addKeys: [],
    ...{ agreedAt: null, hasEmail: buyer.email !== '', remindedAt: null },
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
    userName: author.fio,
    userAvatar: null,
    rating: 5,
    text: 'Lovely',
    verified: false,
    createdAt: now(),
  };
}

let people = 0;

export interface PersonWish {
  fio: string;
  roles: readonly Role[];
  company?: CompanyWithStores['company'] | undefined;
  location?: UserItem['location'];
}

/** Unused numbers and addresses: messages to them reach the local outbox alone. */
export function personFields({ fio, roles, company, location = null }: PersonWish) {
  const login = `person${++people}`;
  return {
    id: UserId.parse(ulid()),
    createdAt: now(),
    fio,
    roles,
    login,
    phone: `+614290${String(10_000 + people)}`,
    email: `${login}@private.example`,
    hasPassword: true,
    inCognito: true,
    companyId: company?.id ?? null,
    companyName: company?.name ?? '',
    companyBrand: company?.brand ?? '',
    location,
  };
}

import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import type { DiscountItem } from '@bloomkin/lambdas/model/discounts/discountEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { ProductTypeItem } from '@bloomkin/lambdas/model/productTypes/productTypeEntity.ts';
import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import {
  CategoryId,
  CompanyId,
  DiscountId,
  PhotoId,
  ProductId,
  ProductTypeId,
  StoreId,
} from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { aZone, newtown } from './florist.ts';

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
      complete: true,
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

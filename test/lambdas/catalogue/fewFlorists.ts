import type {
  CategoryChange,
  CollectionChange,
  CompanyChange,
  ProductChange,
} from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import { productCard } from '@bloomkin/lambdas/model/products/productCard.ts';
import type { CompanyFacts } from '@bloomkin/shared/rules/promise.ts';
import {
  CategoryId,
  CollectionId,
  CompanyId,
  PhotoId,
  ProductId,
  ProductTypeId,
} from '@bloomkin/shared/schemas/ids.ts';

/** A Saturday morning in Sydney. */
export const now = new Date('2026-11-20T22:00:00Z');
export const newtown = { lat: -33.897, lng: 151.179 };
export const perth = { lat: -31.95, lng: 115.86 };

export function category(id: string, name: string, more: Partial<CategoryChange> = {}): CategoryChange {
  const fields = { revision: 1, active: true, parentId: null, position: 0, photo: null };
  return { kind: 'category', id: CategoryId.parse(id), name, ...fields, ...more };
}

export function collection(id: string, productIds: string[]): CollectionChange {
  return {
    kind: 'collection',
    id: CollectionId.parse(id),
    revision: 1,
    name: 'For Mum',
    description: '',
    photo: null,
    popular: true,
    active: true,
    flags: [],
    productIds: productIds.map((each) => ProductId.parse(each)),
  };
}

/** A florist with one store a few streets from Newtown for each kilometre given, delivering some 20 km around. */
export function florist(id: string, brand: string, more: Partial<CompanyChange> & { kmAway?: number } = {}) {
  const { kmAway = 1, ...fields } = more;
  const active = fields.active ?? true;
  const company: CompanyChange = {
    kind: 'company',
    id: CompanyId.parse(id),
    revision: 1,
    name: `${brand} Pty Ltd`,
    brand,
    abn: '',
    active,
    card: JSON.stringify({
      id,
      name: `${brand} Pty Ltd`,
      brand,
      logo: null,
      rating: null,
      sameDayDelivery: true,
      delivery_periods: [],
    }),
    facts: factsOf(id, active, kmAway),
    ...fields,
  };
  return company;
}

function factsOf(id: string, active: boolean, kmAway: number): CompanyFacts {
  const lat = newtown.lat + kmAway / 111;
  const reach = 0.2;
  const west = newtown.lng - reach;
  const east = newtown.lng + reach;
  const ring: [number, number][] = [
    [west, lat - reach],
    [east, lat - reach],
    [east, lat + reach],
    [west, lat + reach],
    [west, lat - reach],
  ];
  const zone = { id: 'zone', name: 'Near', priceCents: 990, freeFromCents: null, minOrderCents: null };
  return {
    id,
    active,
    sameDayDelivery: true,
    leadMinutes: 60,
    deliveryPeriods: [],
    stores: [
      {
        id: `store-${id}`,
        companyId: id,
        name: 'Shop',
        lat,
        lng: newtown.lng,
        address: '1 King Street',
        state: 'NSW',
        timeZone: 'Australia/Sydney',
        pickupPoint: true,
        warehouseForDelivery: true,
        workingTimes: [1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime: '09:00', stopTime: '17:00' })),
        zones: [{ ...zone, polygon: { type: 'Polygon', coordinates: [ring] } }],
        closedDays: [],
        openDays: [],
        dailyCapacity: null,
      },
    ],
  };
}

export function product(
  id: string,
  name: string,
  more: Partial<Omit<ProductChange, 'companyId' | 'categoryId'>> & {
    companyId?: string;
    categoryId?: string;
  } = {},
): ProductChange {
  const { companyId = 'ann', categoryId = 'bouquets', ...fields } = more;
  const created_at = '2026-11-01T00:00:00.000Z';
  const card = productCard({
    id: ProductId.parse(id),
    name,
    price: 50,
    price_to: 50,
    sku: id,
    description: '',
    site: '',
    active: true,
    company: CompanyId.parse(companyId),
    photos: [
      {
        id: PhotoId.parse('p'),
        main: true,
        path: '/1600.webp',
        medium: { path: '/800.webp' },
        small: { path: '/480.webp' },
      },
    ],
    parameter_values: [],
    sizes: [],
    addon: false,
    rating: null,
    reviews_count: 0,
    created_at,
    updated_at: created_at,
  });
  return {
    kind: 'product',
    id: ProductId.parse(id),
    revision: 1,
    active: true,
    companyId: CompanyId.parse(companyId),
    categoryId: CategoryId.parse(categoryId),
    typeId: ProductTypeId.parse('bouquet'),
    name,
    sku: id,
    priceCents: 5000,
    orderable: true,
    addon: false,
    sizeTexts: [],
    createdAtMs: Date.parse(created_at),
    ratingTenths: 0,
    reviewsCount: 0,
    soldCount: 0,
    parameters: [],
    card,
    ...fields,
  };
}

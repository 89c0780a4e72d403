import type {
  ParameterValues,
  ProductChange,
  ProductTypeChange,
} from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import { type CardFields, productCard } from '@bloomkin/lambdas/model/products/productCard.ts';
import {
  type CategoryId,
  CompanyId,
  PhotoId,
  ProductId,
  ProductTypeId,
} from '@bloomkin/shared/schemas/ids.ts';
import type { Random } from './random.ts';
import { adjectives, colours, flowers, kinds, occasions, sizes } from './words.ts';

export const bouquetType: ProductTypeChange = {
  kind: 'productType',
  id: ProductTypeId.parse('bouquet'),
  companyId: null,
  revision: 1,
  name: 'Bouquet',
  parameters: [
    { id: 'colour', name: 'Colour', type: 'list', unit: '', values: [...colours] },
    { id: 'occasion', name: 'Occasion', type: 'list', unit: '', values: [...occasions] },
    { id: 'size', name: 'Size', type: 'value', unit: '', values: [...sizes] },
    { id: 'height', name: 'Height, cm', type: 'number', unit: '', values: [] },
    { id: 'stems', name: 'Stems', type: 'number', unit: '', values: [] },
  ],
};

function makeParameters(random: Random): ParameterValues[] {
  const parameters: ParameterValues[] = [
    { parameterId: 'colour', name: 'Colour', type: 'list', values: random.some(colours, 3) },
    { parameterId: 'occasion', name: 'Occasion', type: 'list', values: random.some(occasions, 2) },
    { parameterId: 'size', name: 'Size', type: 'value', values: [random.pick(sizes)] },
    { parameterId: 'height', name: 'Height, cm', type: 'number', values: [20 + random.below(80)] },
    { parameterId: 'stems', name: 'Stems', type: 'number', values: [3 + random.below(48)] },
  ];
  return parameters.filter(() => random.chance(0.95));
}

const description = (random: Random) =>
  `<p>${Array.from({ length: 35 }, () => random.pick([...adjectives, ...flowers, ...kinds])).join(' ')}</p>`;

interface Where {
  number: number;
  revision: number;
  companies: number;
  categories: readonly CategoryId[];
}

/** A product as a florist may offer it, with a card of the usual size. */
export const toProductId = (number: number) =>
  ProductId.parse(`01K${number.toString(36).toUpperCase().padStart(8, '0')}PRODUCT`);

export function makeProduct(
  { number, revision, companies, categories }: Where,
  random: Random,
): ProductChange {
  const id = toProductId(number);
  const flower = random.some(flowers, 2).join(' and ');
  const fields = {
    id,
    revision,
    active: random.chance(0.93),
    companyId: CompanyId.parse(`company-${Math.floor(random.fraction() ** 1.6 * companies)}`),
    categoryId: random.pick(categories),
    name: `${random.pick(adjectives)} ${flower} ${random.pick(kinds)}`,
    sku: `${flower.slice(0, 3).toUpperCase()}-${number}`,
    priceCents: 1500 + random.below(560) * 50,
    orderable: true,
    addon: false,
    sizeTexts: [],
    createdAtMs: Date.UTC(2024, 0, 1) + random.below(90_000) * 1_000_000,
    ratingTenths: random.chance(0.4) ? 0 : 20 + random.below(31),
    reviewsCount: random.below(40),
    soldCount: random.below(900),
    parameters: makeParameters(random),
  };
  const card = productCard(cardFields(fields, description(random)));
  return { kind: 'product', typeId: bouquetType.id, ...fields, card };
}

type Fields = Omit<ProductChange, 'kind' | 'typeId' | 'card'>;

function cardFields(fields: Fields, description: string): CardFields {
  const at = new Date(fields.createdAtMs).toISOString();
  return {
    id: fields.id,
    name: fields.name,
    price: fields.priceCents / 100,
    price_to: fields.priceCents / 100,
    sku: fields.sku,
    description,
    site: '',
    active: fields.active,
    company: fields.companyId,
    photos: [0, 1].map((photo) => ({
      id: PhotoId.parse(`${fields.id}-${photo}`),
      main: photo === 0,
      path: `/media/photos/${fields.id}-${photo}-1600.webp`,
      medium: { path: `/media/photos/${fields.id}-${photo}-800.webp` },
      small: { path: `/media/photos/${fields.id}-${photo}-480.webp` },
    })),
    parameter_values: fields.parameters.map(({ parameterId, name, type, values }) => ({
      parameter_id: parameterId,
      parameter_name: name,
      value: type === 'list' ? values.map(String) : String(values[0]),
    })),
    sizes: [],
    addon: false,
    rating: fields.ratingTenths === 0 ? null : fields.ratingTenths / 10,
    reviews_count: fields.reviewsCount,
    created_at: at,
    updated_at: at,
  };
}

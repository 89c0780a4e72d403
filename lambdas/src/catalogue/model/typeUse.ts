import { andInto, type Bits, countBits, emptyBits, keepBits, listOrdinals } from '../columns/bits.ts';
import type { Catalogue } from './catalogue.ts';
import type { Model } from './model.ts';
import { cardPhoto } from './productCard.ts';

export interface Use {
  count: number;
  productIds: readonly string[];
  countCompanies(): number;
}

const namedProducts = 3;

export interface TypeUse {
  products: Use;
  parameter(id: string): Use;
  value(parameterId: string, value: string): Use;
  /** Without those that no product carries. */
  valueCounts(parameterId: string, values: readonly string[]): { value: string; products_num: number }[];
  range(parameterId: string): { min: number; max: number } | null;
  /** Of one of the products. */
  photo(): string | null;
}

/** The products of a type, active or not; products of other types may share a parameter. */
const mostCarriers = 200;

/** The first products of the type that carry the value, and how many there are. */
export const findCarriers = (catalogue: Catalogue, typeId: string, parameterId: string, value: string) =>
  catalogue.ask((model) => {
    const bits = carrierBits(model, parameterId, value);
    andInto(bits, typeBits(model, typeId));
    const first = listOrdinals(bits).subarray(0, mostCarriers);
    return { count: countBits(bits), ids: Array.from(first, (ordinal) => model.products.ids.at(ordinal)) };
  });

export const findTypeUse = (catalogue: Catalogue, typeId: string): TypeUse =>
  catalogue.ask((model) => measureTypeUse(model, typeId));

function measureTypeUse(model: Model, typeId: string): TypeUse {
  const bits = typeBits(model, typeId);
  const within = (matching: Bits) => {
    andInto(matching, bits);
    return toUse(model, matching);
  };
  return {
    products: toUse(model, bits),
    parameter: (id) => within(carrierBits(model, id)),
    value: (id, value) => within(carrierBits(model, id, value)),
    valueCounts(id, values) {
      const sets = model.parameters.byId.get(id)?.texts;
      const counts = values.map((value) => ({ value, products_num: sets?.get(value)?.countIn(bits) ?? 0 }));
      return counts.filter(({ products_num }) => products_num > 0);
    },
    range(id) {
      const numbers = model.parameters.byId.get(id)?.numbers.counts(listOrdinals(bits)) ?? [];
      const [first, last] = [numbers[0], numbers.at(-1)];
      return first && last ? { min: first.value, max: last.value } : null;
    },
    photo: () => findPhoto(model, bits),
  };
}

/** Of the first products, one with a photo. */
function findPhoto({ products }: Model, bits: Bits): string | null {
  for (const ordinal of listOrdinals(bits).subarray(0, namedProducts)) {
    const photo = cardPhoto(products.cards.at(ordinal));
    if (photo) return photo;
  }
  return null;
}

export const findCategoryUse = (catalogue: Catalogue, categoryId: string): Use =>
  catalogue.ask((model) => {
    const { products, categoryNumbers } = model;
    const number = categoryNumbers.find(categoryId);
    const bits = number === undefined ? emptyBits(products.count) : products.liveBits();
    keepBits(bits, (ordinal) => products.columns.category.at(ordinal) === number);
    return toUse(model, bits);
  });

function typeBits({ products, typeNumbers }: Model, typeId: string): Bits {
  const number = typeNumbers.find(typeId);
  if (number === undefined) return emptyBits(products.count);
  const bits = products.liveBits();
  keepBits(bits, (ordinal) => products.columns.type.at(ordinal) === number);
  return bits;
}

/** Products with the parameter; with `value`, only those that have it. */
export function carrierBits({ products, parameters }: Model, id: string, value?: string): Bits {
  const bits = emptyBits(products.count);
  const parameter = parameters.byId.get(id);
  if (value !== undefined) {
    parameter?.texts.get(value)?.orInto(bits);
    return bits;
  }
  for (const set of parameter?.texts.values() ?? []) set.orInto(bits);
  parameter?.numbers.addMatching(() => true, bits, products.count);
  return bits;
}

function toUse({ products }: Model, bits: Bits): Use {
  const ordinals = listOrdinals(bits);
  const productIds = Array.from(ordinals.subarray(0, namedProducts), (ordinal) => products.ids.at(ordinal));
  const countCompanies = () => new Set(ordinals.map((ordinal) => products.columns.company.at(ordinal))).size;
  return { count: ordinals.length, productIds, countCompanies };
}

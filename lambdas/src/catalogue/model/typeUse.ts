import {
  andInto,
  type Bits,
  countBits,
  emptyBits,
  keepBits,
  listOrdinals,
  setBit,
} from '#catalogue/columns/bits.ts';
import type { Model } from './model.ts';
import { cardPhoto, listInactiveValues } from './productCard.ts';

interface AskedCatalogue {
  ask<T>(question: (model: Model) => T): T;
}

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
  /** Shows one of the products. */
  photo(): string | null;
}

/** The products of a type, active or not; products of other types may share a parameter. */
const maxCarriers = 200;

/** The first products of the type that carry the value, and how many there are. */
export const findCarriers = (catalogue: AskedCatalogue, typeId: string, parameterId: string, value: string) =>
  catalogue.ask((model) => {
    const ofType = typeBits(model, typeId);
    const bits = carrierBits(model, parameterId, value, readInactive(model, ofType));
    andInto(bits, ofType);
    const first = listOrdinals(bits).subarray(0, maxCarriers);
    return { count: countBits(bits), ids: Array.from(first, (ordinal) => model.products.ids.at(ordinal)) };
  });

export const findTypeUse = (catalogue: AskedCatalogue, typeId: string): TypeUse =>
  catalogue.ask((model) => measureTypeUse(model, typeId));

function measureTypeUse(model: Model, typeId: string): TypeUse {
  const bits = typeBits(model, typeId);
  let inactive: Carriers | undefined;
  const carriersOf = (id: string, value?: string) => {
    inactive ??= readInactive(model, bits);
    const matching = carrierBits(model, id, value, inactive);
    andInto(matching, bits);
    return matching;
  };
  return {
    products: toUse(model, bits),
    parameter: (id) => toUse(model, carriersOf(id)),
    value: (id, value) => toUse(model, carriersOf(id, value)),
    valueCounts(id, values) {
      const counts = values.map((value) => ({ value, products_num: countBits(carriersOf(id, value)) }));
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

/** Finds one with a photo among the first products. */
function findPhoto({ products }: Model, bits: Bits): string | null {
  for (const ordinal of listOrdinals(bits).subarray(0, namedProducts)) {
    const photo = cardPhoto(products.cards.at(ordinal));
    if (photo) return photo;
  }
  return null;
}

export const findCategoryUse = (catalogue: AskedCatalogue, categoryId: string): Use =>
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

/** Ordinals of products by parameter, and by parameter and value. */
type Carriers = ReadonlyMap<string, readonly number[]>;

const toKey = (id: string, value = '') => `${id} ${value}`;

/** What inactive sizes of the products carry, which the parameters of lists and filters lack. */
function readInactive({ products }: Model, bits: Bits): Carriers {
  const carriers = new Map<string, number[]>();
  for (const ordinal of listOrdinals(bits))
    for (const { id, value } of listInactiveValues(products.cards.at(ordinal)))
      for (const key of [toKey(id), toKey(id, value)]) {
        const ordinals = carriers.get(key);
        if (ordinals) ordinals.push(ordinal);
        else carriers.set(key, [ordinal]);
      }
  return carriers;
}

/** Products with the parameter, active or not; with `value`, only those that have it. */
export function carrierBits(
  model: Model,
  id: string,
  value?: string,
  inactive = readInactive(model, model.products.liveBits()),
): Bits {
  const { products, parameters } = model;
  const bits = emptyBits(products.count);
  const parameter = parameters.byId.get(id);
  for (const ordinal of inactive.get(toKey(id, value)) ?? []) setBit(bits, ordinal);
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

import { andInto, type Bits, emptyBits, keepBits, listOrdinals } from '../columns/bits.ts';
import type { Catalogue } from './catalogue.ts';
import type { Model } from './model.ts';

export interface Use {
  count: number;
  productIds: readonly string[];
}

const namedProducts = 3;

export interface TypeUse {
  products: Use;
  parameter(id: string): Use;
  value(parameterId: string, value: string): Use;
}

/** The products of a type, active or not; products of other types may share a parameter. */
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
    value: (id, value) => {
      const matching = emptyBits(model.products.count);
      model.parameters.byId.get(id)?.texts.get(value)?.orInto(matching);
      return within(matching);
    },
  };
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

function carrierBits({ products, parameters }: Model, id: string): Bits {
  const bits = emptyBits(products.count);
  const parameter = parameters.byId.get(id);
  for (const set of parameter?.texts.values() ?? []) set.orInto(bits);
  parameter?.numbers.addMatching(() => true, bits, products.count);
  return bits;
}

function toUse({ products }: Model, bits: Bits): Use {
  const ordinals = listOrdinals(bits);
  const productIds = Array.from(ordinals.subarray(0, namedProducts), (ordinal) => products.ids.at(ordinal));
  return { count: ordinals.length, productIds };
}

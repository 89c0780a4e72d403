import { centsToDollars, formatMoney, parseDollars } from '@bloomkin/shared/rules/money.ts';
import { maxSizes, priceRange } from '@bloomkin/shared/rules/productSizes.ts';
import type { ProductSize } from '@bloomkin/shared/schemas/product.ts';
import type { ProductType, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { type NumberValue, validateMoney } from '#components/form/numberText.ts';

export interface SizeValues {
  /** Empty if new. */
  id: string;
  name: string;
  sku: string;
  /** Cents. */
  price: NumberValue;
  active: boolean;
  /** Null shows the main photo. */
  photo: string | null;
  /** Empty: the product's. */
  description: string;
  /** Numbers of the type by parameter id. */
  measures: Record<string, NumberValue>;
  /** Other values, as they are stored. */
  others: { parameter_id: string; value: string | string[] }[];
}

export const listMeasures = (type: ProductType | undefined): readonly TypeParameter[] =>
  type?.parameters.filter((parameter) => parameter.type === 'number') ?? [];

/** The parameter whose values are names of sizes. */
export const findSizeParameter = (type: ProductType | undefined): TypeParameter | undefined =>
  type?.parameters.find(({ type: kind, name }) => kind === 'value' && /^size$/i.test(name));

export const isOfSizes = (type: ProductType | undefined, id: string): boolean =>
  listMeasures(type).some((measure) => measure.id === id) || findSizeParameter(type)?.id === id;

export function toSizeValues(size: ProductSize, types: readonly ProductType[]): SizeValues {
  const numbers = new Set(types.flatMap(listMeasures).map(({ id }) => id));
  const stored = new Map(size.parameter_values.map(({ parameter_id, value }) => [parameter_id, value]));
  const measures = [...numbers].map((id) => [id, toNumber(stored.get(id))] as const);
  const others = size.parameter_values.filter(({ parameter_id }) => !numbers.has(parameter_id));
  const { id, name, sku, price, active, photo, description = '' } = size;
  return {
    ...{ id, name, sku, active, photo, description },
    price: parseDollars(price) ?? null,
    measures: Object.fromEntries(measures),
    others: others.map(({ parameter_id, value }) => ({ parameter_id, value })),
  };
}

const toNumber = (value: string | string[] | undefined): NumberValue =>
  value === undefined || value === '' ? null : Number(value);

/** Keeps the type's parameters; a name that is a value of the type is also set as its value. */
export function toSizeBody(size: SizeValues, type: ProductType | undefined) {
  const { id, name, sku, price, active, photo, description, measures, others } = size;
  const named = findSizeParameter(type);
  const known = named?.values.find((value) => value.toLowerCase() === name.trim().toLowerCase());
  const typed = new Set(type?.parameters.map((parameter) => parameter.id));
  const remaining = others.filter(
    ({ parameter_id }) => typed.has(parameter_id) && parameter_id !== named?.id,
  );
  const numbers = listMeasures(type).flatMap(({ id: parameter_id }) => {
    const value = measures[parameter_id];
    return typeof value === 'number' ? [{ parameter_id, value }] : [];
  });
  return {
    ...(id && { id }),
    ...{ name, sku, active, photo, description },
    price: centsToDollars(price ?? 0),
    parameter_values: [
      ...(named && known ? [{ parameter_id: named.id, value: known }] : []),
      ...remaining,
      ...numbers,
    ],
  };
}

const usualNames = ['Petite', 'Classic', 'Grand'];

interface Proposal {
  sizes: readonly SizeValues[];
  type: ProductType | undefined;
  sku: string;
  /** The product's price while it has no sizes. */
  price: NumberValue;
  measures: Record<string, NumberValue>;
}

/** The first size takes over the product's values; each gets the next unused name. */
export function proposeSize({ sizes, type, sku, price, measures }: Proposal): SizeValues {
  const taken = new Set(sizes.map((size) => size.name.toLowerCase()));
  const names = findSizeParameter(type)?.values ?? usualNames;
  const name = names.find((each) => !taken.has(each.toLowerCase())) ?? '';
  const isFirst = sizes.length === 0;
  return {
    id: '',
    name,
    sku: sku && name ? `${sku}-${name.charAt(0).toUpperCase()}` : '',
    price: isFirst ? price : null,
    active: true,
    photo: null,
    description: '',
    measures: isFirst ? { ...measures } : {},
    others: [],
  };
}

export const canAddSize = (sizes: readonly SizeValues[]): boolean => sizes.length < maxSizes;

/** 'from $69', '$69', or nothing yet. */
export function describeRange(sizes: readonly SizeValues[]): string | undefined {
  const priced = sizes.flatMap(({ price, active }) =>
    price === null || Number.isNaN(price) ? [] : [{ priceCents: price, active }],
  );
  if (priced.length === 0) return undefined;
  const { fromCents, toCents } = priceRange({ priceCents: 0, sizes: priced });
  return fromCents === toCents ? formatMoney(fromCents) : `from ${formatMoney(fromCents)}`;
}

/** Cents; null while none is priced. */
export function cheapest(sizes: readonly SizeValues[]): NumberValue {
  const priced = sizes.filter(({ price }) => price !== null && !Number.isNaN(price));
  if (priced.length === 0) return null;
  return priceRange({
    priceCents: 0,
    sizes: priced.map(({ price, active }) => ({ priceCents: price ?? 0, active })),
  }).fromCents;
}

interface Others {
  sku: string;
  sizes: readonly SizeValues[];
}

const isRepeated = (values: readonly string[], index: number) =>
  values.findIndex((value) => value.trim().toLowerCase() === values[index]?.trim().toLowerCase()) < index;

export const sizeRules = {
  price: validateMoney({ min: 1, max: 10_000_000, required: 'Enter the price of this size' }),
  name:
    (index: number) =>
    (name: string, { sizes }: Others) => {
      if (name.trim() === '') return 'Enter a name, such as Petite';
      const names = sizes.map((size) => size.name);
      return isRepeated(names, index) ? 'Another size has this name' : undefined;
    },
  sku:
    (index: number) =>
    (sku: string, { sku: own, sizes }: Others) => {
      if (sku.trim() === '') return 'Enter SKU';
      if (sku.trim() === own.trim()) return 'The product itself has this SKU';
      const skus = sizes.map((size) => size.sku);
      return isRepeated(skus, index) ? 'Another size has this SKU' : undefined;
    },
};

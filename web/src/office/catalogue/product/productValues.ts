import { getMessage } from '@bloomkin/shared/messages.ts';
import { centsToDollars, parseDollars } from '@bloomkin/shared/rules/money.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { ProductType, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { type NumberValue, validateMoney, validateNumber } from '#components/form/numberText.ts';
import { requireText } from '#components/form/validators.ts';
import { cheapest, isOfSizes, type SizeValues, toSizeBody, toSizeValues } from './sizeValues.ts';

export type ParameterInput = string | readonly string[] | NumberValue;

export interface ProductValues {
  company_id: string;
  name: string;
  sku: string;
  category: string;
  type: string;
  /** Cents. */
  price: NumberValue;
  description: string;
  site: string;
  active: boolean;
  addon: boolean;
  sizes: SizeValues[];
  /** By parameter id. */
  parameters: Record<string, ParameterInput>;
}

export const fieldLabels: Readonly<Record<keyof ProductValues, string>> = {
  company_id: 'Company',
  name: 'Name',
  sku: 'SKU',
  category: 'Category',
  type: 'Type',
  price: 'Price',
  sizes: 'Sizes',
  description: 'Description',
  site: 'Web page',
  active: 'Active',
  addon: 'Extra',
  parameters: 'What it is like',
};

export const emptyValues: ProductValues = {
  company_id: '',
  name: '',
  sku: '',
  category: '',
  type: '',
  price: null,
  description: '',
  site: '',
  active: true,
  addon: false,
  sizes: [],
  parameters: {},
};

export function toValues(product: Product, types: readonly ProductType[]): ProductValues {
  return {
    company_id: product.company,
    name: product.name,
    sku: product.sku,
    category: product.category.id,
    type: product.type.id,
    price: parseDollars(product.price) ?? null,
    description: product.description,
    site: product.site,
    active: product.active,
    addon: product.addon,
    sizes: product.sizes.map((size) => toSizeValues(size, types)),
    parameters: toParameterInputs(product, types),
  };
}

/** Holds values for every type's parameters, so that switching types keeps the input. */
function toParameterInputs(product: Pick<Product, 'parameter_values'>, types: readonly ProductType[]) {
  const stored = new Map(product.parameter_values.map(({ parameter_id, value }) => [parameter_id, value]));
  const parameters = types.flatMap((type) => type.parameters);
  return Object.fromEntries(parameters.map((one) => [one.id, toInput(one, stored.get(one.id))]));
}

export const emptyParameters = (types: readonly ProductType[]) =>
  toParameterInputs({ parameter_values: [] }, types);

function toInput({ type }: TypeParameter, value: string | readonly string[] | undefined): ParameterInput {
  if (type === 'list') return value === undefined ? [] : [value].flat();
  const [text = ''] = [value ?? ''].flat();
  if (type === 'value') return text;
  return text === '' ? null : Number(text);
}

/** 'HGR-483' of 'Highland garden roses'; the digits keep those of similar names apart. */
export function proposeSku(name: string, digits: number): string {
  const initials = [...name.matchAll(/[\p{L}\d]+/gu)].map(([word]) => word.charAt(0).toUpperCase());
  return initials.length > 0 ? `${initials.slice(0, 4).join('')}-${digits}` : '';
}

/** For a copy: other SKUs, as each is unique; sizes name the original's photos, which are copied too. */
export const toCopy = (values: ProductValues): ProductValues => ({
  ...values,
  name: `${values.name} (copy)`,
  sku: '',
  sizes: values.sizes.map((size) => ({ ...size, id: '', sku: '' })),
});

function toParameterValues(values: ProductValues, types: readonly ProductType[]) {
  const type = types.find(({ id }) => id === values.type);
  const isSetPerSize = (id: string) => values.sizes.length > 0 && isOfSizes(type, id);
  const parameters = type?.parameters.filter(({ id }) => !isSetPerSize(id)) ?? [];
  return parameters.flatMap(({ id }) => {
    const value = values.parameters[id];
    const isEmpty = value === null || value === undefined || value === '' || [value].flat().length === 0;
    if (isEmpty) return [];
    return [{ parameter_id: id, value: Array.isArray(value) ? [...value] : value }];
  });
}

export function toBody(values: ProductValues, types: readonly ProductType[]) {
  const { company_id, price, sizes, parameters: _, ...texts } = values;
  const type = types.find(({ id }) => id === values.type);
  const cents = sizes.length > 0 ? cheapest(sizes) : price;
  return {
    ...texts,
    ...(company_id && { company_id }),
    price: centsToDollars(cents ?? 0),
    sizes: sizes.map((size) => toSizeBody(size, type)),
    parameter_values: toParameterValues(values, types),
  };
}

/** Only the changed fields, so that two people's changes of different fields both stay. */
export function toChangedBody(
  values: ProductValues,
  dirty: Partial<Record<keyof ProductValues, unknown>>,
  types: readonly ProductType[],
) {
  const { company_id: _, ...body } = toBody(values, types);
  const isChanged = (field: string) => {
    if (field === 'parameter_values') return dirty.parameters || dirty.type || dirty.sizes;
    if (field === 'sizes') return dirty.sizes || (dirty.type && values.sizes.length > 0);
    // With sizes it follows from theirs.
    if (field === 'price') return values.sizes.length === 0 && (dirty.price || dirty.sizes);
    return Object.hasOwn(dirty, field);
  };
  return Object.fromEntries(Object.entries(body).filter(([field]) => isChanged(field)));
}

export const rules = {
  company_id: requireText(getMessage('PRODUCT.COMPANY_REQUIRED')),
  name: requireText(getMessage('PRODUCT.NAME_REQUIRED')),
  sku: requireText(getMessage('PRODUCT.SKU_REQUIRED')),
  category: requireText(getMessage('PRODUCT.CATEGORY_REQUIRED')),
  type: requireText(getMessage('PRODUCT.TYPE_REQUIRED')),
  price: validateMoney({ min: 1, max: 10_000_000, required: getMessage('PRODUCT.PRICE_REQUIRED') }),
  site: (value: string) =>
    value.trim() === '' || isWebAddress(value) ? undefined : getMessage('PRODUCT.URL_INCORRECT'),
  number: validateNumber({ max: 9999.99, decimals: 2 }),
};

const isWebAddress = (text: string) =>
  URL.canParse(text.trim()) && /^https?:$/.test(new URL(text.trim()).protocol);

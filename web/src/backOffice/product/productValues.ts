import { getMessage } from '@bloomkin/shared/messages.ts';
import { centsToDollars, parseDollars } from '@bloomkin/shared/rules/money.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { ProductType, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { type NumberValue, validateMoney, validateNumber } from '#components/form/numberText.ts';

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
  description: 'Description',
  site: 'Web page',
  active: 'Active',
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
    parameters: toParameterInputs(product, types),
  };
}

/** Every parameter of every type has a value, so that a changed type finds what was typed before. */
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

/** For a copy: another SKU, as each is unique. */
export const toCopy = (values: ProductValues): ProductValues => ({
  ...values,
  name: `${values.name} (copy)`,
  sku: '',
});

function toParameterValues(values: ProductValues, types: readonly ProductType[]) {
  const { parameters = [] } = types.find(({ id }) => id === values.type) ?? {};
  return parameters.flatMap(({ id }) => {
    const value = values.parameters[id];
    const isEmpty = value === null || value === undefined || value === '' || [value].flat().length === 0;
    if (isEmpty) return [];
    return [{ parameter_id: id, value: Array.isArray(value) ? [...value] : value }];
  });
}

export function toBody(values: ProductValues, types: readonly ProductType[]) {
  const { company_id, price, parameters: _, ...texts } = values;
  return {
    ...texts,
    ...(company_id && { company_id }),
    price: centsToDollars(price ?? 0),
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
  const isChanged = (field: string) =>
    field === 'parameter_values' ? dirty.parameters || dirty.type : Object.hasOwn(dirty, field);
  return Object.fromEntries(Object.entries(body).filter(([field]) => isChanged(field)));
}

const required = (message: string) => (value: string) => (value.trim() === '' ? message : undefined);

export const rules = {
  company_id: required(getMessage('PRODUCT.COMPANY_REQUIRED')),
  name: required(getMessage('PRODUCT.NAME_REQUIRED')),
  sku: required(getMessage('PRODUCT.SKU_REQUIRED')),
  category: required(getMessage('PRODUCT.CATEGORY_REQUIRED')),
  type: required(getMessage('PRODUCT.TYPE_REQUIRED')),
  price: validateMoney({ min: 1, max: 10_000_000, required: getMessage('PRODUCT.PRICE_REQUIRED') }),
  site: (value: string) =>
    value.trim() === '' || isWebAddress(value) ? undefined : getMessage('PRODUCT.URL_INCORRECT'),
  number: validateNumber({ max: 9999.99, decimals: 2 }),
};

const isWebAddress = (text: string) =>
  URL.canParse(text.trim()) && /^https?:$/.test(new URL(text.trim()).protocol);

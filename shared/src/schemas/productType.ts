import * as z from 'zod';
import { flag, jsonList, line, requiredText, wholeNumber } from './fields.ts';
import { CompanyId, ProductTypeId } from './ids.ts';

export const ParameterKind = z.enum(['number', 'value', 'list'], 'Choose a kind');
export type ParameterKind = z.output<typeof ParameterKind>;

export const TypeParameter = z.object({
  id: z.string(),
  name: z.string(),
  type: ParameterKind,
  unit: z.string(),
  values: z.array(z.string()),
  products_num: z.int(),
  /** Values that products carry. */
  value_counts: z.array(z.object({ value: z.string(), products_num: z.int() })).default([]),
  /** Smallest and largest number that products carry. */
  range: z.object({ min: z.number(), max: z.number() }).nullable().default(null),
});
export type TypeParameter = z.output<typeof TypeParameter>;

export const ProductType = z.object({
  id: ProductTypeId,
  name: z.string(),
  company_id: CompanyId.nullable(),
  /** The florist's brand; null for a type of the market. */
  company_brand: z.string().nullable().default(null),
  /** Shows a product of the type. */
  photo: z.string().nullable().default(null),
  /** An admin left a florist's type as it is. */
  reviewed: z.boolean().default(false),
  parameters: z.array(TypeParameter),
  products_num: z.int(),
  /** Increases with each change; a PUT with an older one is a 409. */
  version: z.int(),
});
export type ProductType = z.output<typeof ProductType>;

export const maxParameters = 20;
export const maxOwnTypes = 50;
const maxValues = 100;

const parameterFields = {
  name: requiredText(60, 'Enter name'),
  type: ParameterKind,
  unit: line(12).default(''),
  values: jsonList(requiredText(60, 'Enter a value')).default([]),
};

interface ParameterInput {
  type: ParameterKind;
  values: readonly string[];
}

/** Numbers have no values; the other kinds have distinct ones. */
function checkValues({ type, values }: ParameterInput, context: z.RefinementCtx<ParameterInput>): void {
  const add = (message: string) => context.addIssue({ code: 'custom', path: ['values'], message });
  if (type === 'number') return;
  if (values.length === 0) add('Enter a value');
  if (values.length > maxValues) add(`At most ${maxValues} values`);
  const names = values.map((value) => value.toLowerCase());
  const twice = values.find((value, index) => names.indexOf(value.toLowerCase()) !== index);
  if (twice !== undefined) add(`${twice} is there twice`);
}

export const ParameterForm = z.object(parameterFields).superRefine(checkValues);

/** Omitted for a new parameter. */
const ListedParameter = z
  .object({ ...parameterFields, id: z.string().max(64).optional() })
  .superRefine(checkValues);
export type ListedParameter = z.output<typeof ListedParameter>;

const fields = {
  name: requiredText(80, 'Enter name'),
  parameters: z.array(ListedParameter).max(maxParameters, `At most ${maxParameters} parameters`),
};

export const MoveValueForm = z.object({
  value: requiredText(60, 'Enter a value'),
  to: requiredText(60, 'Enter a value'),
});

/** Repeat the request until none is left. */
export const MovedValue = z.object({ data: ProductType, moved: z.int(), left: z.int() });

export const ProductTypeForm = z.object({
  ...fields,
  parameters: fields.parameters.default([]),
  company_id: CompanyId.optional(),
});

export const ProductTypeUpdateForm = z
  .object({
    ...fields,
    /** Admins only: 0 promotes a florist's type to the whole market. */
    company_id: z.union([z.literal(0), z.literal('0')]),
    /** Admins only: 1 leaves a florist's type as it is. */
    reviewed: flag,
    version: wholeNumber,
  })
  .partial();

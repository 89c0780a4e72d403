import * as z from 'zod';
import { dollars, flag, jsonList, requiredText, text } from './fields.ts';
import { CategoryId, CompanyId, ProductTypeId } from './ids.ts';

const parameterValue = z.object({
  parameter_id: z.string().max(64),
  value: z.union([z.string().max(100), z.number(), z.array(z.string().max(100)).max(20)]),
});

const positiveCents = dollars.pipe(z.int().min(1, 'Enter the price of the goods').max(10_000_000));

const fields = {
  name: requiredText(120, 'Enter product name'),
  price: positiveCents,
  sku: requiredText(60, 'Enter SKU'),
  description: text(4000),
  category: CategoryId,
  type: ProductTypeId,
  site: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Enter correct url' }).max(300)]),
  active: flag,
  parameter_values: jsonList(parameterValue),
};

export const ProductForm = z.object({
  ...fields,
  description: fields.description.default(''),
  site: fields.site.default(''),
  active: fields.active.default(true),
  parameter_values: fields.parameter_values.default([]),
  company_id: CompanyId.optional(),
});

export const ProductUpdateForm = z.object(fields).partial();

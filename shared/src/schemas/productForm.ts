import * as z from 'zod';
import { maxProductCents } from '../rules/priceChange.ts';
import { amount, flag, jsonList, requiredText, text, wholeNumber } from './fields.ts';
import { CompanyId, idLetters, PhotoId } from './ids.ts';

const parameterValue = z.object({
  parameter_id: z.string().max(64),
  value: z.union([z.string().max(100), z.number(), z.array(z.string().max(100)).max(20)]),
});

const priceMissing = 'Enter the price of the goods';
const positiveCents = amount(priceMissing).pipe(
  z.int().min(1, priceMissing).max(maxProductCents, 'At most $100,000'),
);

const chosen = (message: string) => z.string(message).regex(idLetters, message);

export const maxPhotos = 8;
export const mainUnknown = 'Choose one of the photos';

const fields = {
  name: requiredText(120, 'Enter product name'),
  price: positiveCents,
  sku: requiredText(60, 'Enter SKU'),
  description: text(4000),
  category: chosen('Select a category').brand<'CategoryId'>(),
  type: chosen('Select a type').brand<'ProductTypeId'>(),
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
  main: wholeNumber
    .pipe(
      z
        .int()
        .min(0)
        .max(maxPhotos - 1, mainUnknown),
    )
    .default(0),
});

export const ProductUpdateForm = z.object({ ...fields, photos: jsonList(PhotoId) }).partial();

import * as z from 'zod';
import { flag, jsonList, requiredText, text, wholeNumber } from './fields.ts';
import { CompanyId, idLetters, PhotoId } from './ids.ts';
import { parameterValue, priceCents, SizesInput } from './productSizes.ts';

const chosenId = (message: string) => z.string(message).regex(idLetters, message);

export const maxPhotos = 8;
export const mainUnknown = 'Choose one of the photos';

const fields = {
  name: requiredText(120, 'Enter product name'),
  price: priceCents,
  sku: requiredText(60, 'Enter SKU'),
  description: text(4000),
  category: chosenId('Select a category').brand<'CategoryId'>(),
  type: chosenId('Select a type').brand<'ProductTypeId'>(),
  site: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Enter correct url' }).max(300)]),
  active: flag,
  parameter_values: jsonList(parameterValue),
  sizes: SizesInput,
  addon: flag,
};

export const ProductForm = z.object({
  ...fields,
  description: fields.description.default(''),
  site: fields.site.default(''),
  active: fields.active.default(true),
  parameter_values: fields.parameter_values.default([]),
  sizes: fields.sizes.default([]),
  addon: fields.addon.default(false),
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

export const ProductUpdateForm = z
  .object({ ...fields, photos: jsonList(PhotoId), version: wholeNumber })
  .partial();

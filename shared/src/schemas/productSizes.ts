import * as z from 'zod';
import { maxProductCents } from '#rules/priceChange.ts';
import { maxSizes } from '#rules/productSizes.ts';
import { amount, flag, requiredText, text } from './fields.ts';
import { PhotoId, SizeId } from './ids.ts';

export const parameterValue = z.object({
  parameter_id: z.string().max(64),
  value: z.union([z.string().max(100), z.number(), z.array(z.string().max(100)).max(20)]),
});

export const priceMissing = 'Enter the price of the goods';
export const priceCents = amount(priceMissing).pipe(
  z.int().min(1, priceMissing).max(maxProductCents, 'At most $100,000'),
);

/** Omitted for a new size. */
export const SizeInput = z.object({
  id: SizeId.optional(),
  name: requiredText(60, 'Enter size'),
  sku: requiredText(60, 'Enter SKU'),
  price: priceCents,
  active: flag.default(true),
  photo: PhotoId.nullable().default(null),
  description: text(2000).default(''),
  parameter_values: z.array(parameterValue).max(50).default([]),
});
export type SizeInput = z.output<typeof SizeInput>;

function checkRepeats(sizes: readonly SizeInput[], context: z.RefinementCtx): void {
  const refuse = (index: number, field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [index, field], message });
  const names = sizes.map(({ name }) => name.toLowerCase());
  const skus = sizes.map(({ sku }) => sku);
  sizes.forEach(({ name, sku }, index) => {
    if (names.indexOf(name.toLowerCase()) !== index) refuse(index, 'name', `${name} is there twice`);
    if (skus.indexOf(sku) !== index) refuse(index, 'sku', `The SKU ${sku} is there twice`);
  });
}

export const SizesInput = z
  .union([z.array(z.unknown()), z.string()])
  .transform((value, context): unknown => {
    try {
      return typeof value === 'string' ? JSON.parse(value) : value;
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be a list' });
      return z.NEVER;
    }
  })
  .pipe(
    z.array(SizeInput, 'Must be a list').max(maxSizes, `At most ${maxSizes} sizes`).superRefine(checkRepeats),
  );

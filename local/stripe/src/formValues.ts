import * as z from 'zod';

// Form values are text, parsed as the provider does.

export const formInt = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number);

const maxKeys = 50;

/** An empty value removes its key, as on the provider's side. */
export const formMetadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((metadata) => Object.keys(metadata).length <= maxKeys, `Metadata can have up to ${maxKeys} keys`)
  .transform((metadata) => Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== '')));

export const expandable = { expand: z.array(z.string().max(100)).max(20).optional() };

const createdRange = z.union([
  formInt.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: formInt.optional(),
    gte: formInt.optional(),
    lt: formInt.optional(),
    lte: formInt.optional(),
  }),
]);
export type CreatedRange = Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number>>;

export const listFields = {
  ...expandable,
  limit: formInt.pipe(z.int().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  created: createdRange.optional(),
};

import * as z from 'zod';

export const Metadata = z.record(z.string(), z.string());

export const base = {
  id: z.string(),
  /** Seconds since 1970. */
  created: z.int(),
  livemode: z.literal(false),
};

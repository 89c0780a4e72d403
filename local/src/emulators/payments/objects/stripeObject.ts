import * as z from 'zod';

export const Metadata = z.record(z.string(), z.string());

/** Fields every object of the provider's first API has. */
export const base = {
  id: z.string(),
  /** Seconds since 1970. */
  created: z.int(),
  livemode: z.literal(false),
};

import * as z from 'zod';

export const UserRecord = z.object({
  poolId: z.string(),
  username: z.string(),
  /** Includes `sub`. */
  attributes: z.record(z.string(), z.string()),
  enabled: z.boolean(),
  status: z.enum(['CONFIRMED', 'FORCE_CHANGE_PASSWORD']),
  /** Salt and scrypt hash, base64, with scrypt's N. */
  password: z.object({ salt: z.string(), hash: z.string(), cost: z.int().optional() }).optional(),
  failures: z.object({ count: z.int(), lockedUntilMs: z.number() }),
  /** Incremented when all of the user's sign-ins end. */
  generation: z.int(),
  /** Verified; `lastStep` is the thirty seconds of the code that was used last. */
  softwareToken: z.object({ secret: z.string(), lastStep: z.int() }).optional(),
  /** Associated, and not verified yet. */
  newTokenSecret: z.string().optional(),
  isTokenAsked: z.boolean().optional(),
  createdAtMs: z.number(),
  modifiedAtMs: z.number(),
});
export type UserRecord = z.output<typeof UserRecord>;

import * as z from 'zod';

/** A user as the stand-in keeps it. */
export const UserRecord = z.object({
  poolId: z.string(),
  username: z.string(),
  /** With `sub`. */
  attributes: z.record(z.string(), z.string()),
  enabled: z.boolean(),
  status: z.enum(['CONFIRMED', 'FORCE_CHANGE_PASSWORD']),
  /** Salt and scrypt hash, base64. */
  password: z.object({ salt: z.string(), hash: z.string() }).optional(),
  failures: z.object({ count: z.int(), lockedUntilMs: z.number() }),
  /** Grows when all sign-ins of the user end. */
  generation: z.int(),
  createdAtMs: z.number(),
  modifiedAtMs: z.number(),
});
export type UserRecord = z.output<typeof UserRecord>;

import * as z from 'zod';

export const SnapshotEvent = z.object({
  id: z.string(),
  object: z.literal('event'),
  api_version: z.string(),
  created: z.int(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
  livemode: z.literal(false),
  pending_webhooks: z.int(),
  request: z.object({ id: z.string().nullable(), idempotency_key: z.string().nullable() }),
  type: z.string(),
});
export type SnapshotEvent = z.output<typeof SnapshotEvent>;

import * as z from 'zod';
import { OrderId } from './ids.ts';

/** For admins: what became of an agent's cart or checkout, without what it holds. */
export const AgentSessionEntry = z.object({
  /** Identifies it in the list: the session's own id would open what it holds. */
  id: z.string(),
  at: z.iso.datetime(),
  protocol: z.enum(['ucp', 'acp']),
  /** Where its profile lies; empty for the holder of a token. */
  agent: z.string(),
  kind: z.enum(['cart', 'checkout']),
  /** Sessions end after six hours, those of orders after 90 days. */
  status: z.enum(['open', 'canceled', 'completed', 'ended']),
  items: z.int(),
  order_id: OrderId.nullable(),
});
export type AgentSessionEntry = z.output<typeof AgentSessionEntry>;

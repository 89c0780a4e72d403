import { AppError } from '@bloomkin/shared/errors.ts';
import * as z from 'zod';
import { logError } from '#platform/log.ts';

/** Only the fields we use: others change with Stripe's API versions. */
const cents = z.int().min(0);
const reference = z.string().regex(/^[\w-]{1,255}$/);
/** Expandable: an id or the whole object. */
const related = z.union([reference, z.object({ id: reference }).transform(({ id }) => id)]);
const PaymentEvent = z.object({ id: reference, type: z.string() });
const Payload = z.object({ data: z.object({ object: z.unknown() }) });

export const Session = z.object({
  id: reference,
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  payment_intent: related.nullish(),
  currency: z.string().nullish(),
  amount_total: cents.nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type Session = z.output<typeof Session>;

/** Charged inside an agent; those of the card page come as sessions. */
export const AgentIntent = z.object({
  id: reference,
  currency: z.string(),
  amount_received: cents,
  metadata: z.object({ order_id: z.string(), agent: z.literal('yes') }),
});

export const Refund = z.object({
  id: reference,
  amount: cents,
  payment_intent: related.nullish(),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type Refund = z.output<typeof Refund>;

export const Dispute = z.object({
  id: reference,
  amount: cents,
  payment_intent: related.nullish(),
  reason: z.string().max(100).nullish(),
  status: z.string().nullish(),
  evidence_details: z.object({ due_by: z.int().min(0).max(99_999_999_999).nullish() }).nullish(),
});
export type Dispute = z.output<typeof Dispute>;

export class ReceivedEvent {
  readonly id: string;
  readonly type: string;
  private readonly payload: unknown;

  constructor(payload: unknown) {
    const { id, type } = parse(PaymentEvent, payload);
    this.id = id;
    this.type = type;
    this.payload = payload;
  }

  /** Stripe repeats a rejected event for three days: the error line says why. */
  read<S extends z.ZodType>(schema: S): z.output<S> {
    try {
      return parse(schema, parse(Payload, this.payload).data.object);
    } catch (error) {
      logError('a payment event cannot be read', { eventId: this.id, what: this.type });
      throw error;
    }
  }
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('REQUEST.UNREADABLE', { cause: parsed.error });
  return parsed.data;
}

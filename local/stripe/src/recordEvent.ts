import { newId } from './newId.ts';
import type { Account } from './objects/account.ts';
import type { SnapshotEvent } from './objects/event.ts';
import { nowSeconds, type PaymentsContext } from './paymentsContext.ts';

/** The SDK's API version. */
const apiVersion = '2026-10-28.endive';

/** The webhook's registered events (docs/deploy.md). */
const delivered = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'refund.created',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'payment_intent.payment_failed',
]);

/** Registered on stages with `agentPayments`; the intent of a card page would only be ignored. */
const isOfAgent = (type: string, object: object): boolean =>
  type === 'payment_intent.succeeded' && 'metadata' in object && Object(object.metadata).agent !== undefined;

export function recordEvent(payments: PaymentsContext, type: string, object: object): void {
  const isDelivered = delivered.has(type) || isOfAgent(type, object);
  const event: SnapshotEvent = {
    id: newId('evt_'),
    object: 'event',
    api_version: apiVersion,
    created: nowSeconds(payments),
    data: { object: { ...object } },
    livemode: false,
    pending_webhooks: isDelivered ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type,
  };
  payments.store.events.set(event.id, event);
  if (isDelivered) payments.webhooks.queue(event.id, JSON.stringify(event, undefined, 2));
}

/** As the dashboard's "Resend". */
export function resendEvents({ store, webhooks }: PaymentsContext, since: Date): void {
  for (const event of store.events.values())
    if (event.pending_webhooks > 0 && event.created * 1000 >= since.getTime())
      webhooks.queue(event.id, JSON.stringify(event, undefined, 2));
}

/** A thin event of the v2 API, without data. */
export function recordCapabilityEvent(payments: PaymentsContext, account: Account): void {
  const event = {
    id: newId('evt_'),
    object: 'v2.core.event',
    created: new Date(payments.now()).toISOString(),
    livemode: false,
    related_object: {
      id: account.id,
      type: 'v2.core.account',
      url: `/v2/core/accounts/${account.id}`,
    },
    type: 'v2.core.account[configuration.recipient].capability_status_updated',
  };
  payments.webhooks.queue(event.id, JSON.stringify(event));
}

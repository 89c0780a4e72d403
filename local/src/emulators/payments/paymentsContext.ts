import type { PaymentStore } from './paymentStore.ts';
import type { WebhookSender } from './webhooks/webhookSender.ts';

/** What the calls of the payment stand-in work with. */
export interface PaymentsContext {
  store: PaymentStore;
  webhooks: WebhookSender;
  /** Where people reach the local pages. */
  publicUrl(): string;
  /** Milliseconds since 1970. */
  now(): number;
}

export const nowSeconds = ({ now }: Pick<PaymentsContext, 'now'>): number => Math.floor(now() / 1000);

import { toEpochSeconds } from '@local/kit/epoch.ts';
import type { PaymentStore } from './paymentStore.ts';
import type { WebhookSender } from './webhooks/webhookSender.ts';

export interface PaymentsContext {
  store: PaymentStore;
  webhooks: WebhookSender;
  publicUrl(): string;
  /** Milliseconds since 1970. */
  now(): number;
}

export const nowSeconds = ({ now }: Pick<PaymentsContext, 'now'>): number => toEpochSeconds(now());

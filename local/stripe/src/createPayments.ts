import { messagePage } from '@local/kit/html/pageAnswer.ts';
import { RecordFile } from '@local/kit/recordFile.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import { payOut } from './accountBalance.ts';
import { ApiTrouble, type Trouble } from './apiTrouble.ts';
import { Idempotency } from './idempotency.ts';
import type { TransfersStatus } from './objects/account.ts';
import type { Dispute } from './objects/payment.ts';
import { closeDispute, openDispute } from './openDispute.ts';
import { answerConnect } from './pages/answerConnect.ts';
import { answerPay } from './pages/answerPay.ts';
import { answerPayouts } from './pages/answerPayouts.ts';
import { openPaymentStore } from './paymentStore.ts';
import { answerApi, type ProviderKeys } from './paymentsApi.ts';
import type { PaymentsContext } from './paymentsContext.ts';
import { resendEvents } from './recordEvent.ts';
import { type ReadyAccount, rememberAccounts } from './rememberAccounts.ts';
import { type PaidBefore, rememberPaid } from './rememberPaid.ts';
import { SessionClock } from './sessionLife.ts';
import { setTransfersStatus } from './setTransfersStatus.ts';
import type { DeliveryFaults } from './webhooks/deliveryFaults.ts';
import { WebhookSender, type WebhookTarget } from './webhooks/webhookSender.ts';

export interface PaymentsOptions {
  /** Undefined keeps it in memory. */
  dataFile: string | undefined;
  publicUrl(): string;
  /** Asked for each event. */
  webhook(): WebhookTarget;
  secretKey: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** After the first, second… failed delivery. */
  retryDelaysMs?: readonly number[];
}

export interface Payments extends ServiceEmulator {
  /** `/_local/pay/…`, `/_local/connect/…` and `/_local/payouts/…`. */
  page(request: ServiceRequest): Promise<ServiceResponse>;
  misbehave(deliveryFaults: Partial<DeliveryFaults>): void;
  trouble(trouble: Partial<Trouble>): void;
  setTransfersStatus(accountId: string, status: TransfersStatus): void;
  dispute(paymentIntentId: string): Dispute;
  closeDispute(id: string, outcome: 'won' | 'lost'): Dispute;
  /** An account's balance goes to its bank account: reversals are refused from then on. */
  payOut(accountId: string): void;
  remember(paid: readonly PaidBefore[]): void;
  rememberAccounts(ready: readonly ReadyAccount[]): void;
  /** Delivers events once more that were delivered before. */
  resendEvents(since: Date): void;
  /** Replaces the keys that are accepted, and those that events are signed with. */
  rollKeys(next: Partial<ProviderKeys>): void;
  /** Resolves when every event is delivered. */
  settled(): Promise<void>;
}

const defaultRetriesMs = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];
const expiryPollMs = 5000;

/** For the provider's unmodified SDK. */
export function createPayments(options: PaymentsOptions): Payments {
  const { publicUrl, webhook, secretKey, now = Date.now } = options;
  const keys: ProviderKeys = { api: [secretKey], webhook: undefined };
  const target = () => ({ ...webhook(), ...(keys.webhook && { secrets: keys.webhook }) });
  const file = new RecordFile(options.dataFile);
  const { retryDelaysMs = defaultRetriesMs } = options;
  const webhooks = new WebhookSender({ file, target, now, retryDelaysMs });
  const payments: PaymentsContext = { store: openPaymentStore(file), webhooks, publicUrl, now };
  const clock = new SessionClock(payments, expiryPollMs);
  const trouble = new ApiTrouble();
  const api = { payments, idempotency: new Idempotency(file, now), trouble, keys };
  return {
    handle: (request) => {
      clock.tick();
      return answerApi(request, api);
    },
    page: (request) => {
      clock.tick();
      return answerPage(request, payments);
    },
    misbehave: (deliveryFaults) => webhooks.misbehave(deliveryFaults),
    trouble: (wanted) => trouble.make(wanted),
    setTransfersStatus: (id, status) => setTransfersStatus(payments, id, status),
    remember: (paid) => rememberPaid(payments, paid),
    rememberAccounts: (ready) => rememberAccounts(payments, ready),
    dispute: (paymentIntentId) => openDispute(payments, paymentIntentId),
    closeDispute: (id, outcome) => closeDispute(payments, id, outcome),
    payOut: (accountId) => payOut(payments, accountId),
    resendEvents: (since) => resendEvents(payments, since),
    rollKeys: (next) => Object.assign(keys, next),
    settled: () => webhooks.settled(),
    reset: async () => {
      file.clear();
      webhooks.forget();
      trouble.end();
    },
    close: async () => {
      clock.stop();
      webhooks.close();
      file.close();
    },
  };
}

async function answerPage(request: ServiceRequest, payments: PaymentsContext): Promise<ServiceResponse> {
  const [, what, id = ''] = /^\/_local\/(pay|connect|payouts)\/([\w-]+)$/.exec(request.url.pathname) ?? [];
  if (request.method !== 'GET' && request.method !== 'POST')
    return messagePage(405, 'Not possible', 'This page can be looked at and sent.');
  if (what === 'pay') return answerPay(request, id, payments);
  if (what === 'connect') return answerConnect(request, id, payments);
  if (what === 'payouts') return answerPayouts(id, payments);
  return messagePage(404, 'No such page', 'The address is not one of this local run.');
}

import { toEpochSeconds } from '@local/kit/epoch.ts';
import type { RecordFile } from '@local/kit/recordFile.ts';
import type { RecordMap } from '@local/kit/recordMap.ts';
import * as z from 'zod';
import { newId } from '#newId.ts';
import { type DeliveryFaults, noDeliveryFaults } from './deliveryFaults.ts';
import { signPayload } from './signPayload.ts';

export interface WebhookTarget {
  url: string;
  /** Events are signed with each; more than one during a rotation. */
  secrets: readonly string[];
}

const Delivery = z.object({
  id: z.string(),
  eventId: z.string(),
  payload: z.string(),
  attempts: z.int(),
  firstAtMs: z.number(),
});
type Delivery = z.output<typeof Delivery>;

export interface WebhookSenderOptions {
  file: RecordFile;
  target(): WebhookTarget;
  now(): number;
  /** The last delay repeats. */
  retryDelaysMs: readonly number[];
}

const attemptMs = 10_000;
const giveUpAfterMs = 3 * 24 * 60 * 60 * 1000;
/** Beyond the SDK's tolerance. */
const staleSeconds = 400;
/** Pending events wait after a restart until the webhook is up. */
const afterStartMs = 500;

/** At least once, unordered, until a 2xx. */
export class WebhookSender {
  private readonly options: WebhookSenderOptions;
  private readonly deliveries: RecordMap<Delivery>;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private waiting: (() => void)[] = [];
  private deliveryFaults = noDeliveryFaults;
  private closed = false;

  constructor(options: WebhookSenderOptions) {
    this.options = options;
    this.deliveries = options.file.map('deliveries', Delivery);
    for (const { id } of this.deliveries.values()) this.sendLater(id, afterStartMs);
  }

  queue(eventId: string, payload: string): void {
    for (let copy = 0; copy <= this.deliveryFaults.copies; copy++) {
      const id = newId('dlv_');
      this.deliveries.set(id, { id, eventId, payload, attempts: 0, firstAtMs: this.options.now() });
      this.sendLater(id, this.deliveryFaults.delayMs);
    }
  }

  misbehave(faults: Partial<DeliveryFaults>): void {
    this.deliveryFaults = { ...noDeliveryFaults, ...faults };
  }

  async settled(): Promise<void> {
    if (this.deliveries.size > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Drops deliveries that the file no longer has. */
  forget(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.deliveryFaults = noDeliveryFaults;
    this.wakeWhenDone();
  }

  close(): void {
    this.closed = true;
    this.forget();
  }

  private sendLater(id: string, delayMs: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(id);
      void this.send(id);
    }, delayMs);
    timer.unref();
    this.timers.set(id, timer);
  }

  private async send(id: string): Promise<void> {
    const delivery = this.deliveries.get(id);
    if (!delivery) return;
    const taken = await this.attempt(delivery.payload);
    // Closed or forgotten during the wait.
    if (this.closed || !this.deliveries.get(id)) return;
    const isOver = this.options.now() - delivery.firstAtMs > giveUpAfterMs;
    if (isOver && !taken) console.error(`Nobody took the payment event ${delivery.eventId}: it is given up`);
    if (taken || isOver) {
      this.deliveries.delete(id);
      this.wakeWhenDone();
      return;
    }
    const attempts = delivery.attempts + 1;
    this.deliveries.set(id, { ...delivery, attempts });
    const { retryDelaysMs } = this.options;
    this.sendLater(id, retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? 0);
  }

  private async attempt(payload: string): Promise<boolean> {
    if (this.isNext('dropNext')) return false;
    const { url, secrets } = this.options.target();
    const keys = this.isNext('forgeNext') ? secrets.map((secret) => `not ${secret}`) : secrets;
    const at = toEpochSeconds(this.options.now()) - (this.isNext('staleNext') ? staleSeconds : 0);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signPayload(payload, keys, at),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(attemptMs),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      // Unreachable or timed out: retried.
      return false;
    }
  }

  private isNext(what: 'dropNext' | 'forgeNext' | 'staleNext'): boolean {
    const left = this.deliveryFaults[what];
    if (left > 0) this.deliveryFaults = { ...this.deliveryFaults, [what]: left - 1 };
    return left > 0;
  }

  private wakeWhenDone(): void {
    if (this.deliveries.size > 0) return;
    const waiting = this.waiting;
    this.waiting = [];
    for (const wake of waiting) wake();
  }
}

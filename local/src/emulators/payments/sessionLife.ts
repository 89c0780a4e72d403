import type { Session } from './objects/session.ts';
import { nowSeconds, type PaymentsContext } from './paymentsContext.ts';
import { recordEvent } from './recordEvent.ts';

/** Ends an open session without a payment. */
export function expireSession(payments: PaymentsContext, id: string): Session | undefined {
  const record = payments.store.sessions.get(id);
  if (record?.session.status !== 'open') return undefined;
  const session: Session = { ...record.session, status: 'expired', url: null };
  payments.store.file.together(() => {
    payments.store.sessions.set(id, { ...record, session });
    recordEvent(payments, 'checkout.session.expired', session);
  });
  return session;
}

/** Ends the sessions whose time is over, so that nobody sees them open. */
export class SessionClock {
  private readonly payments: PaymentsContext;
  private readonly timer: NodeJS.Timeout;
  private lookedAtSeconds = 0;

  constructor(payments: PaymentsContext, everyMs: number) {
    this.payments = payments;
    this.timer = setInterval(() => this.tick(), everyMs);
    this.timer.unref();
  }

  /** Looks once a second at most. */
  tick(): void {
    const now = nowSeconds(this.payments);
    if (now === this.lookedAtSeconds) return;
    this.lookedAtSeconds = now;
    for (const { session } of [...this.payments.store.sessions.values()])
      if (session.status === 'open' && session.expires_at <= now) expireSession(this.payments, session.id);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

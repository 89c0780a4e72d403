import type { Session } from './objects/session.ts';
import { nowSeconds, type PaymentsContext } from './paymentsContext.ts';
import { recordEvent } from './recordEvent.ts';

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

/** Expires sessions on time, so that none is read as open. */
export class SessionClock {
  private readonly payments: PaymentsContext;
  private readonly timer: NodeJS.Timeout;
  private checkedAtSeconds = 0;

  constructor(payments: PaymentsContext, everyMs: number) {
    this.payments = payments;
    this.timer = setInterval(() => this.tick(), everyMs);
    this.timer.unref();
  }

  tick(): void {
    const now = nowSeconds(this.payments);
    if (now === this.checkedAtSeconds) return;
    this.checkedAtSeconds = now;
    for (const { session } of [...this.payments.store.sessions.values()])
      if (session.status === 'open' && session.expires_at <= now) expireSession(this.payments, session.id);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

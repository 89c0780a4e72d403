import type { ShopCloud } from './cloud.ts';
import type { Fault } from './fault.ts';

/** A refusal is no failure of the service, so it is the account's limit that changes until the fault ends. */
export function applyFault({ faults, messages }: Pick<ShopCloud, 'faults' | 'messages'>, fault: Fault): void {
  const { mode, target, seconds } = fault;
  if (mode !== 'refuse') {
    faults.inject({ ...fault, mode });
    return;
  }
  const set = (isRefused: boolean) => {
    if (target === 'mail') messages.limits.isSenderVerified = !isRefused;
    else messages.limits.textsLeft = isRefused ? 0 : Number.POSITIVE_INFINITY;
  };
  set(true);
  setTimeout(() => set(false), seconds * 1000).unref();
}

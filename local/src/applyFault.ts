import type { ShopCloud } from './cloud.ts';
import type { Fault } from './fault.ts';

const lateMs = 3000;

/** A refusal or a late index is no failure of a call: a limit of the account or the table changes until the fault ends. */
export function applyFault(
  { faults, messages: { limits }, indexes }: Pick<ShopCloud, 'faults' | 'messages' | 'indexes'>,
  fault: Fault,
): void {
  const { mode, target, seconds, ms = lateMs } = fault;
  const holdFor = (set: (isOn: boolean) => void) => {
    set(true);
    setTimeout(() => set(false), seconds * 1000).unref();
  };
  if (target === 'indexes') {
    holdFor((isOn) => {
      indexes.lagMs = isOn ? ms : 0;
    });
  } else if (mode !== 'refuse') {
    faults.inject({ ...fault, mode });
  } else if (target === 'mail') {
    holdFor((isOn) => {
      limits.isSenderVerified = !isOn;
    });
  } else {
    holdFor((isOn) => {
      limits.textsLeft = isOn ? 0 : Number.POSITIVE_INFINITY;
    });
  }
}

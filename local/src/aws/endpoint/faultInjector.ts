import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

/** What is asked of `POST /_local/faults` (contract, section 7). */
export const Fault = z.object({
  /** `api`: the gateway in front of the functions; the others stand behind them. */
  target: z.enum(['api', 'dynamodb', 'payments', 'sms', 'mail', 'cognito', 'geocode']),
  mode: z.enum(['throttle', 'error', 'slow']),
  /** The share of calls that fail. */
  rate: z.number().min(0).max(1).default(1),
  seconds: z.number().min(0).max(3600).default(60),
  /** How slow a slow call is. */
  ms: z.number().min(0).max(30_000).optional(),
});
export type Fault = z.output<typeof Fault>;
export type FaultTarget = Fault['target'];

interface RunningFault extends Fault {
  untilMs: number;
  calls: number;
}

const slowMs = 3000;

/** The failures that were ordered. */
export class FaultInjector {
  private readonly running = new Map<string, RunningFault>();

  /** Replaces what was ordered of the same mode for the same service before. */
  inject(fault: Fault): void {
    const untilMs = Date.now() + fault.seconds * 1000;
    this.running.set(`${fault.target} ${fault.mode}`, { ...fault, untilMs, calls: 0 });
  }

  clear(): void {
    this.running.clear();
  }

  /** How this call fails; undefined when it goes well, if need be after a wait. */
  async match(target: FaultTarget | undefined): Promise<'throttle' | 'error' | undefined> {
    const struck = [...this.running.values()].filter((fault) => fault.target === target && fires(fault));
    for (const { mode, ms } of struck) if (mode === 'slow') await pause(ms ?? slowMs);
    return struck.map(({ mode }) => mode).find((mode) => mode !== 'slow');
  }
}

/** Spread evenly instead of by chance, so that a run can be repeated. */
function fires(fault: RunningFault): boolean {
  if (Date.now() > fault.untilMs) return false;
  const before = Math.floor(fault.calls * fault.rate);
  fault.calls += 1;
  return Math.floor(fault.calls * fault.rate) !== before;
}

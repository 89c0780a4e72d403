import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

/** What is asked of `POST /_local/faults` (contract, section 7). */
export const Fault = z.object({
  target: z.enum(['dynamodb', 'payments', 'sms', 'geocode']),
  mode: z.enum(['throttle', 'error', 'slow']),
  /** The share of calls that fail. */
  rate: z.number().min(0).max(1).default(1),
  seconds: z.number().min(0).max(3600).default(60),
});
export type Fault = z.output<typeof Fault>;
export type FaultTarget = Fault['target'];

interface RunningFault extends Fault {
  untilMs: number;
  calls: number;
}

const slowMs = 3000;

/** The failures that were ordered for the services behind the functions. */
export class Faults {
  private readonly running = new Map<FaultTarget, RunningFault>();

  /** Replaces what was ordered for the same service before. */
  order(fault: Fault): void {
    this.running.set(fault.target, { ...fault, untilMs: Date.now() + fault.seconds * 1000, calls: 0 });
  }

  clear(): void {
    this.running.clear();
  }

  /** How this call fails; undefined when it goes well, if need be after a wait. */
  async strike(target: FaultTarget | undefined): Promise<'throttle' | 'error' | undefined> {
    const fault = target && this.running.get(target);
    if (!fault || Date.now() > fault.untilMs) return undefined;
    // Spread evenly instead of by chance, so that a run can be repeated.
    const before = Math.floor(fault.calls * fault.rate);
    fault.calls += 1;
    if (Math.floor(fault.calls * fault.rate) === before) return undefined;
    if (fault.mode !== 'slow') return fault.mode;
    await pause(slowMs);
    return undefined;
  }
}

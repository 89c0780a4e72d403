import { setTimeout as pause } from 'node:timers/promises';

export interface InjectedFault<Target extends string> {
  target: Target;
  mode: 'throttle' | 'error' | 'slow';
  /** The share of calls that fail, 0 to 1. */
  rate: number;
  seconds: number;
  /** How slow a slow call is, 3,000 by default. */
  ms?: number | undefined;
}

interface ActiveFault<Target extends string> extends InjectedFault<Target> {
  untilMs: number;
  calls: number;
}

const slowMs = 3000;

/** Failures that a person or a test asked for. */
export class FaultInjector<Target extends string> {
  readonly #active = new Map<string, ActiveFault<Target>>();

  /** Replaces an earlier fault of the same mode for the same target. */
  inject(fault: InjectedFault<Target>): void {
    const untilMs = Date.now() + fault.seconds * 1000;
    this.#active.set(`${fault.target} ${fault.mode}`, { ...fault, untilMs, calls: 0 });
  }

  clear(): void {
    this.#active.clear();
  }

  /** How this call fails, after the wait of a slow one; undefined when it goes well. */
  async match(target: string | undefined): Promise<'throttle' | 'error' | undefined> {
    const matching = [...this.#active.values()].filter((fault) => fault.target === target && fires(fault));
    for (const { mode, ms } of matching) if (mode === 'slow') await pause(ms ?? slowMs);
    return matching.map(({ mode }) => mode).find((mode) => mode !== 'slow');
  }
}

/** Spread evenly instead of by chance, so that a run can be repeated. */
function fires(fault: ActiveFault<string>): boolean {
  if (Date.now() > fault.untilMs) return false;
  const before = Math.floor(fault.calls * fault.rate);
  fault.calls += 1;
  return Math.floor(fault.calls * fault.rate) !== before;
}

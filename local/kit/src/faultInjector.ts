import { setTimeout as pause } from 'node:timers/promises';

export interface InjectedFault<Target extends string> {
  target: Target;
  mode: 'throttle' | 'error' | 'slow';
  /** 0 to 1. */
  rate: number;
  seconds: number;
  /** 3,000 by default. */
  ms?: number | undefined;
}

interface ActiveFault<Target extends string> extends InjectedFault<Target> {
  untilMs: number;
  calls: number;
}

const slowMs = 3000;

export class FaultInjector<Target extends string> {
  readonly #active = new Map<string, ActiveFault<Target>>();

  /** Replaces an earlier fault of the same mode and target. */
  inject(fault: InjectedFault<Target>): void {
    const untilMs = Date.now() + fault.seconds * 1000;
    this.#active.set(`${fault.target} ${fault.mode}`, { ...fault, untilMs, calls: 0 });
  }

  clear(): void {
    this.#active.clear();
  }

  /** Waits for slow calls; undefined when the call succeeds. */
  async match(target: string | undefined): Promise<'throttle' | 'error' | undefined> {
    const matching = [...this.#active.values()].filter((fault) => fault.target === target && fires(fault));
    for (const { mode, ms } of matching) if (mode === 'slow') await pause(ms ?? slowMs);
    return matching.map(({ mode }) => mode).find((mode) => mode !== 'slow');
  }
}

/** Deterministic spread, so that runs are repeatable. */
function fires(fault: ActiveFault<string>): boolean {
  if (Date.now() > fault.untilMs) return false;
  const before = Math.floor(fault.calls * fault.rate);
  fault.calls += 1;
  return Math.floor(fault.calls * fault.rate) !== before;
}

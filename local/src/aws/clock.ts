/** Kept at load, so that a test which fakes `Date` in this process does not move the deployment's clock. */
const machineNow = Date.now;

/** The time that everything in the deployment sees. It ticks with the machine's clock, `offsetMs` ahead of it. */
export class Clock {
  readonly offsetMs: number;

  /** Shows `startsAt` at this moment; without it, the machine's time. Throws for an invalid date. */
  constructor(startsAt?: Date) {
    this.offsetMs = startsAt ? startsAt.getTime() - machineNow() : 0;
    if (Number.isNaN(this.offsetMs)) throw new Error('The clock starts at an invalid date');
  }

  /** Milliseconds since 1970. */
  nowMs = (): number => machineNow() + this.offsetMs;

  now(): Date {
    return new Date(this.nowMs());
  }
}

/**
 * Makes `Date` of this thread run `offsetMs` ahead of the machine: for bundles, whose libraries read `Date` themselves.
 * `performance` and timers are left alone.
 */
export function shiftDate(offsetMs: number): void {
  if (offsetMs === 0) return;
  const MachineDate = Date;
  const now = () => machineNow() + offsetMs;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}

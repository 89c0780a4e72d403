/** Captured at load: a test may fake `Date` later. */
const machineNow = Date.now;

export class Clock {
  readonly offsetMs: number;

  /** Defaults to the machine's time. Throws for an invalid date. */
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

/** Shifts `Date` for bundles and their libraries; `performance` and timers stay unchanged. */
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

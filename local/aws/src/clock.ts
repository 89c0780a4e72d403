interface Shift {
  MachineDate: DateConstructor;
  offsetMs: number;
}

const key = Symbol.for('aws-local shifted Date');

/** Captured at load: a test may fake `Date` later. */
let shift: Shift = Reflect.get(Date, key) ?? { MachineDate: Date, offsetMs: 0 };
const machineNow = shift.MachineDate.now;

export class Clock {
  readonly offsetMs: number;

  /** Defaults to the process's time. Throws for an invalid date. Whole seconds away from the machine's, by which the engine dates. */
  constructor(startsAt?: Date) {
    this.offsetMs = startsAt ? toWholeSeconds(startsAt.getTime() - machineNow()) : shift.offsetMs;
    if (Number.isNaN(this.offsetMs)) throw new Error('The clock starts at an invalid date');
  }

  /** Milliseconds since 1970. */
  nowMs = (): number => machineNow() + this.offsetMs;

  now(): Date {
    return new Date(this.nowMs());
  }
}

export const toWholeSeconds = (ms: number): number => Math.ceil(ms / 1000) * 1000;

/** Shifts `Date` of the process or thread for all its code, away from the machine's; `performance` and timers stay unchanged. */
export function shiftDate(offsetMs: number): void {
  const { MachineDate } = shift;
  shift = { MachineDate, offsetMs };
  const shifted = shift;
  const now = () => machineNow() + offsetMs;
  const changed = new Map<PropertyKey, unknown>([
    ['now', now],
    [key, shifted],
  ]);
  globalThis.Date =
    offsetMs === 0
      ? MachineDate
      : new Proxy(MachineDate, {
          construct: (target, values, newTarget) =>
            Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
          apply: () => new MachineDate(now()).toString(),
          get: (target, name, receiver) => changed.get(name) ?? Reflect.get(target, name, receiver),
        });
}

import { setTimeout as pause } from 'node:timers/promises';

/** A clock to wait by, so that a simulation can play minutes in a second. */
export interface Time {
  nowMs: () => number;
  /** Ends early, without an error, when the signal is aborted. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export const machineTime: Time = {
  nowMs: () => Date.now(),
  pause: (ms, signal) => pause(ms, undefined, signal && { signal }).catch(() => undefined),
};

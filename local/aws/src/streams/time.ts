/** A clock to wait by, so that a simulation can play minutes in a second. */
export interface Time {
  nowMs: () => number;
  /** Ends early, without an error, when the signal is aborted. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Captured at load, because fake timers of a test would never wake the streams. */
const { setTimeout, clearTimeout } = globalThis;

export const machineTime: Time = {
  nowMs: () => Date.now(),
  // The promise of `node:timers` would build an error for each of the many waits that end early.
  pause: async (ms, signal) => {
    if (signal?.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    const end = () => resolve();
    signal?.addEventListener('abort', end);
    await promise;
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  },
};

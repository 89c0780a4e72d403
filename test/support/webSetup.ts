import { setImmediate } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';

/** A busy machine renders late; what never comes still fails. */
export const patienceMs = 20_000;

/** React ends what it began in tasks of its own, each of which may start another. */
const tasksOfReact = 10;

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
  // The window goes with the file: nothing may render after it.
  afterAll(async () => {
    vi.useRealTimers();
    cleanup();
    // A part whose code comes late would be rendered then.
    await vi.dynamicImportSettled();
    for (let task = 0; task < tasksOfReact; task++) await setImmediate();
  });
}

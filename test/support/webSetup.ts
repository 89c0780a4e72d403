import { afterAll, vi } from 'vitest';

/** A busy machine renders late; what never comes still fails. */
const patienceMs = 45_000;

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
  afterAll(() => {
    vi.useRealTimers();
    cleanup();
  });
}

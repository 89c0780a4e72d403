import { afterAll, afterEach, vi } from 'vitest';
import { patience } from './run/budget.ts';

/** A busy machine renders late; what never comes still fails. */
const patienceMs = 45_000 * patience;

if ('document' in globalThis) {
  const { cleanup, configure, waitFor } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });

  const hasSnackbars = () => document.querySelector('[data-sonner-toast]') !== null;
  const assertNoSnackbars = () => {
    if (hasSnackbars()) throw new Error('A snackbar is still on the page');
  };

  // What a test leaves on the page or replaces, its last message included, would be found by the next one.
  afterEach(async () => {
    cleanup();
    vi.unstubAllGlobals();
    if (!hasSnackbars()) return;
    const { toast } = await import('sonner');
    toast.dismiss();
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1000);
    else await waitFor(assertNoSnackbars);
  });
  afterAll(() => void vi.useRealTimers());
}

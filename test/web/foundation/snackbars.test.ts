// @vitest-environment jsdom

import { notify } from '@bloomkin/web/components/feedback/notify.ts';
import { notifyError } from '@bloomkin/web/components/feedback/notifyError.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, addListener: () => {} }));
const shown = () => [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true])')];

afterEach(() => vi.restoreAllMocks());

describe('snackbars', () => {
  const patience = { timeout: 20_000 };

  it('are three at most: the oldest goes', async () => {
    for (const words of ['one', 'two', 'three', 'four']) await notify({ tone: 'success', message: words });
    await vi.waitFor(() =>
      expect(
        shown()
          .map((toast) => toast.textContent)
          .sort(),
      ).toEqual(['four', 'three', 'two']),
    );
  });

  it('say an error at once, with the server’s words and a way to try again', async () => {
    const retry = vi.fn();
    notifyError(new TypeError('Failed to fetch'), retry);
    const toast = await vi.waitFor(() => {
      const found = shown().find((element) => element.textContent?.includes('Network error'));
      if (!found) throw new Error('not yet');
      return found;
    }, patience);
    expect(toast.querySelector('[role=alert]')?.textContent).toBe('Network error');
    toast.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledOnce();
  });
});

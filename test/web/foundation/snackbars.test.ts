// @vitest-environment jsdom

import { notify } from '@bloomkin/web/components/feedback/notify.ts';
import { notifyError } from '@bloomkin/web/components/feedback/notifyError.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, addListener: () => {} }));
const patience = { timeout: 20_000 };

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

/** What is on the page after some more milliseconds. */
async function shown(passMs = 1): Promise<Element[]> {
  await vi.advanceTimersByTimeAsync(passMs);
  return [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true])')];
}

describe('snackbars', () => {
  it('are three at most: the oldest goes', async () => {
    for (const words of ['one', 'two', 'three', 'four']) await notify({ tone: 'success', message: words });
    const words = async () => (await shown()).map((toast) => toast.textContent).sort();
    await expect.poll(words, patience).toEqual(['four', 'three', 'two']);
  });

  it('say an error at once, with the server’s words and a way to try again', async () => {
    const retry = vi.fn();
    notifyError(new TypeError('Failed to fetch'), retry);
    const find = async () =>
      (await shown()).find(({ textContent }) => textContent?.includes('Network error'));
    await expect.poll(find, patience).toBeDefined();
    const toast = await find();
    expect(toast?.querySelector('[role=alert]')?.textContent).toBe('Network error');
    toast?.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledOnce();
  });

  // Last in the file: a snackbar that is still there would render when the page is gone.
  it('leave by themselves', async () => {
    await expect.poll(() => shown(1000), patience).toEqual([]);
    await vi.runAllTimersAsync();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });
});

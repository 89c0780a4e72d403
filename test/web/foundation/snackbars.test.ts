// @vitest-environment window

import { notify } from '@bloomkin/web/components/feedback/notify.ts';
import { notifyError } from '@bloomkin/web/components/notifyError.ts';
import { ApiError } from '@bloomkin/web/errors/apiError.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, addListener: () => {} }));
});
const patience = { timeout: 20_000 };

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

/** The snackbars on the page after some more milliseconds. */
async function listShown(passMs = 1): Promise<Element[]> {
  await vi.advanceTimersByTimeAsync(passMs);
  return [...document.querySelectorAll('[data-sonner-toast]:not([data-removed=true])')];
}

describe('snackbars', () => {
  it('number three at most: the oldest goes', async () => {
    for (const message of ['one', 'two', 'three', 'four']) await notify({ tone: 'success', message });
    const listTexts = async () => (await listShown()).map((toast) => toast.textContent).sort();
    await expect.poll(listTexts, patience).toEqual(['four', 'three', 'two']);
  });

  it('replace the one of the same topic, with its action', async () => {
    const action = { label: 'Undo', run: () => {} };
    await notify({ tone: 'success', message: 'Prices changed', topic: 'change-1', action });
    await notify({ tone: 'success', message: 'Taken back', topic: 'change-1' });
    const listTexts = async () => (await listShown()).map((toast) => toast.textContent);
    await expect.poll(listTexts, patience).toContain('Taken back');
    // Removal takes animation frames; the bar's own timeout is twelve seconds.
    let texts = await listTexts();
    for (let look = 0; look < 60 && texts.includes('Prices changedUndo'); look += 1) {
      await new Promise(requestAnimationFrame);
      await listShown(50);
      texts = await listTexts();
    }
    expect(texts).not.toContain('Prices changedUndo');
  });

  it('appear at the bottom centre, green for success and red for errors', async () => {
    await notify({ tone: 'success', message: 'Saved' });
    await notify({ tone: 'error', message: 'Not saved' });
    const find = async (text: string) => (await listShown()).find(({ textContent }) => textContent === text);
    await expect.poll(() => find('Not saved'), patience).toBeDefined();
    const style = async (text: string) => (await find(text))?.getAttribute('style');
    expect([await style('Saved'), await style('Not saved')]).toEqual([
      expect.stringContaining('var(--bk-gum-700)'),
      expect.stringContaining('var(--bk-waratah-700)'),
    ]);
    const place = document.querySelector('[data-sonner-toaster]');
    expect([place?.getAttribute('data-y-position'), place?.getAttribute('data-x-position')]).toEqual([
      'bottom',
      'center',
    ]);
  });

  it('show the API’s message, after “Error”', async () => {
    notifyError(new ApiError({ status: 409, code: 'CART.FULL', message: 'A cart holds 100' }));
    const listTexts = async () => (await listShown()).map((toast) => toast.textContent);
    await expect.poll(listTexts, patience).toContain('Error: A cart holds 100');
  });

  it('show an error at once, with the API’s message and a retry', async () => {
    const retry = vi.fn();
    notifyError(new TypeError('Failed to fetch'), retry);
    const find = async () =>
      (await listShown()).find(({ textContent }) => textContent?.includes('Network error'));
    await expect.poll(find, patience).toBeDefined();
    const toast = await find();
    expect(toast?.querySelector('[role=alert]')?.textContent).toBe('Network error');
    toast?.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledOnce();
  });

  // Last in the file: a snackbar that is still there would render when the page is gone.
  it('disappear after a while', async () => {
    await expect.poll(() => listShown(1000), patience).toEqual([]);
    await vi.runAllTimersAsync();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });

  it('keep the focus on their button while another one disappears', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    await notify({ tone: 'success', message: 'Saved' });
    await notify({ tone: 'success', message: 'Gone', action: { label: 'Undo', run: vi.fn() } });
    const listTexts = async (passMs?: number) =>
      (await listShown(passMs)).map((toast) => toast.textContent).sort();
    await expect.poll(() => listTexts(), patience).toEqual(['GoneUndo', 'Saved']);
    const undo = document.querySelector<HTMLElement>('[data-sonner-toast] button');
    undo?.focus();
    expect(await listTexts(7000)).toEqual(['GoneUndo']);
    expect(document.activeElement).toBe(undo);
    undo?.click();
    expect(document.activeElement).toBe(opener);
  });

  it('let Tab pass and return the focus', async () => {
    const [before, after] = ['before', 'after'].map((name) => {
      const button = document.createElement('button');
      button.textContent = name;
      document.body.append(button);
      return button;
    });
    await notify({ tone: 'success', message: 'Gone', action: { label: 'Undo', run: vi.fn() } });
    const undo = async () =>
      (await listShown()).flatMap((toast) => [...toast.querySelectorAll('button')]).at(0);
    await expect.poll(undo, patience).toBeDefined();
    const button = await undo();
    before?.focus();
    button?.focus();
    after?.focus();
    expect(document.activeElement).toBe(after);
    button?.focus();
    button?.click();
    expect(document.activeElement).toBe(after);
  });
});

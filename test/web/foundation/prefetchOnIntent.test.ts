// @vitest-environment window
import { setImmediate as afterMicrotasks } from 'node:timers/promises';
import { prefetchOnIntent } from '@bloomkin/web/prefetchOnIntent.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const loadPage = vi.fn((_pathname: string) => Promise.resolve());
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/market?q=rose"><b>Roses</b></a><a href="https://elsewhere.example/">Away</a><p>Words</p>';
  stop = prefetchOnIntent(loadPage);
});
afterEach(() => {
  stop();
  loadPage.mockReset();
  vi.restoreAllMocks();
});

const meant = (selector: string, sign: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));

describe('the prefetched code of a page', () => {
  it.each(['pointerover', 'focusin'])('loads at %s on a link to it, or on an element inside', (sign) => {
    loadPage.mockResolvedValue();
    meant('b', sign);
    expect(loadPage.mock.calls).toEqual([['/market']]);
  });

  it('does not load for other places, text, or without a connection', () => {
    meant('a[href^="https"]', 'pointerover');
    meant('p', 'pointerover');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    meant('b', 'pointerover');
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('that fails to load causes no unhandled rejection', async () => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    loadPage.mockImplementation(() => Promise.reject(new TypeError('gone')));
    meant('b', 'pointerover');
    await afterMicrotasks();
    process.off('unhandledRejection', unheard);
    expect(loadPage).toHaveBeenCalledTimes(1);
    expect(unheard).not.toHaveBeenCalled();
  });

  it('loads no more once the storefront is left', () => {
    stop();
    meant('b', 'pointerover');
    expect(loadPage).not.toHaveBeenCalled();
  });
});

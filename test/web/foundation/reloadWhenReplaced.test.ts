// @vitest-environment jsdom
import { setImmediate as afterMicrotasks } from 'node:timers/promises';
import { reloadWhenReplaced } from '@bloomkin/web/reloadWhenReplaced.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
reloadWhenReplaced(reload);

/** A file of the shop does not come, and the shop itself answers so. */
async function givenMissingFile(answer: () => Promise<Response>): Promise<void> {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await afterMicrotasks();
}

const there = () => Promise.resolve(Response.json({}));
const away = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  reload.mockClear();
});

describe('a file of the shop that does not come', () => {
  it('is of an older release: the page is loaded anew', async () => {
    await givenMissingFile(there);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not take the page away while there is no connection', async () => {
    await givenMissingFile(away);
    expect(reload).not.toHaveBeenCalled();
    await givenMissingFile(there);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('twice within half a minute does not send it round in circles', async () => {
    await givenMissingFile(there);
    await givenMissingFile(there);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

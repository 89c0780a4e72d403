// @vitest-environment window

import { setImmediate as afterMicrotasks } from 'node:timers/promises';
import { loadInBackground } from '@bloomkin/web/http/loadInBackground.ts';
import { reloadWhenReplaced } from '@bloomkin/web/reloadWhenReplaced.ts';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
reloadWhenReplaced(reload);

/** Vite dispatches this before the import rejects. */
function failToLoad(): Promise<never> {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return Promise.reject(payload);
}

const loadAtOnce = (): Promise<void> => failToLoad().catch(() => undefined);

/** `answer`: of the shop, asked whether it is there. */
async function givenMissingFile(answer: () => Promise<Response>, load = loadAtOnce): Promise<void> {
  const fetchMock = vi.fn(answer);
  vi.stubGlobal('fetch', fetchMock);
  await load();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  await afterMicrotasks();
}

const there = () => Promise.resolve(Response.json({}));
const away = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

describe('a missing file of the shop', () => {
  it('belongs to an older release: the page reloads', async () => {
    await givenMissingFile(there);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps the page without a connection', async () => {
    await givenMissingFile(away);
    expect(reload).not.toHaveBeenCalled();
    await givenMissingFile(there);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves the page alone when nothing waits for the file', async () => {
    await givenMissingFile(there, () => loadInBackground(failToLoad));
    expect(reload).not.toHaveBeenCalled();
  });

  it('causes no reload loop within half a minute', async () => {
    await givenMissingFile(there);
    await givenMissingFile(there);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

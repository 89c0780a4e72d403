// @vitest-environment window

import { countPageViews } from '@bloomkin/web/countPageViews.ts';
import { noteStep, takeSteps } from '@bloomkin/web/storage/visitSteps.ts';
import { waitFor } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';

const Batch = z.object({
  views: z.array(z.object({ path: z.string(), first: z.array(z.string()).default([]) })),
});
let sent: Blob[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  sessionStorage.clear();
  takeSteps();
  sent = [];
  vi.stubGlobal('fetch', async () => Response.json({ apiHost: '' }));
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_url: string, body: Blob) => sent.push(body) > 0,
  });
});
afterEach(() => {
  stop();
});

function start(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  stop = countPageViews(history);
  return history;
}

async function batches() {
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  const read = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
  const texts = await Promise.all(sent.map(read));
  return texts.map((text) => Batch.parse(JSON.parse(text)).views);
}

describe('page views', () => {
  it('go out in one batch, each step of a visit once', async () => {
    const history = start('/main');
    history.push('/viewproduct/rose');
    history.push('/viewproduct/lily');
    noteStep('addedToCart');
    noteStep('addedToCart');
    stop();
    expect(await batches()).toEqual([
      [
        { path: '/main', first: ['visits'] },
        { path: '/viewproduct/rose', first: ['sawProduct'] },
        { path: '/viewproduct/lily', first: [] },
        { path: '', first: ['addedToCart'] },
      ],
    ]);
  });

  it('do not count a change of the query, even after a batch was sent', async () => {
    const history = start('/market');
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    history.push('/market?sort=price');
    stop();
    expect((await batches()).flat()).toHaveLength(1);
  });

  it('go out after twenty pages, reloads excluded', async () => {
    const history = start('/main');
    for (let page = 1; page < 20; page++) history.push(`/viewproduct/${page}`);
    expect((await batches())[0]).toHaveLength(20);
    stop();
    start('/main');
    stop();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect((await batches())[1]).toEqual([{ path: '/main', first: [] }]);
  });
});

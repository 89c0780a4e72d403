// @vitest-environment window

import { ConnectionRequired } from '@bloomkin/web/components/feedback/ConnectionRequired.tsx';
import { ErrorBoundary } from '@bloomkin/web/components/feedback/ErrorBoundary.tsx';
import { lazyWithPreload } from '@bloomkin/web/components/lazyWithPreload.ts';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const online = vi.spyOn(navigator, 'onLine', 'get');
const errors = vi.spyOn(console, 'error');

function givenConnection(isThere: boolean): void {
  online.mockReturnValue(isThere);
  dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

const Flowers = () => <h1>Jacaranda Dusk</h1>;

/** A page whose code is brought by this. */
function show(bring: () => Promise<typeof Flowers>): void {
  const Part = lazyWithPreload(bring);
  render(
    <ErrorBoundary resetKey="/">
      <Suspense fallback={<ConnectionRequired />}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
}

afterEach(() => {
  givenConnection(true);
  errors.mockReset();
});

describe('a page whose code has not loaded', () => {
  it('reports a lost connection and loads later', async () => {
    const bring = vi.fn(() => Promise.resolve(Flowers));
    givenConnection(false);
    show(bring);
    expect(screen.getByRole('alert').textContent).toMatch(/no connection.*goes on by itself/);
    expect(bring).not.toHaveBeenCalled();
    givenConnection(true);
    expect(await screen.findByRole('heading', { name: 'Jacaranda Dusk' })).toBeTruthy();
  });

  it('offers no retry without a connection', async () => {
    errors.mockImplementation(() => undefined);
    show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    givenConnection(false);
    expect(await screen.findByText('There is no connection.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

import type { Route } from '@bloomkin/shared/route.ts';
import { routes } from '@bloomkin/web/app/office/routes.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

export const at = '2026-11-20T00:00:00.000Z';

export function open(path: string) {
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0, dedupingInterval: 0 }}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </SWRConfig>,
  );
}

export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const textIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

interface Kept {
  version: number;
}

/** One thing on the server, which `somebodySaves` at any time; a stale version is a 409 with the newest. */
export function shared<T extends Kept>(
  read: Route,
  save: Route,
  first: T,
  changed: (body: object) => Partial<T>,
) {
  let current = first;
  givenApi<Route>(read, () => Response.json({ data: current }));
  const saves = givenApi<Route>(save, ({ body }) => {
    if (body.version !== current.version)
      return Response.json(
        { code: 'CONFLICT.VERSION', message: 'Somebody changed this in the meantime.', data: current },
        { status: 409, headers: { 'x-request-id': '1' } },
      );
    current = { ...current, ...changed(body), version: current.version + 1 };
    return Response.json({ data: current });
  });
  const somebodySaves = (change: Partial<T>) => {
    current = { ...current, ...change, version: current.version + 1 };
  };
  return { saves, somebodySaves };
}

export function resetOffice(): void {
  beforeEach(() => {
    localStorage.clear();
    givenDialogs();
    // jsdom has no layout, in which an editor scrolls.
    const box = { top: 0, bottom: 1, left: 0, right: 1 };
    Object.assign(Range.prototype, { getClientRects: () => [box], getBoundingClientRect: () => box });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    signedIn({ ...person('ROLE_ADMIN'), api_token: 'token', expires_in: 3600 });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

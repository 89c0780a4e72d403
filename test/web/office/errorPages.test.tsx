// @vitest-environment window

import { guestRoutes, routes } from '@bloomkin/web/app/office/routes.tsx';
import { openSession, signedIn } from '@bloomkin/web/session/session.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, completeJsdom } from '#web/signIn/authReplies.ts';
import { person } from './officePerson.ts';

beforeEach(async () => {
  completeJsdom();
  localStorage.clear();
  await openSession();
});

async function open(path: string) {
  api({});
  const router = createMemoryRouter(guestRoutes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  cleanup();
  return { title: textContent ?? '', at: router.state.location.pathname };
}

describe('an error page', () => {
  it('shows its own text and link in each version', async () => {
    const titles = [];
    for (const version of [1, 2, 3, 4, 5, 6]) titles.push((await open(`/error/error-v${version}`)).title);
    expect(new Set(titles).size).toBe(6);
    expect(titles.filter((title) => !/^(404|Oops)/.test(title))).toEqual([]);
  });

  it('shows the first version by default', async () => {
    const first = await open('/error/error-v1');
    expect(first.at).toBe('/error/error-v1');
    expect(await open('/error')).toEqual(first);
  });
});

describe('an address that the office does not have', () => {
  const openUnknown = async () => {
    api({});
    const router = createMemoryRouter(routes, { initialEntries: ['/wreaths/list?page=2'] });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('/wreaths/list?page=2')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/error/error-v1');
  };

  it('leads a florist to orders and reviews', async () => {
    signedIn({ ...person('ROLE_VENDOR'), api_token: 'token', expires_in: 3600 });
    await openUnknown();
    expect(screen.getByRole('link', { name: 'Back to my orders' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reviews' })).toBeTruthy();
  });

  it('offers a guest to sign in, and no orders', async () => {
    await openUnknown();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Back to my orders' })).toBeNull();
  });
});

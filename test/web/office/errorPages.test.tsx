// @vitest-environment window

import { guestRoutes } from '@bloomkin/web/app/office/routes.tsx';
import { openSession } from '@bloomkin/web/session/session.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, completeJsdom } from '#web/signIn/authReplies.ts';

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

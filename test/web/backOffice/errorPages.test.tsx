// @vitest-environment window

import { guestRoutes } from '@bloomkin/web/backOffice/routes.tsx';
import { openSession } from '@bloomkin/web/session/session.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api, completeJsdom } from '../signIn/authReplies.ts';

beforeEach(async () => {
  completeJsdom();
  localStorage.clear();
  await openSession();
});
afterEach(cleanup);

async function titleAt(path: string): Promise<string> {
  api({});
  render(<RouterProvider router={createMemoryRouter(guestRoutes, { initialEntries: [path] })} />);
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  cleanup();
  return textContent ?? '';
}

describe('an error page', () => {
  it('has its own text and link in each version', async () => {
    const titles = [];
    for (const version of [1, 2, 3, 4, 5, 6]) titles.push(await titleAt(`/error/error-v${version}`));
    expect(new Set(titles).size).toBe(6);
    expect(titles.filter((title) => !/^(404|Oops)/.test(title))).toEqual([]);
  });

  it('is the first version by default', async () => {
    expect(await titleAt('/error')).toBe(await titleAt('/error/error-v1'));
  });
});

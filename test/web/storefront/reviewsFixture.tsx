import { HistoryRouter } from '@bloomkin/web/components/layout/HistoryRouter.tsx';
import { refreshSession } from '@bloomkin/web/session/session.ts';
import { cleanup, render } from '@testing-library/react';
import { createBrowserHistory } from 'history';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ApiCall } from '#support/givenApi.ts';
import { givenDialogs } from '#web/account/dialogs.ts';

const ruby = {
  id: 'u1',
  fio: 'Ruby Tran',
  role: 'ROLE_BUYER',
  roles: ['ROLE_BUYER'],
  company: null,
  location: null,
};
export const aReview = (number: number, author = `a${number}`) => ({
  id: `r${number}`,
  rating: 4,
  text: `Words ${number}`,
  user: { id: author, fio: 'Priya N.', avatar: null },
  product_id: 'p1',
  verified: number === 1,
  reply: null,
  created_at: '2026-10-24T22:00:00.000Z',
});

export interface GivenReviews {
  count: number;
  mayAdd?: boolean;
  /** Has written one; the contrary of `mayAdd` by default. */
  hasWritten?: boolean;
  /** The number of the user's own. */
  mine?: number;
  /** The author of the first. */
  author?: string;
}

export function reviewsOf({ count, mayAdd = false, hasWritten = !mayAdd, mine, author }: GivenReviews) {
  const all = Array.from({ length: count }, (_, index) =>
    aReview(index + 1, index === 0 ? author : undefined),
  );
  return ({ query }: Pick<ApiCall, 'query'>) => {
    const page = Number(query.get('page'));
    const perPage = Number(query.get('per_page'));
    return {
      product_rating: count === 0 ? null : 4,
      spread: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? count : 0 })),
      page,
      per_page: perPage,
      total: count,
      me_add: hasWritten,
      can_review: mayAdd,
      mine: all.find(({ id }) => id === `r${mine}`),
      data: all.slice((page - 1) * perPage, page * perPage),
    };
  };
}

async function signIn() {
  vi.stubGlobal('fetch', async (input: string) =>
    String(input).includes('refresh')
      ? Response.json({ data: { ...ruby, api_token: 't', expires_in: 3600 } })
      : Response.json({}),
  );
  await refreshSession();
}

export function show(path: string, page: ReactNode): void {
  history.replaceState(null, '', path);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <HistoryRouter history={createBrowserHistory()}>
        <Routes>
          <Route path="/viewproduct/:id" element={<p>The product</p>} />
          <Route path="*" element={page} />
        </Routes>
      </HistoryRouter>
    </SWRConfig>,
  );
}

/** Ruby is signed in for each test. */
export function resetReviews(): void {
  beforeEach(async () => {
    givenDialogs();
    await signIn();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

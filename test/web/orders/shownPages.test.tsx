// @vitest-environment window

import { MessageList } from '@bloomkin/web/features/messages/MessageList.tsx';
import { OrderList } from '@bloomkin/web/features/orders/OrderList.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { givenApi, ruby } from '../account/accountFixture.tsx';

afterEach(cleanup);

/** A list whose history says that 99 pages are open, while there are two. */
async function openFarPast(list: ReactNode) {
  const page = { page: 1, per_page: 20, total: 21, total_pages: 2, unread: 0, counts: {}, data: [] };
  const calls = givenApi({
    'GET /api/shop/orders': () => page,
    'GET /api/messages': () => page,
  });
  signedIn({ ...(await ruby()), api_token: 'token', expires_in: 3600 });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <MemoryRouter initialEntries={[{ pathname: '/personal', state: { shown: 99, of: '' } }]}>
        {list}
      </MemoryRouter>
    </SWRConfig>,
  );
  return calls;
}

describe('a list of the user opened at a page past its end', () => {
  it.each([
    ['orders', <OrderList key="orders" />],
    ['messages', <MessageList key="messages" />],
  ])('requests no %s past the last page', async (name, list) => {
    const calls = await openFarPast(list);
    await expect.poll(() => calls.some(({ query }) => query.get('page') === '2')).toBe(true);
    await expect.poll(() => screen.queryAllByText(`Loading your ${name}`)).toEqual([]);
    expect([...new Set(calls.map(({ query }) => query.get('page')))].sort()).toEqual(['1', '2']);
  });
});

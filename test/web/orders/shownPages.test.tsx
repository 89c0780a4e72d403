// @vitest-environment window

import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { MessageList } from '@bloomkin/web/features/messages/MessageList.tsx';
import { OrderList } from '@bloomkin/web/features/orders/OrderList.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { ruby } from '#web/account/accountFixture.tsx';

/** A list whose history says that 99 pages are open, while there are two. */
async function openFarPast(list: ReactNode) {
  const page = { page: 1, per_page: 20, total: 21, total_pages: 2, unread: 0, counts: {}, data: [] };
  const calls = [givenApi(listOrders, () => page), givenApi(listMessages, () => page)];
  await show(list);
  return () => calls.flat().map(({ query }) => query.get('page'));
}

async function show(list: ReactNode) {
  signedIn({ ...(await ruby()), api_token: 'token', expires_in: 3600 });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <MemoryRouter initialEntries={[{ pathname: '/personal', state: { shown: 99, of: '' } }]}>
        {list}
      </MemoryRouter>
    </SWRConfig>,
  );
}

it('searches a buyer’s orders once there are more than a page shows', async () => {
  const page = { page: 1, per_page: 12, total: 13, total_pages: 2, counts: { all: 13 }, data: [] };
  const calls = givenApi(listOrders, () => page);
  await show(<OrderList />);
  const box = await screen.findByRole('searchbox', { name: 'Search your orders' });
  fireEvent.change(box, { target: { value: 'Margaret' } });
  await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('Margaret');
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toMatch(/\?search=Margaret$/);
});

describe('a list of the user opened at a page past its end', () => {
  it.each([
    ['orders', <OrderList key="orders" />],
    ['messages', <MessageList key="messages" />],
  ])('requests no %s past the last page', async (name, list) => {
    const pages = await openFarPast(list);
    await expect.poll(() => pages()).toContain('2');
    await expect.poll(() => screen.queryAllByText(`Loading your ${name}`)).toEqual([]);
    expect([...new Set(pages())].sort()).toEqual(['1', '2']);
  });
});

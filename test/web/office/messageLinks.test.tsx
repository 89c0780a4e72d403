// @vitest-environment window
import * as buyerNotices from '@bloomkin/lambdas/events/notices/buyerNotices.ts';
import * as floristNotices from '@bloomkin/lambdas/events/notices/floristNotices.ts';
import { findStorefrontPage } from '@bloomkin/shared/pages.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { ReviewId } from '@bloomkin/shared/schemas/ids.ts';
import { hasOfficePage } from '@bloomkin/web/app/office/officePages.ts';
import { routes } from '@bloomkin/web/app/office/routes.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrderItem, parties, siteUrl } from '#support/orderItem.ts';
import { ruby } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';

const telling = { texts: {}, order: anOrderItem(), ...parties, siteUrl };
const { productId, companyId } = {
  productId: anOrderItem().lines[0]?.productId,
  companyId: anOrderItem().companyId,
};
if (!productId) throw new Error('An order without a line');
const review = {
  id: ReviewId.parse('review-1'),
  productId,
  companyId,
  userId: anOrderItem().userId,
  userName: 'Ruby Tran',
  userAvatar: null,
  rating: 5,
  text: 'Lovely.',
  verified: true,
  createdAt: '2026-11-20T02:00:00.000Z',
};

const toBuyers = Object.values(buyerNotices).map((tell) => tell(telling).message);

/** All that florists are told of: orders and reviews. */
async function messagesToFlorists() {
  vi.stubEnv('TABLE_NAME', 'unread');
  const { reviewMessage } = await import('@bloomkin/lambdas/events/consumers/onReviewWritten.ts');
  const ofOrders = Object.values(floristNotices).map((tell) => tell(telling).message);
  return [...ofOrders, reviewMessage(review, undefined)];
}

/** The links of the office's messages. */
const person = (role: string) => ({ roles: [role], role, is_admin: role === 'ROLE_ADMIN' });

async function openMessages(role: string) {
  const toFlorists = await messagesToFlorists();
  const data = toFlorists.map((message, index) => ({
    ...message,
    id: `message-${index}`,
    at: '2026-11-20T02:00:00.000Z',
    read: true,
  }));
  const list = { page: 1, per_page: 20, total: data.length, total_pages: 1, data };
  givenApi(listMessages, () => ({ ...list, unread: 0 }));
  givenApi(listOrders, () => ({ ...list, total: 0, data: [], counts: {} }));
  const user = await ruby(person(role));
  signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  const router = createMemoryRouter(routes, { initialEntries: ['/messages'] });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  for (const { subject } of toFlorists) await screen.findAllByText(subject);
  return [...document.querySelectorAll('li h2 a')].map((link) => link.getAttribute('href') ?? '');
}

beforeEach(givenDialogs);

describe('the links of messages', () => {
  it.each(['ROLE_VENDOR', 'ROLE_ADMIN', 'ROLE_MANAGER'] as const)(
    'lead a %s only where the office has a page for them',
    async (role) => {
      const links = await openMessages(role);
      const user = await ruby(person(role));
      expect(links.filter((path) => !hasOfficePage(path, user))).toEqual([]);
    },
  );

  it('lead a florist to each order and to the reviews', async () => {
    const toOrders = Object.values(floristNotices).map(() => '/orders/view/01KAORDER0000000000000000A');
    expect(await openMessages('ROLE_VENDOR')).toEqual([...toOrders, `/reviews/${review.companyId}`]);
  });

  it('lead a buyer to a page of the storefront', () => {
    expect(toBuyers.flatMap(({ path }) => (path && !findStorefrontPage(path) ? [path] : []))).toEqual([]);
    expect(toBuyers.length).toBeGreaterThan(6);
  });
});

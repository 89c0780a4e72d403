// @vitest-environment window

import { HistoryRouter } from '@bloomkin/web/components/layout/HistoryRouter.tsx';
import { Reviews } from '@bloomkin/web/features/reviews/Reviews.tsx';
import { WriteReviewPage } from '@bloomkin/web/pages/WriteReviewPage.tsx';
import { refreshSession } from '@bloomkin/web/session/session.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createBrowserHistory } from 'history';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenDialogs } from '../account/dialogs.ts';
import { givenApi, givenProduct } from './storefrontFixture.ts';

/** The code of deleting comes later than the reviews. */
const onItsWay = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('@bloomkin/web/features/reviews/DeleteReview.tsx', async (original) => {
  await onItsWay.promise;
  return original();
});

const ruby = {
  id: 'u1',
  fio: 'Ruby Tran',
  role: 'ROLE_BUYER',
  roles: ['ROLE_BUYER'],
  company: null,
  location: null,
};
const review = (number: number, author = `a${number}`) => ({
  id: `r${number}`,
  rating: 4,
  text: `Words ${number}`,
  user: { id: author, fio: 'Priya N.', avatar: null },
  product_id: 'p1',
  verified: number === 1,
  reply: null,
  created_at: '2026-10-24T22:00:00.000Z',
});

interface Given {
  count: number;
  mayAdd?: boolean;
  /** The author of the first. */
  author?: string;
}

function reviewsOf({ count, mayAdd = false, author }: Given) {
  const all = Array.from({ length: count }, (_, index) =>
    review(index + 1, index === 0 ? author : undefined),
  );
  return (url: URL) => {
    const page = Number(url.searchParams.get('page'));
    const perPage = Number(url.searchParams.get('per_page'));
    return {
      product_rating: count === 0 ? null : 4,
      spread: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? count : 0 })),
      page,
      per_page: perPage,
      total: count,
      me_add: !mayAdd,
      can_review: mayAdd,
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

async function show(path: string, page: ReactNode, replies: Parameters<typeof givenApi>[0]) {
  history.replaceState(null, '', path);
  const requests = givenApi(replies);
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
  return requests;
}

const showReviews = async (reviews: Given) => {
  const product = await givenProduct();
  return show('/', <Reviews product={product} />, {
    '/api/shop/product/p1/reviews': reviewsOf(reviews),
    '/api/shop/review/r1': () => ({ message: 'Review deleted' }),
  });
};

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('reviews of a product', () => {
  it('show the spread of stars and verified purchases', async () => {
    await showReviews({ count: 2 });
    expect(await screen.findByRole('listitem', { name: '4 stars: 2' })).toBeTruthy();
    const cards = screen.getAllByText(/^Words/).map((text) => text.parentElement?.textContent);
    expect(cards[0]).toContain('Verified purchase');
    expect(cards[1]).not.toContain('Verified purchase');
  });

  it('are dated by the day in Sydney', async () => {
    await showReviews({ count: 1 });
    // Ten in the evening of the 24th at Greenwich.
    expect(await screen.findByText('Priya N., Sun 25 Oct 2026')).toBeTruthy();
  });

  it('come twenty a page, six at first', async () => {
    await showReviews({ count: 26 });
    expect(await screen.findAllByText(/^Words/)).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'More reviews' }));
    expect(screen.getAllByText(/^Words/)).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: 'More reviews' }));
    await waitFor(() => expect(screen.getAllByText(/^Words/)).toHaveLength(26));
    expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull();
  });

  it('can be written by a user whom the API allows it', async () => {
    await showReviews({ count: 1, mayAdd: true });
    const write = await screen.findByRole('link', { name: 'Write' });
    expect(write.getAttribute('href')).toBe('/products/review?product=p1');
    cleanup();
    await showReviews({ count: 1, mayAdd: false });
    await screen.findByText('Words 1');
    expect(screen.queryByRole('link', { name: 'Write' })).toBeNull();
  });

  it('can be deleted by their author after a question', async () => {
    HTMLDialogElement.prototype.showModal = function open() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    const requests = await showReviews({ count: 2, author: 'u1' });
    const [first] = await screen.findAllByText(/^Words/);
    const own = within(first?.parentElement ?? document.body);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    onItsWay.resolve();
    expect(await screen.findAllByRole('button', { name: 'Delete' })).toHaveLength(1);
    fireEvent.click(own.getByRole('button', { name: 'Delete' }));
    expect(requests.some(({ pathname }) => pathname === '/api/shop/review/r1')).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(requests.some(({ pathname }) => pathname === '/api/shop/review/r1')).toBe(true),
    );
  });

  it('move the focus to their heading when one is deleted', async () => {
    givenDialogs();
    onItsWay.resolve();
    const product = await givenProduct();
    let isDeleted = false;
    await show('/', <Reviews product={product} />, {
      '/api/shop/product/p1/reviews': (url) => {
        const answer = reviewsOf({ count: 2, author: 'u1' })(url);
        return isDeleted ? { ...answer, total: 1, data: answer.data.slice(1) } : answer;
      },
      '/api/shop/review/r1': () => {
        isDeleted = true;
        return { message: 'Review deleted' };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Words 1')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reviews' })),
    );
  });
});

describe('writing a review', () => {
  const write = async (answer: () => unknown, reviews: Given = { count: 0, mayAdd: true }) => {
    const product = await givenProduct();
    return show('/products/review?product=p1', <WriteReviewPage />, {
      '/api/shop/product/p1': () => ({ data: product }),
      '/api/shop/product/p1/reviews': reviewsOf(reviews),
      '/api/shop/product/p1/review': answer,
    });
  };
  const replyLimit = () =>
    Response.json({ code: 'LIMIT.REACHED', message: 'Try again soon' }, { status: 429 });

  it('names the product and the person', async () => {
    await write(replyLimit);
    expect(await screen.findByRole('link', { name: 'Jacaranda Dusk' })).toBeTruthy();
    expect(screen.getByText('Ruby Tran')).toBeTruthy();
  });

  it('needs stars and focuses them', async () => {
    const requests = await write(replyLimit);
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Rate for reviews')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star: Poor' }));
    expect(requests.some(({ pathname }) => pathname.endsWith('/review'))).toBe(false);
  });

  it('keeps its text after a failure and returns after success', async () => {
    let answer: () => unknown = replyLimit;
    await write(() => answer());
    fireEvent.click(await screen.findByRole('radio', { name: '5 stars: Lovely' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Lasted nine days.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Try again soon');
    expect(screen.getByDisplayValue('Lasted nine days.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 stars: Lovely' }).checked).toBe(true);
    answer = () => ({ data: review(9, 'u1') });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The product')).toBeTruthy();
  });

  it('shows an error when the review could not be sent', async () => {
    await write(() => {
      throw new TypeError('Failed to fetch');
    });
    fireEvent.click(await screen.findByRole('radio', { name: '5 stars: Lovely' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Request error');
  });

  it('asks before typed text is lost', async () => {
    givenDialogs();
    await write(replyLimit);
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Lasted nine days.' } });
    fireEvent.click(screen.getByRole('link', { name: 'Jacaranda Dusk' }));
    expect(screen.getByRole('heading', { name: 'Leave without saving?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByDisplayValue('Lasted nine days.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Jacaranda Dusk' }));
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByText('The product')).toBeTruthy();
  });

  it('is not offered to the author of one', async () => {
    await write(replyLimit, { count: 1, mayAdd: false });
    expect(await screen.findByText('You have had your say')).toBeTruthy();
  });
});

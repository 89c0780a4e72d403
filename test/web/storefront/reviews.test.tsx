// @vitest-environment window

import { deleteReview, listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import { ProductView } from '@bloomkin/web/features/product/ProductView.tsx';
import { Reviews } from '@bloomkin/web/features/reviews/Reviews.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal } from '#web/account/accountFixture.tsx';
import { type GivenReviews, resetReviews, reviewsOf, show } from './reviewsFixture.tsx';
import { givenProduct } from './storefrontFixture.ts';

resetReviews();

const showReviews = async (reviews: GivenReviews) => {
  givenApi(listProductReviews, reviewsOf(reviews));
  const deletions = givenApi(deleteReview, () => ({ message: 'Review deleted' }));
  show('/', <Reviews product={await givenProduct()} />);
  return deletions;
};

describe('the link to write a review', () => {
  const showLink = async (reviews: GivenReviews) => {
    givenApi(listProductReviews, reviewsOf(reviews));
    show('/', <ProductView product={await givenProduct()} />);
  };

  it('leads a buyer who has written one to it', async () => {
    await showLink({ count: 1, mine: 1 });
    expect((await screen.findByRole('link', { name: 'Your review' })).getAttribute('href')).toBe('#reviews');
    expect(screen.queryByText('Write a feedback')).toBeNull();
  });

  it('appears for whom the API allows it', async () => {
    await showLink({ count: 1, mayAdd: false, hasWritten: false });
    await waitFor(() => expect(screen.queryByText('Write a feedback')).toBeNull());
    cleanup();
    await showLink({ count: 1, mayAdd: true });
    expect(await screen.findByRole('link', { name: 'Write a feedback' })).toBeTruthy();
  });
});

describe('reviews of a product', () => {
  it('show the spread of stars and verified purchases', async () => {
    await showReviews({ count: 2 });
    expect(await screen.findByRole('listitem', { name: '4 stars: 2' })).toBeTruthy();
    const stars = screen.getAllByRole('img', { name: '4 of 5 stars' });
    expect(stars.map((star) => star.querySelectorAll('svg:not([data-empty])').length)).toEqual([4, 4, 4]);
    const cards = screen.getAllByText(/^Words/).map((text) => text.parentElement?.textContent);
    expect(cards[0]).toContain('Verified purchase');
    expect(cards[1]).not.toContain('Verified purchase');
  });

  it('carry the day in Sydney', async () => {
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

  it('start with a user whom the API allows it', async () => {
    await showReviews({ count: 1, mayAdd: true });
    const write = await screen.findByRole('link', { name: 'Write' });
    expect(write.getAttribute('href')).toBe('/products/review?product=p1');
    cleanup();
    await showReviews({ count: 1, mayAdd: false });
    await screen.findByText('Words 1');
    expect(screen.queryByRole('link', { name: 'Write' })).toBeNull();
  });

  it('begin with the reader’s own, and show it once', async () => {
    await showReviews({ count: 26, mine: 23 });
    const texts = () => screen.getAllByText(/^Words/).map(({ textContent }) => textContent);
    const own = (await screen.findByText('Words 23')).parentElement;
    expect(own?.textContent).toContain('Your review');
    expect(screen.getAllByText('Your review')).toHaveLength(1);
    expect(texts()).toEqual(['Words 23', 'Words 1', 'Words 2', 'Words 3', 'Words 4', 'Words 5']);
    fireEvent.click(screen.getByRole('button', { name: 'More reviews' }));
    fireEvent.click(screen.getByRole('button', { name: 'More reviews' }));
    await waitFor(() => expect(texts()).toHaveLength(26));
    expect(new Set(texts()).size).toBe(26);
  });

  it('go by their author after a question', async () => {
    const deletions = await showReviews({ count: 2, author: 'u1' });
    const [first] = await screen.findAllByText(/^Words/);
    const own = within(first?.parentElement ?? document.body);
    expect(await screen.findAllByRole('button', { name: 'Delete' })).toHaveLength(1);
    fireEvent.click(own.getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'OK' })).toBeNull());
    fireEvent.click(own.getByRole('button', { name: 'Delete' }));
    const ok = await screen.findByRole('button', { name: 'OK' });
    expect(deletions).toEqual([]);
    fireEvent.click(ok);
    await waitFor(() => expect(deletions.map(({ params }) => params)).toEqual([{ id: 'r1' }]));
  });

  it('move the focus to their heading when one is deleted', async () => {
    const deletions = await showReviews({ count: 2, author: 'u1' });
    givenApi(listProductReviews, (call) => {
      const answer = reviewsOf({ count: 2, author: 'u1' })(call);
      return deletions.length > 0 ? { ...answer, total: 1, data: answer.data.slice(1) } : answer;
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Words 1')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reviews' })),
    );
  });

  it('stay when one cannot be deleted, with the API’s message', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    await showReviews({ count: 2, author: 'u1' });
    givenApi(deleteReview, () => refusal(403, 'ACCESS.FORBIDDEN', { message: 'Not yours' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Error: Not yours')).toBeTruthy();
    expect(screen.getByText('Words 1')).toBeTruthy();
  });
});

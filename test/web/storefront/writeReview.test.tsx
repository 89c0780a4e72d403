// @vitest-environment window

import type { AnswerOf } from '@bloomkin/shared/route.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { listProductReviews, writeReview } from '@bloomkin/shared/routes/reviews.ts';
import { WriteReviewPage } from '@bloomkin/web/pages/WriteReviewPage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { loseAnswer, refusal } from '#web/account/accountFixture.tsx';
import { aReview, type GivenReviews, resetReviews, reviewsOf, show } from './reviewsFixture.tsx';
import { givenProduct } from './storefrontFixture.ts';

type Reply = () => AnswerOf<typeof writeReview> | Response;

resetReviews();

describe('writing a review', () => {
  const write = async (reply: Reply, reviews: GivenReviews = { count: 0, mayAdd: true }) => {
    const product = await givenProduct();
    givenApi(getProduct, () => ({ data: product }));
    givenApi(listProductReviews, reviewsOf(reviews));
    const sent = givenApi(writeReview, reply);
    show('/products/review?product=p1', <WriteReviewPage />);
    return sent;
  };
  const replyLimit = () => refusal(429, 'LIMIT.REACHED', { message: 'Try again soon' });

  it('names the product and the person', async () => {
    await write(replyLimit);
    expect(await screen.findByRole('link', { name: 'Jacaranda Dusk' })).toBeTruthy();
    expect(screen.getByText('Ruby Tran')).toBeTruthy();
  });

  it('requires stars and focuses them', async () => {
    const sent = await write(replyLimit);
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Rate for reviews')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star: Poor' })),
    );
    expect(sent).toEqual([]);
  });

  it('keeps its text after a failure and returns after success', async () => {
    let reply: Reply = replyLimit;
    await write(() => reply());
    fireEvent.click(await screen.findByRole('radio', { name: '5 stars: Lovely' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Lasted nine days.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Try again soon');
    expect(screen.getByDisplayValue('Lasted nine days.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 stars: Lovely' }).checked).toBe(true);
    reply = () => ({ data: aReview(9, 'u1') });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The product')).toBeTruthy();
  });

  it('shows an error when the review could not be sent', async () => {
    await write(loseAnswer);
    fireEvent.click(await screen.findByRole('radio', { name: '5 stars: Lovely' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Request error');
  });

  it('asks before typed text is lost', async () => {
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

  it('hides from the author of one', async () => {
    await write(replyLimit, { count: 1, mayAdd: false, mine: 1 });
    expect(await screen.findByText('You have had your say')).toBeTruthy();
    expect(screen.getByText('Words 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  });

  it('hides from those who are no buyers', async () => {
    await write(replyLimit, { count: 1, mayAdd: false, hasWritten: false });
    expect(await screen.findByText('Reviews are for buyers')).toBeTruthy();
    expect(screen.queryByText('You have had your say')).toBeNull();
  });
});

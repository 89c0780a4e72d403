import { findCompanyItem } from '../companies/companyTable.ts';
import { addMessage, type MessageContent } from '../messages/messageEntity.ts';
import { findProduct, type ProductItem } from '../products/productTable.ts';
import type { ReviewItem } from '../reviews/reviewTable.ts';

/** Tells the florist of a new review. */
export async function followReview(before: ReviewItem | undefined, review: ReviewItem, now: Date) {
  if (before) return;
  const [company, product] = await Promise.all([
    findCompanyItem(review.companyId),
    findProduct(review.productId),
  ]);
  const owner = company?.ownerId;
  if (!owner) return;
  await addMessage(owner, `review_${review.id}`, reviewMessage(review, product), now);
}

export function reviewMessage(review: ReviewItem, product: ProductItem | undefined): MessageContent {
  const stars = review.rating === 1 ? '1 star' : `${review.rating} stars`;
  return {
    subject: `${stars} for ${product?.name ?? 'a product'}`,
    text: [`${review.userName} wrote a review.`, review.text].filter(Boolean).join(' '),
    path: `/reviews/${review.companyId}`,
  };
}

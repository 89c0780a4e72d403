import { paths } from '@bloomkin/shared/pages.ts';
import { findNotifiedOwner } from '#events/notices/floristContact.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { addMessage, type MessageContent } from '#model/messages/messageEntity.ts';
import { findProduct, type ProductItem } from '#model/products/productEntity.ts';
import type { ReviewItem } from '#model/reviews/reviewEntity.ts';

export async function onReviewWritten(before: ReviewItem | undefined, review: ReviewItem, now: Date) {
  if (before) return;
  const [company, product] = await Promise.all([
    findCompanyItem(review.companyId),
    findProduct(review.productId),
  ]);
  const owner = await findNotifiedOwner(company);
  if (!owner) return;
  await addMessage(owner.id, `review_${review.id}`, reviewMessage(review, product), now);
}

export function reviewMessage(review: ReviewItem, product: ProductItem | undefined): MessageContent {
  const stars = review.rating === 1 ? '1 star' : `${review.rating} stars`;
  return {
    subject: `${stars} for ${product?.name ?? 'a product'}`,
    text: [`${review.userName} wrote a review.`, review.text].filter(Boolean).join(' '),
    path: paths.companyReviews(review.companyId),
  };
}

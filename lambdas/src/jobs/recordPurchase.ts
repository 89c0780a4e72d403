import type { OrderItem } from '../orders/orderEntity.ts';
import { rememberBought } from '../reviews/purchaseEntity.ts';
import { verifyReview } from '../reviews/reviewEntity.ts';

/**
 * Remembers that the buyer had each product, so that a review says so. First the purchase, then a review that was written
 * before: one that is being written sees the purchase or is seen here.
 */
export async function recordPurchase({ userId, lines }: OrderItem): Promise<void> {
  for (const { productId } of lines) {
    await rememberBought(userId, productId);
    await verifyReview(userId, productId);
  }
}

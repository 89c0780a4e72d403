import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { ReviewItem } from '@bloomkin/lambdas/model/reviews/reviewEntity.ts';
import { toReviewAuthor } from '@bloomkin/lambdas/model/reviews/toReview.ts';
import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { type ProductId, ReviewId, type UserId } from '@bloomkin/shared/schemas/ids.ts';
import { reviewTexts } from '#demo/content/shopContent.ts';
import { daysBefore, demoUlid, minutesAfter } from './demoIds.ts';
import type { SeededRandom } from './seededRandom.ts';

interface Reviewing {
  users: ReadonlyMap<UserId, UserItem>;
  products: ReadonlyMap<ProductId, ProductItem>;
  /** Leaves one review to delete and some to write. */
  demoBuyer: UserId;
  now: Date;
  random: SeededRandom;
}

const reviewingShare = 0.72;
type Stars = 1 | 2 | 3 | 4 | 5;

export function buildReviews(orders: readonly OrderItem[], reviewing: Reviewing): ReviewItem[] {
  const written = new Set<string>();
  const texts = new TextsInTurn();
  return orders
    .filter(({ status }) => status === 'completed')
    .toSorted((a, b) => ((a.completedAt ?? '') < (b.completedAt ?? '') ? -1 : 1))
    .filter((order) => wasReviewed(order, reviewing))
    .flatMap((order) => {
      const review = writeReview(order, reviewing, texts);
      const key = `${order.userId} ${review?.productId}`;
      if (!review || written.has(key)) return [];
      written.add(key);
      return [review];
    });
}

function wasReviewed({ userId, completedAt }: OrderItem, { demoBuyer, now, random }: Reviewing): boolean {
  if (userId !== demoBuyer) return random.chance(reviewingShare);
  return (completedAt ?? '') < daysBefore(now, 30).toISOString();
}

function writeReview(order: OrderItem, { users, products, now, random }: Reviewing, texts: TextsInTurn) {
  const [line] = order.lines;
  const user = users.get(order.userId);
  const product = line && products.get(line.productId);
  const at = minutesAfter(new Date(order.completedAt ?? order.updatedAt), random.between(120, 6 * 24 * 60));
  if (!user || !product || at >= now) return undefined;
  const rating = pickStars(order, random);
  const review: ReviewItem = {
    id: ReviewId.parse(demoUlid(at, random)),
    productId: product.id,
    companyId: order.companyId,
    userId: user.id,
    ...toReviewAuthor(user),
    rating,
    text: texts.next(product.typeName === 'House plant' ? reviewTexts.plants : reviewTexts.flowers, rating),
    verified: true,
    createdAt: at.toISOString(),
  };
  return review;
}

/** Late deliveries get fewer stars. */
function pickStars(order: OrderItem, random: SeededRandom): Stars {
  const { day, period, timeZone, completedAt } = order;
  const promised = day && period ? toInstant(day, period.stopTime, timeZone).toISOString() : '';
  if (completedAt && completedAt > promised) return random.pick<Stars>([4, 3, 3, 2, 1]);
  return random.pick<Stars>([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2]);
}

/** Uses every text before any repeats. */
class TextsInTurn {
  readonly #used = new Map<readonly string[], number>();

  next(all: Readonly<Record<Stars, readonly string[]>>, stars: Stars): string {
    const texts = all[stars];
    const count = this.#used.get(texts) ?? 0;
    this.#used.set(texts, count + 1);
    return texts[count % texts.length] ?? '';
  }
}

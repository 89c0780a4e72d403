import type { OrderItem } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import { useFeature } from '#api/useChannels.ts';
import { useReviews } from '#features/reviews/useReviews.ts';
import { writePath } from '#features/reviews/writePath.ts';

/** Once per buyer and product; none for a deleted product. */
export function ReviewLink({ product }: Pick<OrderItem, 'product'>) {
  const { data, error } = useReviews(product.id);
  const isOpen = useFeature('reviews');
  if (data?.me_add) return <small>You have reviewed it</small>;
  const isRefused = data ? !data.can_review : error !== undefined;
  if (isRefused || !isOpen) return null;
  return (
    <Link data-review="" to={writePath(product)}>
      Write a review
    </Link>
  );
}

import { Icon } from '#components/media/Icon.tsx';
import { Rating } from './productTableStyles.ts';
import type { ListedProduct } from './useProductList.ts';

interface ProductRatingProps {
  product: Pick<ListedProduct, 'rating' | 'reviews_count'>;
}

export function ProductRating({ product: { rating, reviews_count } }: ProductRatingProps) {
  if (rating === null || reviews_count === 0) return <small>No reviews</small>;
  return (
    <Rating role="img" aria-label={`${rating.toFixed(1)} of 5 stars, ${reviews_count} reviews`}>
      <Icon name="star" size={16} solid />
      <b>{rating.toFixed(1)}</b>
      <small>({reviews_count})</small>
    </Rating>
  );
}

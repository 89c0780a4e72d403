import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import type { ListedProduct } from './productReads.ts';

const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  vertical-align: middle;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  svg {
    color: var(--bk-wattle-600);
  }
  && small {
    display: inline;
  }
`;

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

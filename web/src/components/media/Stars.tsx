import styled from 'styled-components';
import { Icon } from './Icon.tsx';

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
  color: var(--bk-wattle-600);
  svg[data-empty] {
    color: var(--bk-border-default);
  }
`;

/** Five stars, `rating` (0–5) of them filled. */
export const Stars = ({ rating, size = 18 }: { rating: number; size?: number }) => (
  <Row role="img" aria-label={`${Number(rating.toFixed(1))} of 5 stars`}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Icon key={star} name="star" size={size} solid data-empty={rating + 0.5 < star ? '' : undefined} />
    ))}
  </Row>
);

import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { Stars } from '#components/media/Stars.tsx';

const Box = styled.div`
  display: grid;
  gap: 20px 36px;
  align-items: center;
  max-width: 560px;
  margin-bottom: 24px;
  padding: 20px 24px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal-l);
  @media (min-width: 768px) {
    grid-template-columns: auto minmax(0, 1fr);
  }
  > div {
    display: grid;
    justify-items: center;
    gap: 6px;
    > b {
      font: 740 3rem/1 var(--bk-display);
    }
    small {
      color: var(--bk-text-secondary);
      font-size: 0.875rem;
    }
  }
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) 36px;
    align-items: center;
    gap: 10px;
    min-height: 24px;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    > span {
      display: flex;
      align-items: center;
      gap: 4px;
    }
    svg {
      color: var(--bk-wattle-600);
    }
    i {
      height: 8px;
      overflow: hidden;
      border-radius: var(--bk-radius-xs);
      background: var(--bk-bg-neutralSoft);
      b {
        display: block;
        height: 100%;
        border-radius: var(--bk-radius-xs);
        background: var(--bk-wattle-600);
      }
    }
    > :last-child {
      color: var(--bk-text-secondary);
      text-align: right;
    }
  }
`;

interface ReviewSpreadProps {
  rating: number;
  total: number;
  spread: readonly { rating: number; count: number }[];
}

/** An average alone hides disagreement. */
export const ReviewSpread = ({ rating, total, spread }: ReviewSpreadProps) => (
  <Box>
    <div>
      <b>{rating.toFixed(1)}</b>
      <Stars rating={rating} />
      <small>{total === 1 ? '1 review' : `${total} reviews`}</small>
    </div>
    <ul aria-label="Stars given">
      {spread.map(({ rating: stars, count }) => (
        <li key={stars} aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${count}`}>
          <span aria-hidden="true">
            {stars} <Icon name="star" size={14} solid />
          </span>
          <i aria-hidden="true">
            <b style={{ width: `${(100 * count) / Math.max(total, 1)}%` }} />
          </i>
          <span aria-hidden="true">{count}</span>
        </li>
      ))}
    </ul>
  </Box>
);

import type { Review } from '@bloomkin/shared/schemas/review.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { Stars } from '#components/media/Stars.tsx';
import { formatDateWithYear } from '#components/text/formatDateWithYear.ts';

export const ReviewList = styled.ul`
  display: grid;
  gap: 14px;
  margin-bottom: 20px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &:empty {
    margin: 0;
  }
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 20px;
  border-radius: var(--bk-petal);
  background: var(--bk-bg-sunken);
  > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    margin-top: auto;
  }
  small {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  blockquote {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 12px 16px;
    border-left: 3px solid var(--bk-text-brand);
    border-radius: var(--bk-radius-xs) var(--bk-radius-m) var(--bk-radius-m) var(--bk-radius-xs);
    background: var(--bk-bg-surface);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small[data-verified] {
    color: var(--bk-text-success);
    font-weight: 500;
  }
`;

interface ReviewCardProps {
  review: Review;
  /** Above the text. */
  head?: ReactNode;
  action?: ReactNode;
}

export const ReviewCard = ({ review, head, action }: ReviewCardProps) => (
  <Card>
    <Stars rating={review.rating} size={17} />
    {head}
    {review.text && <p>{review.text}</p>}
    <div>
      <small>
        {review.user.fio}, {formatDateWithYear(review.created_at)}
      </small>
      {review.verified && (
        <small data-verified="">
          <Icon name="check" size={16} /> Verified purchase
        </small>
      )}
      {action}
    </div>
    {review.reply && (
      <blockquote>
        <small>The florist replied, {formatDateWithYear(review.reply.at)}</small>
        {review.reply.text}
      </blockquote>
    )}
  </Card>
);

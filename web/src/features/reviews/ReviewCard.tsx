import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { Icon } from '#components/media/Icon.tsx';
import { Stars } from '#components/media/Stars.tsx';

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 20px;
  border-radius: 20px 20px 20px 6px;
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
    border-radius: 4px 14px 14px 4px;
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

/** 'Sat 21 Nov 2026' in Sydney's time zone, so that hydration changes nothing. */
function formatReviewDay(instant: string): string {
  const day = sydneyDay(new Date(instant));
  return `${formatDay(day)} ${day.slice(0, 4)}`;
}

export const ReviewCard = ({ review, head, action }: ReviewCardProps) => (
  <Card>
    <Stars rating={review.rating} size={17} />
    {head}
    {review.text && <p>{review.text}</p>}
    <div>
      <small>
        {review.user.fio}, {formatReviewDay(review.created_at)}
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
        <small>The florist replied, {formatReviewDay(review.reply.at)}</small>
        {review.reply.text}
      </blockquote>
    )}
  </Card>
);

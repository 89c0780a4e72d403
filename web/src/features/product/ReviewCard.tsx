import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import styled from 'styled-components';
import { Stars } from '../../components/Stars.tsx';

const Card = styled.li`
  padding: 20px;
  border-radius: 20px 20px 20px 6px;
  background: var(--bk-bg-sunken);
  p {
    margin: 8px 0 12px;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
`;

export const ReviewCard = ({ review: { rating, text, user, created_at } }: { review: Review }) => (
  <Card>
    <Stars rating={rating} size={17} />
    <p>{text}</p>
    <small>
      {user.fio}, {formatDay(created_at.slice(0, 10))} {created_at.slice(0, 4)}
    </small>
  </Card>
);

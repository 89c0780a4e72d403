import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import styled from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import { suburbOf } from '../place/placeQuery.ts';
import type { useDelivery } from '../product/useDelivery.ts';

const Line = styled.p`
  display: flex;
  gap: 10px;
  margin-bottom: 8px;
  padding: 10px 14px;
  border-radius: 14px;
  background: var(--bk-bg-successSoft);
  color: var(--bk-text-success);
  font-size: 0.875rem;
  font-weight: 500;
  &[data-refused] {
    background: var(--bk-bg-warningSoft);
    color: var(--bk-text-warning);
  }
  svg {
    flex: none;
    margin-top: 1px;
  }
`;

interface CartDeliveryProps {
  delivery: ReturnType<typeof useDelivery>;
  florist: string;
}

/** When the florist of the cart can bring it, and why not on the day the buyer wants. */
export function CartDelivery({ delivery, florist }: CartDeliveryProps) {
  const { place, days, offer, refusal, isToday } = delivery;
  if (!place || !days) return null;
  const where = suburbOf(place);
  if (!offer)
    return (
      <Line data-refused="" role="status">
        <Icon name="info" size={18} />
        Not to {where}: {days[0]?.reason ?? 'this florist does not deliver there'}.
      </Line>
    );
  return (
    <>
      {refusal && (
        <Line data-refused="" role="status">
          <Icon name="info" size={18} /> {refusal}
        </Line>
      )}
      <Line>
        <Icon name="truck" size={18} />
        {florist} delivers {isToday ? 'today' : formatDay(offer.day)}
      </Line>
    </>
  );
}

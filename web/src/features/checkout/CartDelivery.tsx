import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { useChosenWindow } from '#features/deliveryDay/deliveryDay.ts';
import { narrowToWindow } from '#features/deliveryDay/offerFor.ts';
import type { useDelivery } from '#features/deliveryDay/useDelivery.ts';
import { CutoffLine } from './when/CutoffLine.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  margin-bottom: 8px;
  padding: 10px 14px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-successSoft);
  color: var(--bk-text-success);
  font-size: 0.875rem;
  font-weight: 500;
  &[data-refused] {
    background: var(--bk-bg-warningSoft);
    color: var(--bk-text-warning);
  }
  > span {
    flex: 1;
  }
  > p {
    flex-basis: 100%;
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

/** Shows the delivery day of the cart and its order cut-off. */
export function CartDelivery({ delivery, florist }: CartDeliveryProps) {
  const { place, days, offer, refusal, isToday } = delivery;
  const window = useChosenWindow();
  if (!place || !days) return null;
  const where = formatSuburb(place);
  if (!offer)
    return (
      <Line data-refused="" role="status">
        <Icon name="info" size={18} />
        <span>
          Not to {where}: {days[0]?.reason ?? 'this florist does not deliver there'}.
        </span>
      </Line>
    );
  return (
    <>
      {refusal && (
        <Line data-refused="" role="status">
          <Icon name="info" size={18} /> <span>{refusal}</span>
        </Line>
      )}
      <Line>
        <Icon name="truck" size={20} />
        <span>
          {florist} delivers {isToday ? 'today' : formatDay(offer.day)}
        </span>
        <CutoffLine day={narrowToWindow(offer, window)} onPassed={delivery.retry} />
      </Line>
    </>
  );
}

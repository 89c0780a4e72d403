import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { onDay } from './factsHeadline.ts';

const Ask = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  margin: -4px 0 18px;
  padding: 10px 18px;
  border: 1px solid transparent;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-warningSoft);
  color: var(--bk-text-warning);
  font-weight: 600;
  text-align: left;
  &:hover {
    border-color: currentColor;
  }
  svg {
    flex: none;
  }
`;

interface AskWhereProps {
  day: string;
  today: string;
  pickup: boolean;
}

/** A day filters only with an address. */
export const AskWhere = ({ day, today, pickup }: AskWhereProps) => (
  <Ask type="button" aria-haspopup="dialog" onClick={openPlacePanel}>
    <Icon name="pin" size={20} />
    {pickup
      ? 'Say where you are, to see what you can pick up '
      : 'Say where it goes, to see what can arrive '}
    {onDay(day, today)}
  </Ask>
);

import styled from 'styled-components';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

const Pill = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  max-width: 100%;
  padding: 5px 18px 5px 7px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-pill);
  background: var(--bk-bg-surface);
  text-align: left;
  transition:
    border-color 0.12s,
    box-shadow 0.12s;
  &:hover {
    border-color: var(--bk-text-success);
    box-shadow: var(--bk-e1);
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--bk-bg-successSoft);
    color: var(--bk-text-success);
  }
  span {
    display: grid;
    min-width: 0;
    font-size: 0.8125rem;
    line-height: 1.25;
    color: var(--bk-text-secondary);
    white-space: nowrap;
  }
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 600;
    font-size: 0.9375rem;
    color: var(--bk-text-primary);
  }
`;

interface BuyerPlacePillProps {
  onOpen?: () => void;
  wide?: boolean;
}

/** The shop's pages show what can be delivered to this place. */
export function BuyerPlacePill({ onOpen, wide }: BuyerPlacePillProps) {
  const place = usePlace();
  const open = () => {
    onOpen?.();
    openPlacePanel();
  };
  return (
    <Pill type="button" aria-haspopup="dialog" onClick={open} style={wide ? { width: '100%' } : undefined}>
      <i>
        <OfficeIcon name="pin" size={20} />
      </i>
      <span style={{ flex: 1 }}>
        {place ? (
          <>
            See the shop as a buyer in <b>{formatSuburb(place)}</b>
          </>
        ) : (
          <b>See the shop as a buyer in …</b>
        )}
      </span>
      <OfficeIcon name="down" size={18} />
    </Pill>
  );
}

import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { useStore } from '#storage/createStore.ts';
import { openPlacePanel } from './placePanel.ts';
import { usePlace } from './usePlace.ts';

export const Pill = styled.button`
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

/** 'King St, Newtown NSW'. */
const shortAddress = (address: string) =>
  address.replace(/,?\s*Australia$/i, '').replace(/^(.{34}).+$/, '$1…');

export const PlacePill = () => {
  const place = usePlace();
  const isPickup = useStore(checkoutDraft)?.isPickup;
  return (
    <Pill type="button" aria-haspopup="dialog" onClick={openPlacePanel}>
      <i>
        <Icon name="pin" size={20} />
      </i>
      <span>
        {isPickup ? 'Pick up near' : 'Deliver to'}{' '}
        <b>{place ? shortAddress(place.address) : 'Choose an address'}</b>
      </span>
    </Pill>
  );
};

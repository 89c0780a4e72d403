import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';

const Where = styled.div`
  margin-top: 22px;
  h2 {
    font: 600 0.9375rem/1.5 var(--bk-text);
    margin-bottom: 10px;
  }
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    max-width: 634px;
    min-height: 56px;
    padding: 8px 20px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-l);
    background: var(--bk-bg-surface);
    font-size: 1.0625rem;
    text-align: left;
    &:hover {
      border-color: var(--bk-text-success);
    }
    svg {
      flex: none;
      color: var(--bk-text-success);
    }
  }
`;

export function WherePill() {
  const place = usePlace();
  return (
    <Where>
      <h2>Where should they go?</h2>
      <button type="button" aria-haspopup="dialog" onClick={openPlacePanel}>
        <Icon name="pin" />
        {place ? place.address : 'Type a suburb or address'}
      </button>
    </Where>
  );
}

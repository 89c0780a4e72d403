import styled from 'styled-components';
import { IconButton } from '#components/actions/IconButton.tsx';

const Group = styled.div`
  display: inline-flex;
  align-items: center;
  height: 48px;
  border: 1px solid var(--bk-border-control);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  input {
    width: 44px;
    min-height: 44px;
    border: 0;
    background: transparent;
    color: inherit;
    font: 600 1.0625rem/1 var(--bk-text);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  small {
    color: var(--bk-text-secondary);
  }
`;

interface PlacesStepperProps {
  /** Names the counted orders, such as '9–12'. */
  label: string;
  /** Null for no limit. */
  places: number | null;
  onChange: (places: number | null) => void;
}

const most = 999;
/** A first press on a window without a limit sets it. */
const firstLimit = 10;

export function PlacesStepper({ label, places, onChange }: PlacesStepperProps) {
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 3);
    onChange(digits === '' ? null : Number(digits));
  };
  return (
    <Group role="group" aria-label={`Orders of ${label}`}>
      <IconButton
        icon="minus"
        label="One fewer"
        aria-disabled={!places}
        onClick={() => places && onChange(places - 1)}
      />
      <input
        aria-label={`Most orders of ${label}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="any"
        value={places ?? ''}
        onChange={({ target }) => type(target.value)}
      />
      <small aria-hidden="true">orders</small>
      <IconButton
        icon="plus"
        label="One more"
        onClick={() => onChange(places === null ? firstLimit : Math.min(most, places + 1))}
      />
    </Group>
  );
}

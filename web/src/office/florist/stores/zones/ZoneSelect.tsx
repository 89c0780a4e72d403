import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { type Zone, zoneLook } from './zone.ts';
import { Dot } from './zoneStyles.ts';

const ZoneChoice = styled.span`
  position: relative;
  display: block;
  > i {
    position: absolute;
    left: 14px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
  > svg {
    position: absolute;
    right: 12px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
  select {
    appearance: none;
    width: 100%;
    min-height: 44px;
    padding: 6px 38px 6px 38px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    font-size: 0.9375rem;
    text-overflow: ellipsis;
    cursor: pointer;
  }
`;

interface ZoneSelectProps {
  label: string;
  zones: readonly Zone[];
  value: string | null;
  onChange: (zoneId: string | null) => void;
  /** Without it, no zone cannot be chosen. */
  none?: string;
}

export const zoneName = ({ name }: Pick<Zone, 'name'>): string => name.trim() || 'New zone';

/** The price tells zones of the same name apart. */
const labelOf = (zone: Zone, zones: readonly Zone[]): string =>
  zones.some((other) => other.id !== zone.id && zoneName(other) === zoneName(zone)) && zone.priceCents
    ? `${zoneName(zone)}, ${formatMoney(zone.priceCents)}`
    : zoneName(zone);

/** A native select, so that rows stay light and every keyboard works. */
export function ZoneSelect({ label, zones, value, onChange, none }: ZoneSelectProps) {
  const index = zones.findIndex(({ id }) => id === value);
  return (
    <ZoneChoice>
      <Dot $colour={index < 0 ? null : zoneLook(index).colour} />
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {zones.map((zone) => (
          <option key={zone.id} value={zone.id}>
            {labelOf(zone, zones)}
          </option>
        ))}
      </select>
      <Icon name="down" size={20} />
    </ZoneChoice>
  );
}

import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { Icon } from '#components/media/Icon.tsx';
import { ZoneChoice } from './suburbListStyles.ts';
import { type Zone, zoneLook } from './zone.ts';
import { Dot } from './zoneStyles.ts';

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

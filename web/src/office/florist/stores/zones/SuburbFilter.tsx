import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { zoneName } from './ZoneSelect.tsx';
import type { Zone } from './zone.ts';
import { ListTools } from './zoneStyles.ts';

/** In the place of a zone's id: suburbs without delivery. */
export const noDelivery = 'none';

interface SuburbFilterProps {
  search: string;
  onSearch: (search: string) => void;
  zones: readonly Zone[];
  /** Empty for all. */
  zoneId: string;
  onZone: (zoneId: string) => void;
}

export const SuburbFilter = ({ search, onSearch, zones, zoneId, onZone }: SuburbFilterProps) => (
  <ListTools>
    <div data-grow>
      <ListSearch
        label="Suburb or postcode"
        placeholder="Suburb or postcode"
        value={search}
        onSearch={onSearch}
      />
    </div>
    <ChipSelect
      aria-label="Show suburbs of"
      value={zoneId}
      data-on={zoneId === '' ? undefined : ''}
      onChange={({ target }) => onZone(target.value)}
    >
      <option value="">All suburbs</option>
      {zones.map((zone) => (
        <option key={zone.id} value={zone.id}>
          {zoneName(zone)}
        </option>
      ))}
      <option value={noDelivery}>No delivery</option>
    </ChipSelect>
  </ListTools>
);

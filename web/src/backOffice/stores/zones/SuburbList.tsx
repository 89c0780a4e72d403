import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useIsTable } from '#components/list/ListView.tsx';
import { RadiusTool } from './RadiusTool.tsx';
import { ListCard, ListFoot, ListTools, SuburbCards, SuburbTable } from './suburbListStyles.ts';
import type { Suburb } from './useLocalities.ts';
import { ZoneSelect, zoneName } from './ZoneSelect.tsx';
import { type Zone, zonesAt } from './zone.ts';

export type Assign = (suburbs: readonly Suburb[], zoneId: string | null) => void;

interface SuburbListProps {
  suburbs: readonly Suburb[];
  zones: readonly Zone[];
  onAssign: Assign;
  /** Adds to a zone without taking from others. */
  onAdd: (suburbs: readonly Suburb[], zoneId: string, km: number) => void;
}

const shownFirst = 12;
const shownMore = 50;
const away = (metres: number) => `${(metres / 1000).toFixed(1)} km`;

function describePrice({ priceCents, freeFromCents }: Zone): string {
  if (priceCents === null || Number.isNaN(priceCents)) return 'no price yet';
  const price = formatMoney(priceCents);
  return freeFromCents === null
    ? `${price}, never free`
    : `${price}, free from ${formatMoney(freeFromCents)}`;
}

/** Of the search and the zone, the first ones. */
function useSuburbRows(suburbs: readonly Suburb[], zones: readonly Zone[]) {
  const [search, setSearch] = useState('');
  const [zoneId, setZoneId] = useState('');
  const [count, setCount] = useState(shownFirst);
  const rows = suburbs
    .filter(({ name, postcode }) => `${name} ${postcode}`.toLowerCase().includes(search.trim().toLowerCase()))
    .map((suburb) => ({ suburb, at: zonesAt(zones, suburb) }))
    .filter(
      ({ at }) => zoneId === '' || (zoneId === 'none' ? at.length === 0 : at.some(({ id }) => id === zoneId)),
    );
  const onSearch = (next: string) => {
    setSearch(next);
    setCount(shownFirst);
  };
  return {
    rows,
    shown: rows.slice(0, count),
    showMore: () => setCount(count + shownMore),
    filter: { search, onSearch, zoneId, onZone: setZoneId },
  };
}

export function SuburbList({ suburbs, zones, onAssign, onAdd }: SuburbListProps) {
  const { rows, shown, showMore, filter } = useSuburbRows(suburbs, zones);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isTable = useIsTable();
  const toggle = (id: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const props = { shown, zones, chosen, toggle, onAssign };
  return (
    <ListCard aria-label="Suburbs">
      <SuburbFilter zones={zones} {...filter} />
      {chosen.size > 0 ? (
        <ChosenTool
          zones={zones}
          suburbs={suburbs.filter(({ id }) => chosen.has(id))}
          onAssign={(these, zoneId) => {
            onAssign(these, zoneId);
            setChosen(new Set());
          }}
        />
      ) : (
        <RadiusTool zones={zones} suburbs={suburbs} onAdd={onAdd} />
      )}
      {rows.length === 0 ? (
        <EmptyState title="No suburb here" text="Clear the search to see all suburbs around the store." />
      ) : isTable ? (
        <Table {...props} />
      ) : (
        <Cards {...props} />
      )}
      <ListFoot>
        <span role="status">
          1–{shown.length} of {rows.length} suburbs, nearest first
        </span>
        {rows.length > shown.length && (
          <Button kind="quiet" onClick={showMore}>
            Show {Math.min(shownMore, rows.length - shown.length)} more
          </Button>
        )}
      </ListFoot>
    </ListCard>
  );
}

interface SuburbFilterProps {
  search: string;
  onSearch: (search: string) => void;
  zones: readonly Zone[];
  /** 'none' for suburbs without delivery; empty for all. */
  zoneId: string;
  onZone: (zoneId: string) => void;
}

const SuburbFilter = ({ search, onSearch, zones, zoneId, onZone }: SuburbFilterProps) => (
  <ListTools>
    <div data-grow>
      <TextField
        type="search"
        label="Suburb or postcode"
        placeholder="Suburb or postcode"
        hideLabel
        autoComplete="off"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </div>
    <div>
      <ZoneSelect
        label="Show suburbs of"
        none="All suburbs"
        zones={zones}
        value={zoneId || null}
        onChange={(next) => onZone(next ?? '')}
      />
    </div>
  </ListTools>
);

interface RowsProps {
  shown: readonly { suburb: Suburb; at: readonly Zone[] }[];
  zones: readonly Zone[];
  chosen: ReadonlySet<string>;
  toggle: (id: string, on: boolean) => void;
  onAssign: Assign;
}

const alsoIn = ([, first, ...more]: readonly Zone[]) =>
  first && more.length === 0 ? `also in ${zoneName(first)}` : `also in ${more.length + 1} other zones`;

const Table = ({ shown, zones, chosen, toggle, onAssign }: RowsProps) => (
  <SuburbTable>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>Choose</VisuallyHidden>
        </th>
        <th scope="col">Suburb</th>
        <th scope="col">Postcode</th>
        <th scope="col">Away</th>
        <th scope="col">Zone</th>
        <th scope="col">Buyers pay</th>
      </tr>
    </thead>
    <tbody>
      {shown.map(({ suburb, at }) => (
        <tr key={suburb.id}>
          <td>
            <Choose suburb={suburb} chosen={chosen} toggle={toggle} />
          </td>
          <th scope="row">
            {suburb.name}
            {at.length > 1 && <small>{alsoIn(at)}</small>}
          </th>
          <td data-number>{suburb.postcode}</td>
          <td data-number>{away(suburb.metres)}</td>
          <td>
            <ZoneSelect
              label={`Zone of ${suburb.id}`}
              none="No delivery"
              zones={zones}
              value={at[0]?.id ?? null}
              onChange={(zoneId) => onAssign([suburb], zoneId)}
            />
          </td>
          <td>{at[0] ? describePrice(at[0]) : '–'}</td>
        </tr>
      ))}
    </tbody>
  </SuburbTable>
);

const Cards = ({ shown, zones, onAssign }: RowsProps) => (
  <SuburbCards>
    {shown.map(({ suburb, at }) => (
      <li key={suburb.id}>
        <span>
          <b>{suburb.name}</b>
          <small>
            {suburb.postcode}, {away(suburb.metres)}
          </small>
          {at.length > 1 && <small>{alsoIn(at)}</small>}
        </span>
        <ZoneSelect
          label={`Zone of ${suburb.id}`}
          none="No delivery"
          zones={zones}
          value={at[0]?.id ?? null}
          onChange={(zoneId) => onAssign([suburb], zoneId)}
        />
      </li>
    ))}
  </SuburbCards>
);

const Choose = ({ suburb, chosen, toggle }: Pick<RowsProps, 'chosen' | 'toggle'> & { suburb: Suburb }) => (
  <Checkbox checked={chosen.has(suburb.id)} onChange={(on) => toggle(suburb.id, on)}>
    <VisuallyHidden>Choose {suburb.id}</VisuallyHidden>
  </Checkbox>
);

interface ChosenToolProps {
  suburbs: readonly Suburb[];
  zones: readonly Zone[];
  onAssign: Assign;
}

function ChosenTool({ suburbs, zones, onAssign }: ChosenToolProps) {
  const [zoneId, setZoneId] = useState<string | null>(zones[0]?.id ?? null);
  return (
    <ListTools data-tone="soft">
      <span>
        {suburbs.length} {suburbs.length === 1 ? 'suburb goes' : 'suburbs go'} to
      </span>
      <div data-grow>
        <ZoneSelect
          label="Zone for the chosen suburbs"
          none="No delivery"
          zones={zones}
          value={zoneId}
          onChange={setZoneId}
        />
      </div>
      <Button onClick={() => onAssign(suburbs, zoneId)}>Move {suburbs.length === 1 ? 'it' : 'them'}</Button>
    </ListTools>
  );
}

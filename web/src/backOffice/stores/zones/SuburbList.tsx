import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { matchesText } from '@bloomkin/shared/rules/search.ts';
import { useCallback, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { Card } from '#components/layout/Card.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useIsTable } from '#components/list/ListView.tsx';
import { SelectAll } from '#components/list/SelectAll.tsx';
import { type Selection, useSelection } from '#components/list/useSelection.ts';
import { formatDistance } from '#components/text/formatDistance.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { RadiusTool, useTargetZone } from './RadiusTool.tsx';
import { noDelivery, SuburbFilter } from './SuburbFilter.tsx';
import type { Suburb } from './useLocalities.ts';
import { ZoneSelect, zoneName } from './ZoneSelect.tsx';
import { type Zone, zonesAt } from './zone.ts';
import { ListFoot, ListTools, SuburbCards, SuburbTable } from './zoneStyles.ts';

export type Assign = (suburbs: readonly Suburb[], zoneId: string | null) => void;

interface SuburbListProps {
  suburbs: readonly Suburb[];
  zones: readonly Zone[];
  openId: string | null;
  onAssign: Assign;
  /** Adds to a zone without taking from others. */
  onAdd: (suburbs: readonly Suburb[], zoneId: string, km: number) => void;
}

const shownFirst = 12;
const shownMore = 50;

const hasPrice = ({ priceCents }: Zone): boolean => priceCents !== null && !Number.isNaN(priceCents);

const BuyersPay = ({ zone }: { zone: Zone }) =>
  hasPrice(zone) ? (
    <>
      <b>{formatMoney(zone.priceCents ?? 0)}</b>{' '}
      <small>
        {zone.freeFromCents === null ? 'never free' : `free from ${formatMoney(zone.freeFromCents)}`}
      </small>
    </>
  ) : (
    <small>no price yet</small>
  );

/** Of the search and the zone, the first ones. */
function useSuburbRows(suburbs: readonly Suburb[], zones: readonly Zone[]) {
  const [search, setSearch] = useState('');
  const [zoneId, setZoneId] = useState('');
  const [count, setCount] = useState(shownFirst);
  const rows = suburbs
    .filter(({ name, postcode }) => matchesText(`${name} ${postcode}`, search))
    .map((suburb) => ({ suburb, at: zonesAt(zones, suburb) }))
    .filter(
      ({ at }) =>
        zoneId === '' || (zoneId === noDelivery ? at.length === 0 : at.some(({ id }) => id === zoneId)),
    );
  const onSearch = useCallback((next: string) => {
    setSearch(next);
    setCount(shownFirst);
  }, []);
  return {
    rows,
    shown: rows.slice(0, count),
    showMore: () => setCount(count + shownMore),
    filter: { search, onSearch, zoneId, onZone: setZoneId },
  };
}

export function SuburbList({ suburbs, zones, openId, onAssign, onAdd }: SuburbListProps) {
  const { rows, shown, showMore, filter } = useSuburbRows(suburbs, zones);
  // Those that a search hides stay selected: several searches may find what goes together.
  const selection = useSelection(suburbs, 'suburbs');
  const isTable = useIsTable();
  const props = { shown, zones, selection, onAssign };
  return (
    <Card $flush aria-label="Suburbs">
      <SuburbFilter zones={zones} {...filter} />
      {selection.items.length > 0 ? (
        <ChosenTool
          zones={zones}
          openId={openId}
          suburbs={selection.items}
          onAssign={(these, zoneId) => {
            onAssign(these, zoneId);
            selection.clear();
          }}
        />
      ) : (
        <RadiusTool zones={zones} openId={openId} suburbs={suburbs} onAdd={onAdd} />
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
    </Card>
  );
}

interface SuburbRow {
  suburb: Suburb;
  at: readonly Zone[];
}

interface RowsProps {
  shown: readonly SuburbRow[];
  zones: readonly Zone[];
  selection: Selection<Suburb>;
  onAssign: Assign;
}

const alsoIn = ([, first, ...more]: readonly Zone[]) =>
  first && more.length === 0 ? `also in ${zoneName(first)}` : `also in ${more.length + 1} other zones`;

const SuburbZone = ({ suburb, at, zones, onAssign }: SuburbRow & Pick<RowsProps, 'zones' | 'onAssign'>) => (
  <ZoneSelect
    label={`Zone of ${suburb.id}`}
    none="No delivery"
    zones={zones}
    value={at[0]?.id ?? null}
    onChange={(zoneId) => onAssign([suburb], zoneId)}
  />
);

const Table = ({ shown, zones, selection, onAssign }: RowsProps) => (
  <SuburbTable>
    <thead>
      <tr>
        <th scope="col">
          <SelectAll items={shown.map(({ suburb }) => suburb)} selection={selection} />
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
            <Checkbox checked={selection.has(suburb.id)} onChange={(on) => selection.set([suburb], on)}>
              <VisuallyHidden>Choose {suburb.id}</VisuallyHidden>
            </Checkbox>
          </td>
          <th scope="row">
            {suburb.name}
            {at.length > 1 && <small>{alsoIn(at)}</small>}
          </th>
          <td data-number>{suburb.postcode}</td>
          <td data-number>{formatDistance(suburb.metres)}</td>
          <td>
            <SuburbZone suburb={suburb} at={at} zones={zones} onAssign={onAssign} />
          </td>
          <td data-price>{at[0] ? <BuyersPay zone={at[0]} /> : '–'}</td>
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
            {suburb.postcode}, {formatDistance(suburb.metres)}
          </small>
          {at.length > 1 && <small>{alsoIn(at)}</small>}
          {at[0] && (
            <span>
              <BuyersPay zone={at[0]} />
            </span>
          )}
        </span>
        <SuburbZone suburb={suburb} at={at} zones={zones} onAssign={onAssign} />
      </li>
    ))}
  </SuburbCards>
);

interface ChosenToolProps {
  suburbs: readonly Suburb[];
  zones: readonly Zone[];
  openId: string | null;
  onAssign: Assign;
}

function ChosenTool({ suburbs, zones, openId, onAssign }: ChosenToolProps) {
  const [zoneId, chooseZone] = useTargetZone(zones, openId);
  return (
    <ListTools data-tone="soft">
      <span>{pluralise(suburbs.length, 'suburb goes', 'suburbs go')} to</span>
      <div data-grow>
        <ZoneSelect
          label="Zone for the chosen suburbs"
          none="No delivery"
          zones={zones}
          value={zoneId}
          onChange={chooseZone}
        />
      </div>
      <Button onClick={() => onAssign(suburbs, zoneId)}>Move {suburbs.length === 1 ? 'it' : 'them'}</Button>
    </ListTools>
  );
}

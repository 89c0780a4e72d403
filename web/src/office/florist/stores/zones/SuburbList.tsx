import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { matchesText } from '@bloomkin/shared/rules/search.ts';
import { useCallback, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Card } from '#components/layout/Card.ts';
import { useSelection } from '#components/list/useSelection.ts';
import { formatDistance } from '#components/text/formatDistance.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { type Column, Rows } from '#office/kit/list/Rows.tsx';
import { RadiusTool, useTargetZone } from './RadiusTool.tsx';
import { noDelivery, SuburbFilter } from './SuburbFilter.tsx';
import type { Suburb } from './useLocalities.ts';
import { ZoneSelect, zoneName } from './ZoneSelect.tsx';
import { type Zone, zonesAt } from './zone.ts';
import { ListFoot, ListTools } from './zoneStyles.ts';

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

/** Lists the first suburbs of the search and the zone. */
function useSuburbRows(suburbs: readonly Suburb[], zones: readonly Zone[]) {
  const [search, setSearch] = useState('');
  const [zoneId, setZoneId] = useState('');
  const [count, setCount] = useState(shownFirst);
  const rows = suburbs
    .filter(({ name, postcode }) => matchesText(`${name} ${postcode}`, search))
    .map((suburb) => ({ ...suburb, at: zonesAt(zones, suburb) }))
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
      ) : (
        <Rows
          items={shown}
          columns={listColumns(zones, onAssign)}
          select={({ id }) => id}
          selection={selection}
        />
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

const alsoIn = ([, first, ...more]: readonly Zone[]) =>
  first && more.length === 0 ? `also in ${zoneName(first)}` : `also in ${more.length + 1} other zones`;

type SuburbRow = Suburb & { at: readonly Zone[] };

const listColumns = (zones: readonly Zone[], onAssign: Assign): Column<SuburbRow>[] => [
  {
    heading: 'Suburb',
    cell: ({ name, at }) => (
      <>
        <b>{name}</b>
        {at.length > 1 && <small>{alsoIn(at)}</small>}
      </>
    ),
  },
  { heading: 'Postcode', className: 'num', cell: ({ postcode }) => postcode },
  { heading: 'Away', className: 'num', cell: ({ metres }) => formatDistance(metres) },
  {
    heading: 'Zone',
    cell: ({ at, ...suburb }) => (
      <ZoneSelect
        label={`Zone of ${suburb.id}`}
        none="No delivery"
        zones={zones}
        value={at[0]?.id ?? null}
        onChange={(zoneId) => onAssign([suburb], zoneId)}
      />
    ),
  },
  {
    heading: 'Buyers pay',
    className: 'status',
    cell: ({ at: [zone] }) => (zone ? <BuyersPay zone={zone} /> : '–'),
  },
];

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

import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Dashboard } from '@bloomkin/shared/schemas/dashboard.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Grid } from '#components/layout/boxes.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { toDeliveredPath } from '#office/orders/orderLinks.ts';
import { useUser } from '#session/useSession.ts';
import { type Change, formatPercent, minForPercent, percentChange, pointsChange } from './changes.ts';

const Tile = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: 2px;
  padding: 16px 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  dt {
    font-size: 0.9375rem;
    color: var(--bk-text-secondary);
  }
  dd:last-child {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  dt a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover:has(a) {
    border-color: var(--bk-border-control);
  }
  @media (max-width: 767px) {
    padding: 14px;
  }
`;

const TileFigure = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  b {
    font: 740 clamp(1.375rem, 1rem + 1.4vw, 1.875rem) / 1.2 var(--bk-display);
    font-feature-settings: 'lnum', 'tnum';
  }
`;

const ChangeText = styled.span`
  font-size: 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--bk-text-success);
  &[data-direction='down'] {
    color: var(--bk-text-danger);
  }
  &[data-direction='same'],
  &[data-calm][data-direction='up'] {
    color: var(--bk-text-secondary);
  }
`;

const arrows = { up: '↑', down: '↓', same: '' } as const;
const directionLabels = { up: 'up ', down: 'down ', same: 'no change, ' } as const;

interface ChangeProps {
  change: Change | undefined;
  /** A rise is no news for the operator. */
  calm?: boolean;
}

export function ChangeLabel({ change, calm }: ChangeProps) {
  if (!change) return null;
  const { direction, size } = change;
  return (
    <ChangeText data-direction={direction} data-calm={calm || undefined}>
      <VisuallyHidden>{directionLabels[direction]}</VisuallyHidden>
      <span aria-hidden="true">{arrows[direction]} </span>
      {size}
    </ChangeText>
  );
}

interface FigureTilesProps {
  dashboard: Dashboard;
  /** 'the week before' */
  before: string;
  isMarket: boolean;
}

interface TileValue {
  name: string;
  value: string;
  change: Change | undefined;
  note: string;
  link?: string | undefined;
}

export function FigureTiles(props: FigureTilesProps) {
  const isForAdmin = isAdmin(useUser());
  return (
    <Grid as="dl" $columns={2} $l={4} aria-label="Figures">
      {listTiles(props, isForAdmin).map(({ name, value, change, note, link }) => (
        <Tile key={name}>
          <dt>{link ? <Link to={link}>{name}</Link> : name}</dt>
          <TileFigure>
            <b>{value}</b>
            <ChangeLabel change={change} calm={props.isMarket} />
          </TileFigure>
          <dd>{note}</dd>
        </Tile>
      ))}
    </Grid>
  );
}

function listTiles(
  { dashboard, before: beforeLabel, isMarket }: FigureTilesProps,
  isForAdmin: boolean,
): TileValue[] {
  const { now, before } = dashboard;
  const isTelling = now.orders >= minForPercent && before.orders >= minForPercent;
  const compare = (value: number, earlier: number) => (isTelling ? percentChange(value, earlier) : undefined);
  const basket = (sums: Dashboard['now']) =>
    sums.average_basket === null ? '–' : formatDollars(sums.average_basket);
  return [
    {
      name: isMarket ? 'Taken' : 'Revenue',
      value: formatDollars(Math.round(now.revenue)),
      change: compare(now.revenue, before.revenue),
      note: `${formatDollars(Math.round(before.revenue))} ${beforeLabel}`,
    },
    {
      name: 'Orders',
      value: formatCount(now.orders),
      change: compare(now.orders, before.orders),
      note: `${formatCount(before.orders)} ${beforeLabel}`,
    },
    {
      name: 'Average basket',
      value: basket(now),
      change: compare(now.average_basket ?? 0, before.average_basket ?? 0),
      note: `${basket(before)} ${beforeLabel}`,
    },
    onTimeTile(dashboard, isForAdmin),
  ];
}

/** With the number of orders; a few orders are no rate. */
function onTimeTile({ now, before, from, to, company_id }: Dashboard, isForAdmin: boolean): TileValue {
  const { due } = now;
  const isTelling = due >= minForPercent;
  const rate = (sums: Dashboard['now']) =>
    sums.due >= minForPercent && sums.on_time_rate !== null ? formatPercent(sums.on_time_rate) : undefined;
  const earlier = rate(before);
  return {
    name: 'On time',
    value: rate(now) ?? (due > 0 ? `${now.on_time} of ${due}` : '–'),
    change: isTelling && earlier ? pointsChange(now.on_time_rate, before.on_time_rate) : undefined,
    note: isTelling
      ? `${formatCount(now.on_time)} of ${formatCount(due)} orders${earlier ? `, ${earlier} before` : ''}`
      : 'No rate under 20 deliveries',
    link: toDeliveredPath({ from, to, company: (isForAdmin && company_id) || '' }),
  };
}

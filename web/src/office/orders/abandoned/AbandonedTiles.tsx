import { getAbandonedSummary } from '@bloomkin/shared/routes/orders.ts';
import type { AbandonedSummary } from '@bloomkin/shared/schemas/abandonedSummary.ts';
import { useQuery } from '#api/useQuery.ts';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { Tile } from '#office/kit/Tile.tsx';
import { cartTabLabels } from './cartLabels.ts';
import { Tiles, TilesBox } from './tileStyles.ts';

/** Counts the whole market, whatever the list below shows. */
export function AbandonedTiles() {
  const { data, error, mutate } = useQuery(getAbandonedSummary, {});
  return (
    <TilesBox>
      <QueryPart
        data={data?.data}
        error={error}
        failed={<FailedPart title="We could not load the figures." onRetry={() => void mutate()} />}
        skeleton={<TilesSkeleton />}
      >
        {(summary) => (
          <Tiles aria-label="Figures">
            {listTiles(summary).map(({ name, value, ...rest }) => (
              <Tile key={name} title={name} figure={value} {...rest} />
            ))}
          </Tiles>
        )}
      </QueryPart>
    </TilesBox>
  );
}

const TilesSkeleton = () => (
  <Tiles as="div">
    {['waiting', 'may be', 'reminded', 'back'].map((name) => (
      <Skeleton key={name} $height="117px" $radius="20px" />
    ))}
  </Tiles>
);

interface TileValue {
  name: string;
  value: string;
  unit?: string;
  note: string;
}

const formatWhole = (amount: number): string => formatDollars(Math.round(amount));

function listTiles({ total, worth, states, days, ...counted }: AbandonedSummary): TileValue[] {
  return [
    {
      name: 'Waiting now',
      value: formatCount(total),
      unit: total === 1 ? 'cart' : 'carts',
      note: `${formatWhole(worth)} in them`,
    },
    {
      name: cartTabLabels.may_be_reminded,
      value: formatCount(states.may_be_reminded),
      unit: `of ${formatCount(total)}`,
      note: `while something in it is sold; ${describeOthers(states)}`,
    },
    {
      name: `Reminded, ${days} days`,
      value: formatCount(counted.reminded),
      note: 'one each, never a second',
    },
    {
      name: 'Came back',
      value: formatCount(counted.came_back),
      unit: `of ${formatCount(counted.reminded)}`,
      note: `${formatWhole(counted.ordered)} ordered`,
    },
  ];
}

const describeOthers = ({ reminded, locked, no_email, not_agreed }: AbandonedSummary['states']): string =>
  [
    pluralise(reminded, 'was', 'were'),
    locked > 0 && `${formatCount(locked)} locked`,
    `${formatCount(no_email)} without e-mail`,
    `${formatCount(not_agreed)} did not agree`,
  ]
    .filter(Boolean)
    .join(', ');

import type { FloristDetails } from '@bloomkin/shared/schemas/floristFigures.ts';
import styled from 'styled-components';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { pluralise } from '#components/text/pluralise.ts';
import {
  describeAccepts,
  describeOnTime,
  describeRefunds,
  type Figure,
} from '#office/kit/florists/floristFigures.tsx';
import { Tiles } from '#office/orders/abandoned/tileStyles.ts';

interface FloristProps {
  florist: FloristDetails;
}

export function FigureTiles({ florist: { figures, rating, reviews_count } }: FloristProps) {
  const plain = (text: string): Figure => ({ text, isBad: false });
  const tiles: readonly (readonly [string, Figure, string])[] = [
    ['On time', describeOnTime(figures), `${figures.on_time} of ${figures.due} due`],
    ['Accepts in', describeAccepts(figures), `opening hours, median of ${figures.accepted}`],
    [
      'Canceled',
      plain(formatCount(figures.dropped)),
      `or not accepted, of ${pluralise(figures.due, 'order')} due`,
    ],
    [
      'Refunds',
      describeRefunds(figures),
      `${figures.refunds} of ${figures.paid} paid, ${formatDollars(figures.refunded)}`,
    ],
    ['Stars', plain(rating?.toFixed(1) ?? '–'), pluralise(reviews_count, 'review')],
    ['Sold', plain(formatDollars(figures.revenue)), `${pluralise(figures.orders, 'order')}, thirteen weeks`],
  ];
  return (
    <SixTiles aria-label="Figures" tabIndex={0}>
      {tiles.map(([name, { text, isBad }, note]) => (
        <dl key={name} data-danger={isBad || undefined}>
          <dt>{name}</dt>
          <dd>
            <b>{text}</b>
          </dd>
          <dd>{note}</dd>
        </dl>
      ))}
    </SixTiles>
  );
}

const SixTiles = styled(Tiles)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  @media (max-width: 767px) {
    grid-auto-flow: row;
    gap: 8px;
    margin: 0;
    padding: 0;
    dl {
      padding: 12px;
    }
    b {
      font-size: 1.25rem;
    }
  }
  @media (min-width: 1280px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  [data-danger] {
    border-color: var(--bk-text-danger);
    b {
      color: var(--bk-text-danger);
    }
  }
`;

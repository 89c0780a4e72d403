import type { FloristDetails } from '@bloomkin/shared/schemas/floristFigures.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { pluralise } from '#components/text/pluralise.ts';
import {
  describeAccepts,
  describeOnTime,
  describeRefunds,
  type Figure,
} from '#office/kit/florists/floristFigures.tsx';
import { Tile } from '#office/kit/Tile.tsx';
import { SixTiles } from '#office/orders/abandoned/tileStyles.ts';

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
    <SixTiles aria-label="Figures">
      {tiles.map(([name, { text, isBad }, note]) => (
        <Tile key={name} title={name} figure={text} note={note} isDanger={isBad} />
      ))}
    </SixTiles>
  );
}

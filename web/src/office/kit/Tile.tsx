import type { ReactNode } from 'react';
import { formatCount } from '#components/text/formatCount.ts';

interface TileProps {
  title: string;
  figure: string | number;
  note: ReactNode;
  unit?: string | undefined;
  isDanger?: boolean;
}

/** One of `Tiles`. */
export const Tile = ({ title, figure, note, unit, isDanger = false }: TileProps) => (
  <dl data-danger={isDanger || undefined}>
    <dt>{title}</dt>
    <dd>
      <b>{typeof figure === 'number' ? formatCount(figure) : figure}</b> {unit}
    </dd>
    <dd>{note}</dd>
  </dl>
);

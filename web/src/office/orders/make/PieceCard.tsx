import { useId, useState } from 'react';
import { Image } from '#components/media/Image.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { toPhoto } from '#office/orders/list/ItemThumbs.tsx';
import { MakeCard, Tiles } from './makeStyles.ts';
import { countPieces, type Grouping, isMade, type Piece, type PieceGroup } from './pieces.ts';

/** More names than this are folded. */
const maxTiles = 6;

interface PieceCardProps {
  group: PieceGroup;
  by: Grouping;
  ticks: readonly string[];
  onPress: (piece: Piece) => void;
}

export function PieceCard({ group, by, ticks, onPress }: PieceCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { title, photo, about, pieces } = group;
  const done = countPieces(pieces.filter((piece) => isMade(piece, ticks)));
  const hidden = isOpen || pieces.length <= maxTiles ? 0 : pieces.length - maxTiles + 1;
  const shown = pieces.slice(0, pieces.length - hidden);
  return (
    <MakeCard aria-labelledby={id}>
      <header>
        {by === 'product' && (
          <i>
            <Image photo={toPhoto(photo) || null} alt="" />
          </i>
        )}
        <div>
          <h2 id={id}>{title}</h2>
          {about && <small>{about}</small>}
          <p>
            <b>{countPieces(pieces) - done}</b> to make, {done} done
          </p>
        </div>
      </header>
      <Tiles>
        {shown.map((piece) => (
          <li key={piece.key}>
            <Tile piece={piece} by={by} isMade={isMade(piece, ticks)} onPress={() => onPress(piece)} />
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button type="button" aria-expanded={false} onClick={() => setOpen(true)}>
              Show {hidden} more
            </button>
          </li>
        )}
      </Tiles>
    </MakeCard>
  );
}

interface TileProps {
  piece: Piece;
  by: Grouping;
  isMade: boolean;
  onPress: () => void;
}

const Tile = ({ piece: { name, due, notes, item }, by, isMade: isPressed, onPress }: TileProps) => (
  <button type="button" aria-pressed={isPressed} onClick={onPress}>
    <i aria-hidden="true">{isPressed && <OfficeIcon name="check" size={16} />}</i>
    <span>
      <b>{name}</b> <small>{by === 'window' ? item.product.name : due}</small>{' '}
      {notes.length > 0 && <em>{notes.join(', ')}</em>}
    </span>
  </button>
);

import { useId, useState } from 'react';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { Image } from '#components/media/Image.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { toPhoto } from '#office/orders/list/ItemThumbs.tsx';
import { from } from '#theme/breakPoints.ts';
import { countPieces, type Grouping, isMade, type Piece, type PieceGroup } from './pieces.ts';

const MakeCard = styled(Card)`
  display: grid;
  gap: 16px;
  ${from('l')} {
    grid-template-columns: 290px minmax(0, 1fr);
  }
  > header {
    display: flex;
    gap: 16px;
    align-items: start;
    h2 {
      margin: 0;
    }
    i {
      flex: none;
      width: 64px;
      height: 80px;
      border-radius: var(--bk-petal-s);
      overflow: hidden;
    }
    p b {
      font: 740 1.5rem/1.2 var(--bk-display);
    }
  }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  gap: 10px;
  align-content: start;
  ${from('l')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  button {
    display: flex;
    gap: 10px;
    width: 100%;
    height: 100%;
    min-height: 64px;
    padding: 10px 12px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-petal-s);
    text-align: left;
    overflow-wrap: anywhere;
    > i {
      display: grid;
      flex: none;
      place-items: center;
      width: 28px;
      height: 28px;
      border: 2px solid var(--bk-border-control);
      border-radius: 50%;
    }
    > span {
      min-width: 0;
    }
    b,
    small,
    em {
      display: block;
    }
    b {
      font-weight: 500;
    }
    small {
      color: var(--bk-text-secondary);
    }
    em {
      font-size: 0.875rem;
      font-style: normal;
      font-weight: 600;
      color: var(--bk-text-warning);
    }
    &[aria-pressed='true'] {
      border-color: transparent;
      background: var(--bk-bg-successSoft);
      > i {
        border-color: transparent;
        background: var(--bk-text-success);
        color: var(--bk-bg-surface);
      }
    }
    &[aria-expanded] {
      justify-content: center;
      align-items: center;
      border-style: dashed;
      font-weight: 600;
    }
  }
`;

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

import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import styled from 'styled-components';
import { useReadOnly } from '#components/actions/readOnly.ts';
import type { useReorder } from '#components/list/useReorder.ts';
import { Image } from '#components/media/Image.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { Caption, Frame, Tile } from './productStyles.ts';
import { QueuedPicture } from './QueueTile.tsx';
import type { QueuedPhoto } from './usePhotoQueue.ts';

const Badge = styled.span`
  position: absolute;
  left: 10px;
  top: 10px;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 26px;
  min-height: 26px;
  justify-content: center;
  padding: 3px 8px;
  border-radius: var(--bk-radius-pill);
  background: var(--bk-ink);
  color: var(--bk-white);
  font: 600 0.8125rem/1 var(--bk-text);
  font-variant-numeric: tabular-nums;
  &[data-main] {
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
  }
`;

const Handle = styled.button`
  position: absolute;
  right: 8px;
  top: 8px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: var(--bk-white);
  color: var(--bk-ink);
  cursor: grab;
  touch-action: none;
  &:active,
  &[aria-pressed='true'] {
    cursor: grabbing;
  }
`;

interface PhotoTileProps {
  photo: Photo;
  index: number;
  order: ReturnType<typeof useReorder<HTMLUListElement>>;
  /** The id of the explanation of the keys. */
  keysId: string;
  isBusy: boolean;
  /** A crop that is uploading or failed. */
  next: QueuedPhoto | undefined;
  onRetry: (next: QueuedPhoto) => void;
  onKeep: (next: QueuedPhoto) => void;
  onMain: () => void;
  onCrop: () => void;
  onDelete: () => void;
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, order, keysId, next, onRetry, onCrop, onDelete } = props;
  const { id, main } = photo;
  const isBusy = props.isBusy || next !== undefined;
  const readOnly = useReadOnly();
  return (
    <Tile {...order.placeProps(id)}>
      <Frame>
        {next ? (
          <QueuedPicture photo={next} onRetry={() => onRetry(next)} />
        ) : (
          <div style={order.liftStyle(id)}>
            <Image photo={photo} alt={`Photo ${index + 1}`} sizes="(min-width: 768px) 22vw, 45vw" />
            <Badge data-main={main || undefined}>
              {main ? (
                <>
                  <OfficeIcon name="star" size={14} /> Main
                </>
              ) : (
                index + 1
              )}
            </Badge>
            <Handle type="button" aria-describedby={keysId} {...order.handleProps(id)}>
              <OfficeIcon name="grip" size={20} strokeWidth={3} />
            </Handle>
          </div>
        )}
      </Frame>
      <Caption>
        <PhotoState {...props} isBusy={isBusy} />
        <div>
          <button
            type="button"
            aria-label={`Crop photo ${index + 1}`}
            aria-disabled={isBusy}
            data-icon
            onClick={() => isBusy || onCrop()}
            {...readOnly}
          >
            <OfficeIcon name="crop" size={20} />
          </button>
          <button
            type="button"
            aria-label={`Delete photo ${index + 1}`}
            aria-disabled={isBusy}
            data-icon
            onClick={() => isBusy || onDelete()}
            {...readOnly}
          >
            <OfficeIcon name="bin" size={20} />
          </button>
        </div>
      </Caption>
    </Tile>
  );
}

/** The photo's state, or a text button. */
function PhotoState({ photo: { id, main }, order: { move }, isBusy, next, onKeep, onMain }: PhotoTileProps) {
  const readOnly = useReadOnly();
  if (next?.phase === 'failed')
    return (
      <button type="button" onClick={() => onKeep(next)}>
        Keep the old one
      </button>
    );
  if (move?.id === id) return <span>Photo {move.to + 1} goes here</span>;
  if (main) return <span>Seen first</span>;
  return (
    <button type="button" aria-disabled={isBusy} onClick={() => isBusy || onMain()} {...readOnly}>
      Make main
    </button>
  );
}

import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import type { useReorder } from '#components/list/useReorder.ts';
import { Image } from '#components/media/Image.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Badge, Caption, Frame, Handle, Tile } from './photoTileStyles.ts';

interface PhotoTileProps {
  photo: Photo;
  index: number;
  order: ReturnType<typeof useReorder<HTMLUListElement>>;
  /** The id of the explanation of the keys. */
  keysId: string;
  isBusy: boolean;
  onMain: () => void;
  onDelete: () => void;
}

export function PhotoTile({ photo, index, order, keysId, isBusy, onMain, onDelete }: PhotoTileProps) {
  const { id, main } = photo;
  const isLifted = order.lifted?.id === id;
  return (
    <Tile {...order.placeProps(id)}>
      <Frame>
        <div style={order.liftStyle(id)}>
          <Image photo={photo} alt={`Photo ${index + 1}`} sizes="(min-width: 900px) 22vw, 45vw" />
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
      </Frame>
      <Caption>
        {isLifted ? (
          <span>Photo {(order.lifted?.to ?? 0) + 1} goes here</span>
        ) : main ? (
          <span>Seen first</span>
        ) : (
          <button type="button" aria-disabled={isBusy} onClick={() => isBusy || onMain()}>
            Make main
          </button>
        )}
        <button
          type="button"
          aria-label={`Delete photo ${index + 1}`}
          aria-disabled={isBusy}
          data-icon
          onClick={() => isBusy || onDelete()}
        >
          <OfficeIcon name="bin" size={20} />
        </button>
      </Caption>
    </Tile>
  );
}

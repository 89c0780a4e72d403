import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { Caption, Failed, Frame, Tile } from './productStyles.ts';
import type { QueuedPhoto } from './usePhotoQueue.ts';

const Progress = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: 8px;
  padding: 14px;
  background: color-mix(in srgb, var(--bk-ink) 86%, transparent);
  color: var(--bk-white);
  font-size: 0.9375rem;
  progress {
    width: 100%;
    height: 8px;
    accent-color: var(--bk-bg-highlight);
  }
`;

interface QueueTileProps {
  photo: QueuedPhoto;
  onRetry: () => void;
  onDiscard: () => void;
}

const formatSize = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** A photo that is uploading or failed. */
export function QueueTile({ photo, onRetry, onDiscard }: QueueTileProps) {
  const { file, phase } = photo;
  return (
    <Tile style={{ order: 99 }}>
      <Frame>
        <QueuedPicture photo={photo} onRetry={onRetry} />
      </Frame>
      <Caption>
        <span>
          {file.name}, {formatSize(file.size)}
        </span>
        {(phase === 'failed' || phase === 'waiting') && (
          <button type="button" aria-label={`Leave out ${file.name}`} data-icon onClick={onDiscard}>
            <OfficeIcon name="close" size={20} />
          </button>
        )}
      </Caption>
    </Tile>
  );
}

export const QueuedPicture = ({ photo, onRetry }: Omit<QueueTileProps, 'onDiscard'>) =>
  photo.phase === 'failed' ? <FailedPhoto photo={photo} onRetry={onRetry} /> : <Sending photo={photo} />;

const FailedPhoto = ({ photo: { file, message, canRetry }, onRetry }: Omit<QueueTileProps, 'onDiscard'>) => (
  <Failed role="alert">
    <OfficeIcon name="alert" size={28} />
    <b>{file.name} did not arrive</b>
    <p>{message}</p>
    {canRetry && <Button onClick={onRetry}>Try again</Button>}
  </Failed>
);

const labels = {
  waiting: 'Waiting its turn',
  preparing: 'Making it smaller',
  sending: 'Sending',
  failed: '',
};

function Sending({ photo: { preview, file, phase, share } }: { photo: QueuedPhoto }) {
  const percent = Math.round(share * 100);
  return (
    <div>
      <img src={preview} alt="" />
      <Progress>
        <span>{phase === 'sending' ? `Sending: ${percent}%` : labels[phase]}</span>
        <progress aria-label={`Sending ${file.name}`} value={share} max={1} />
      </Progress>
    </div>
  );
}

import { type ReactNode, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { FieldError, FormButtons } from '#components/form/fieldStyles.ts';
import { IconShape } from '#components/media/IconShape.tsx';
import { officeIconPaths } from '#components/media/officeIconPaths.ts';
import { messageOfError } from '#errors/apiError.ts';
import type { Crop } from './crop.ts';
import { PhotoButtons } from './PhotoButtons.tsx';
import { PhotoCropDialog } from './PhotoCropDialog.tsx';
import { type PhotoFormat, preparePhoto, UnreadablePhoto } from './preparePhoto.ts';
import { usePhotoDrop } from './usePhotoDrop.ts';

const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 20px;
  padding: 14px;
  border: 1px dashed var(--bk-border-control);
  border-radius: var(--bk-radius-l);
  &[data-over='true'] {
    border-color: var(--bk-text-brand);
    background: var(--bk-bg-brandSoft);
  }
  > div:last-child {
    flex: 1 1 200px;
    display: grid;
    gap: 8px;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  progress {
    width: 100%;
    height: 10px;
    accent-color: var(--bk-bg-brand);
  }
  p button {
    min-height: 32px;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Preview = styled.div<{ $ratio: number; $isRound: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $ratio }) => ($ratio > 1.4 ? 'min(100%, 320px)' : '112px')};
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : 'var(--bk-radius-m)')};
  overflow: hidden;
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Name = styled.b`
  font-weight: 600;
  font-size: 0.9375rem;
`;

export interface PhotoFieldProps {
  label: string;
  /** For a field below a heading with the same text. */
  hideLabel?: boolean;
  hint?: string;
  /** The saved photo. */
  value: string | null;
  format: PhotoFormat;
  /** Saves the prepared JPEG; a thrown error is shown with a retry. */
  onSend: SendPhoto;
  onRemove?: (() => void) | undefined;
  isRound?: boolean;
  /** Only one field of a page may take pasted photos. */
  acceptsPaste?: boolean;
  camera?: 'user' | 'environment';
  /** In the preview's place without a photo. */
  placeholder?: ReactNode;
}

/** Takes a photo by choosing, dropping, pasting or the camera, and saves it at once. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, value, format, onSend, onRemove, acceptsPaste = false } = props;
  const id = useId();
  const { upload, file, start } = usePhotoUpload(format, onSend);
  const [isCropping, setCropping] = useState(false);
  const busy = upload.phase === 'sending';
  const take = ([first]: readonly File[]) => void (first && !busy && start(first));
  const zone = usePhotoDrop(take, acceptsPaste);
  const shown = (upload.phase !== 'idle' && upload.preview) || value;
  return (
    <Zone role="group" aria-labelledby={id} {...zone}>
      <Preview $ratio={format.ratio} $isRound={props.isRound ?? false}>
        {shown ? (
          <img src={shown} alt="" />
        ) : (
          (props.placeholder ?? <IconShape path={officeIconPaths.camera} size={28} />)
        )}
      </Preview>
      <div>
        <Name id={id} hidden={props.hideLabel}>
          {label}
        </Name>
        <FormButtons>
          <PhotoButtons onFiles={take} busy={busy} camera={props.camera ?? 'environment'} describedBy={id} />
          {file && !busy && <Button onClick={() => setCropping(true)}>Adjust</Button>}
          {value && onRemove && (
            <Button kind="quiet" changes aria-disabled={busy} onClick={() => busy || onRemove()}>
              Remove
            </Button>
          )}
        </FormButtons>
        {busy ? (
          <progress aria-label={`Sending: ${label}`} value={upload.share} max={1} />
        ) : (
          <small>{hint ?? 'You can also drop a photo here.'}</small>
        )}
        {upload.phase === 'failed' && (
          <FieldError role="alert">
            {upload.message}{' '}
            {upload.retry && (
              <button type="button" onClick={upload.retry}>
                Try again
              </button>
            )}
          </FieldError>
        )}
      </div>
      {file && (
        <PhotoCropDialog
          open={isCropping}
          file={file}
          ratio={format.ratio}
          onClose={() => setCropping(false)}
          onCrop={(crop) => void start(file, crop)}
        />
      )}
    </Zone>
  );
}

type SendPhoto = (photo: Blob, onProgress: (share: number) => void) => Promise<void>;

type PhotoUpload =
  | { phase: 'idle' }
  /** `share` from 0 to 1. */
  | { phase: 'sending'; share: number; preview: string | undefined }
  | { phase: 'failed'; message: string; preview: string | undefined; retry: (() => void) | undefined };

/** Shrinks a photo and uploads it with progress; a failed one can be retried. */
function usePhotoUpload(format: PhotoFormat, send: SendPhoto) {
  const [upload, setUpload] = useState<PhotoUpload>({ phase: 'idle' });
  const [file, setFile] = useState<File>();
  const preview = upload.phase === 'idle' ? undefined : upload.preview;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  async function start(chosen: File, crop?: Crop) {
    if (upload.phase === 'sending') return;
    setFile(chosen);
    setUpload({ phase: 'sending', share: 0, preview: undefined });
    let shown: string | undefined;
    try {
      const photo = await preparePhoto(chosen, format, crop);
      shown = URL.createObjectURL(photo);
      const onProgress = (share: number) => setUpload({ phase: 'sending', share, preview: shown });
      onProgress(0);
      await send(photo, onProgress);
      setUpload({ phase: 'idle' });
    } catch (error) {
      const isUnreadable = error instanceof UnreadablePhoto;
      setUpload({
        phase: 'failed',
        message: isUnreadable ? error.message : messageOfError(error),
        preview: shown,
        retry: isUnreadable ? undefined : () => void start(chosen, crop),
      });
    }
  }
  return { upload, file, start, reset: () => setUpload({ phase: 'idle' }) };
}

import { useEffect, useId, useMemo } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { Grid, Row } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { PhotoButtons } from '#components/photo/PhotoButtons.tsx';
import { usePhotoDrop } from '#components/photo/usePhotoDrop.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { Caption, Frame, Tile } from './productStyles.ts';
import { maxPhotos, tooManyPhotos } from './usePhotoQueue.ts';

/** By the id of a product that was just made: its photos tab uploads them. */
const waiting = new Map<string, readonly File[]>();

export const holdPhotos = (productId: string, files: readonly File[]): unknown =>
  waiting.set(productId, files);

export function takeHeldPhotos(productId: string): readonly File[] {
  const files = waiting.get(productId) ?? [];
  waiting.delete(productId);
  return files;
}

/** Tells the photos of a camera apart, which have one name, and a photo chosen twice not. */
const toKey = ({ name, lastModified, size }: File): string => `${name} ${lastModified} ${size}`;

interface FirstPhotosProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Keeps photos of a product that is not there yet: with the bouquet in hand the photo comes first. */
export function FirstPhotos({ files, onChange }: FirstPhotosProps) {
  const titleId = useId();
  const add = (added: readonly File[]) => {
    const all = [...new Map([...files, ...added].map((file) => [toKey(file), file])).values()];
    onChange(all.slice(0, maxPhotos));
    if (all.length > maxPhotos) void notify({ tone: 'error', message: tooManyPhotos });
  };
  const zone = usePhotoDrop(add, true);
  useUnsavedChanges(files.length > 0);
  return (
    <Card aria-labelledby={titleId} {...zone}>
      <CardHead>
        <div>
          <h2 id={titleId}>Photos</h2>
          <p>Take them now, or later. They are sent when the product is added.</p>
        </div>
        {files.length < maxPhotos && (
          <Row>
            <PhotoButtons onFiles={add} multiple />
          </Row>
        )}
      </CardHead>
      {files.length > 0 && (
        <Grid as="ul" $columns={2} $m={4}>
          {files.map((file) => (
            <ChosenPhoto
              key={toKey(file)}
              file={file}
              onRemove={() => onChange(files.filter((one) => one !== file))}
            />
          ))}
        </Grid>
      )}
    </Card>
  );
}

function ChosenPhoto({ file, onRemove }: { file: File; onRemove: () => void }) {
  const preview = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  return (
    <Tile>
      <Frame>
        <div>
          <img src={preview} alt="" />
        </div>
      </Frame>
      <Caption>
        <span>{file.name}</span>
        <button type="button" aria-label={`Leave out ${file.name}`} data-icon onClick={onRemove}>
          <OfficeIcon name="close" size={20} />
        </button>
      </Caption>
    </Tile>
  );
}

import { handoverPlaces, leftWithLabels, noPhotoReasons } from '@bloomkin/shared/rules/orderStatus.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { FieldError } from '#components/form/fieldStyles.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { Grid } from '#components/layout/boxes.ts';
import { orderPhotoFormat, preparePhoto } from '#components/photo/preparePhoto.ts';
import { useBlobUrl } from '#components/photo/useBlobUrl.ts';
import { messageOfError } from '#errors/apiError.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { DriveStop, StopEnd } from '#office/orders/run/runTypes.ts';
import { Feet } from './driveStyles.ts';
import { useCamera } from './useCamera.tsx';

interface DoorStepProps {
  stop: DriveStop;
  taken: File | undefined;
  leftWith: 'door' | undefined;
  onDone: (end: StopEnd, photo?: Blob) => void;
}

export function DoorStep({ stop, taken, leftWith, onDone }: DoorStepProps) {
  const [where, setWhere] = useState<StopEnd['leftWith']>(leftWith);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const { photo, failure, take } = useSmallPhoto(taken);
  const url = useBlobUrl(photo);
  const camera = useCamera((file) => void take(file));
  const finish = () => {
    if (!where) return setFault('Say where the flowers are.');
    if (!photo && !reason) return setFault('Take a photo, or say why there is none.');
    const at = new Date().toISOString();
    onDone({ at, leftWith: where, ...(!photo && { noPhoto: reason }) }, photo);
  };
  return (
    <>
      <section>
        <h1>{[stop.unit, stop.street].filter(Boolean).join(', ')}</h1>
        {url && (
          <figure>
            <img src={url} alt="The door" />
            <figcaption>At the door · no faces, please</figcaption>
          </figure>
        )}
        {taken && !photo && !failure && <LoadingState label="Preparing the photo">{null}</LoadingState>}
        {failure && <FieldError role="alert">{failure}</FieldError>}
        {!url && (
          <SelectField
            label="No photo?"
            placeholder="Choose a reason"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          >
            {noPhotoReasons.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        )}
        <h2 id="where">Where is it?</h2>
        <Grid $columns={2} $gap={2} role="group" aria-labelledby="where">
          {handoverPlaces.map((place) => (
            <Button
              key={place}
              aria-pressed={where === place}
              onClick={() => {
                setWhere(place);
                setFault('');
              }}
            >
              {leftWithLabels[place]}
            </Button>
          ))}
        </Grid>
        {fault && <FieldError role="alert">{fault}</FieldError>}
      </section>
      <Feet>
        <Button kind="brand" large wide onClick={finish}>
          <OfficeIcon name="right" size={20} />
          Done, next stop
        </Button>
        <Button large wide onClick={camera.open}>
          <OfficeIcon name="camera" size={20} />
          {photo ? 'Take it again' : 'Take a photo'}
        </Button>
      </Feet>
      {camera.input}
    </>
  );
}

/** Small, and without where it was taken. */
function useSmallPhoto(taken: File | undefined) {
  const [photo, setPhoto] = useState<Blob>();
  const [failure, setFailure] = useState('');
  const take = async (file: File) => {
    try {
      setPhoto(await preparePhoto(file, orderPhotoFormat));
      setFailure('');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : messageOfError(error));
    }
  };
  const first = useRef(taken);
  useEffect(() => {
    const file = first.current;
    first.current = undefined;
    if (file) void take(file);
  });
  return { photo, failure, take };
}

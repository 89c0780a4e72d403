import { driveMinutes } from '@bloomkin/shared/rules/runOrder.ts';
import { useRef } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Grid, Row } from '#components/layout/boxes.ts';
import { useBlobUrl } from '#components/photo/useBlobUrl.ts';
import { IconCallout } from '#office/kit/IconCallout.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { DriveStop } from '#office/orders/run/runTypes.ts';
import { wayThere } from '#office/orders/view/DeliveryCard.tsx';
import { BigLink, Feet, Goods } from './driveStyles.ts';
import { UndoStop } from './UndoStop.tsx';
import { useCamera } from './useCamera.tsx';

interface NextStopProps {
  stop: DriveStop;
  next: DriveStop | undefined;
  /** Ended before. */
  last: DriveStop | undefined;
  onPhoto: (photo: File, leftWith?: 'door') => void;
  onNoPhoto: () => void;
  onFailed: () => void;
}

export function NextStop({ stop, next, last, onPhoto, onNoPhoto, onFailed }: NextStopProps) {
  const isSafe = useRef(false);
  const camera = useCamera((photo) => onPhoto(photo, isSafe.current ? 'door' : undefined));
  const take = (safe: boolean) => {
    isSafe.current = safe;
    camera.open();
  };
  const picture = useBlobUrl(stop.picture);
  const { unit, street, suburb, name, note, goods, number, by } = stop;
  return (
    <>
      <section>
        {last && <UndoStop stop={last} />}
        <Row $justify="space-between">
          {stop.window && <StatusPill tone="warning">{stop.window}</StatusPill>}
          <b>be there by {by}</b>
        </Row>
        <h1>
          {unit && <span>{unit}</span>}
          {street} <span>{suburb}</span>
        </h1>
        <p data-name>{name}</p>
        {note && (
          <IconCallout $tone="warning" icon="info">
            {note}
          </IconCallout>
        )}
        <Goods>
          {picture && <img src={picture} alt="" width={64} height={80} />}
          <span>
            {goods} <small>#{number}</small>
          </span>
        </Goods>
        {next && (
          <p>
            <small>Then {describeWay(stop, next)}</small>
          </p>
        )}
      </section>
      <Feet>
        <Grid $columns={2} $gap={2}>
          <CallLink name={name} phone={stop.phone || stop.sender.phone} label="Call" />
          {stop.point && (
            <BigLink href={wayThere(stop.point)} target="_blank" rel="noreferrer">
              <OfficeIcon name="pin" size={20} />
              Map
            </BigLink>
          )}
        </Grid>
        <Button kind="brand" large wide onClick={() => take(false)}>
          <OfficeIcon name="camera" size={20} />
          Delivered: take photo
        </Button>
        <Grid $columns={3} $gap={2}>
          <Button onClick={() => take(true)}>Left safe</Button>
          <Button onClick={onNoPhoto}>No photo</Button>
          <Button onClick={onFailed}>Could not</Button>
        </Grid>
      </Feet>
      {camera.input}
    </>
  );
}

/** '120 Enmore Road, Enmore, 8 min away', by the times of the plan. */
function describeWay({ point }: DriveStop, next: DriveStop): string {
  const minutes = point && next.point && Math.max(1, Math.round(driveMinutes(point, next.point)));
  return [next.street, next.suburb, minutes && `${minutes} min away`].filter(Boolean).join(', ');
}

export const CallLink = ({ name, phone, label }: { name: string; phone: string; label: string }) => (
  <BigLink href={`tel:${phone}`} aria-label={label === name ? `Call ${name}` : `${label} ${name}`}>
    <OfficeIcon name="phone" size={20} />
    {label}
  </BigLink>
);

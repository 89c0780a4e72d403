import { type RefCallback, Suspense } from 'react';
import styled from 'styled-components';
import { useToolParameter } from '#api/useWebTool.ts';
import { Button } from '#components/actions/Button.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { FieldError, FieldPair } from '#components/form/fieldStyles.ts';
import { TextField } from '#components/form/TextField.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Icon } from '#components/media/Icon.tsx';
import type { StoredPlace } from '#storage/storage.ts';
import { AddressField } from './AddressField.tsx';

const PlaceMap = lazyWithPreload(async () => (await import('./PlaceMap.tsx')).PlaceMap);

export const Line = styled.div`
  display: grid;
  gap: 6px;
  > b {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > button {
    justify-self: start;
    padding-inline: 12px;
  }
`;

/** Reserves the height of the map and its caption in two lines. */
const mapHeight = '265px';

const MapRoom = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 6px;
  height: ${mapHeight};
  border: 1px dashed var(--bk-border-control);
  border-radius: var(--bk-radius-l);
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
`;

interface AddressFieldsProps {
  label?: string;
  /** Labels the field; 'Street address or suburb' by default. */
  street?: string | undefined;
  lookedUp?: string;
  /** Target of error links. */
  id?: string;
  text: string;
  unitOffice: string;
  comment: string;
  onText: (text: string) => void;
  onPlace: (place: StoredPlace) => void;
  onUnitOffice: (unitOffice: string) => void;
  onComment: (comment: string) => void;
  error: string | undefined;
  /** Adds 'Use my location'. */
  locate?: { onLocate: () => void; busy: boolean };
  /** Adds a map; null keeps its room. */
  mapPlace?: StoredPlace | null | undefined;
  /** Nobody is sent there: no unit and no comment. */
  isSuburb?: boolean;
  /** The dialog's first focus. */
  autoFocus?: boolean;
  ref?: RefCallback<HTMLInputElement>;
}

/** Street address with suggestions, unit and a comment for the driver. */
export function AddressFields(props: AddressFieldsProps) {
  const { label, id, text, error, locate, mapPlace, autoFocus = false, ref } = props;
  const unitParameter = useToolParameter('Unit, level or office');
  const commentParameter = useToolParameter('What helps the driver to find the door');
  return (
    <>
      <Line id={id}>
        {label && <b aria-hidden="true">{label}</b>}
        <AddressField
          ref={ref}
          label={props.street}
          lookedUp={props.lookedUp}
          text={text}
          onText={props.onText}
          onPlace={props.onPlace}
          isFirst={autoFocus}
          isInvalid={error !== undefined}
        />
        {error && <FieldError role="alert">{error}</FieldError>}
        {locate && (
          <Button kind="quiet" onClick={locate.onLocate} disabled={locate.busy}>
            <Icon name="target" size={20} /> Use my location
          </Button>
        )}
      </Line>
      {mapPlace && (
        <Suspense fallback={<Skeleton $height={mapHeight} $radius="20px" />}>
          <PlaceMap place={mapPlace} />
        </Suspense>
      )}
      {mapPlace === null && (
        <MapRoom>
          <Icon name="pin" size={20} /> Choose an address to see it on the map.
        </MapRoom>
      )}
      {!props.isSuburb && (
        <FieldPair>
          <TextField
            label="Unit or office (optional)"
            autoComplete="address-line2"
            name="unit"
            {...unitParameter}
            maxLength={60}
            value={props.unitOffice}
            onChange={(event) => props.onUnitOffice(event.target.value)}
          />
          <TextField
            label="Comment for the driver (optional)"
            name="comment"
            {...commentParameter}
            maxLength={500}
            value={props.comment}
            onChange={(event) => props.onComment(event.target.value)}
          />
        </FieldPair>
      )}
    </>
  );
}

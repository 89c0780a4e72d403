import { addOrderPhoto } from '@bloomkin/shared/routes/media.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { handoverPlaces, leftWithLabels, noPhotoReasons } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { OrderPhoto } from '@bloomkin/shared/schemas/orderPhoto.ts';
import { upload } from '#api/upload.ts';
import { useAnswers } from '#api/useAnswers.ts';
import { Button } from '#components/actions/Button.tsx';
import { useReadOnly } from '#components/actions/readOnly.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { PhotoField, type PhotoFieldProps } from '#components/photo/PhotoField.tsx';
import { orderPhotoFormat } from '#components/photo/preparePhoto.ts';
import { PhotoStrip } from '#features/orders/OrderPhotos.tsx';
import type { ChangeOrder } from '#office/orders/changes/useOrderChange.ts';

interface PhotosCardProps {
  order: Order;
  change: ChangeOrder;
}

/** A photo from the bench before a delivery leaves, then one of the door, or why there is none. */
export function PhotosCard({ order, change }: PhotosCardProps) {
  const { photos, timezone, status, isPickup } = order;
  const hasLeft = Boolean(order.dispatched_at) || status === 'completed';
  const takes = !isPickup && (status === 'ready_to_ship' || status === 'completed');
  if (!takes && photos.length === 0) return null;
  const title = hasLeft ? 'Door photo' : 'Bench photo';
  return (
    <Card aria-labelledby="order-photos">
      <CardHead>
        <h2 id="order-photos">{takes ? title : 'Photos'}</h2>
        <small>The buyer sees it.{hasLeft && ' No faces or number plates.'}</small>
      </CardHead>
      <Stack $gap={3}>
        <PhotoStrip photos={photos} timezone={timezone} />
        {takes && (
          <TakePhoto id={order.id} kind={hasLeft ? 'door' : 'bench'} label={title} hideLabel acceptsPaste />
        )}
        {takes && hasLeft && <Handover order={order} change={change} />}
      </Stack>
    </Card>
  );
}

interface TakePhotoProps extends Pick<PhotoFieldProps, 'label' | 'hideLabel' | 'hint' | 'acceptsPaste'> {
  id: string;
  kind: OrderPhoto['kind'];
  value?: string | null;
}

/** Adds each photo to the order at once. */
export function TakePhoto({ id, kind, value = null, ...field }: TakePhotoProps) {
  const { replace } = useAnswers();
  return (
    <PhotoField
      {...field}
      value={value}
      format={orderPhotoFormat}
      onSend={async (photo, onProgress) => {
        const form = new FormData();
        form.set('kind', kind);
        form.set('photo', photo, 'photo.jpg');
        const idempotencyKey = crypto.randomUUID();
        const { data } = await upload(addOrderPhoto, { form, onProgress, idempotencyKey, params: { id } });
        await replace(getOrder, (old) => ({ data: { ...old.data, ...data } }), { id });
      }}
    />
  );
}

function Handover({ order, change }: PhotosCardProps) {
  const { handover, photos } = order;
  const isReadOnly = useReadOnly() !== undefined;
  return (
    <>
      <Row role="group" aria-label="Where is it?">
        {handoverPlaces.map((where) => (
          <Button
            key={where}
            kind={handover?.left_with === where ? 'highlight' : 'outline'}
            changes
            aria-pressed={handover?.left_with === where}
            onClick={() => change(order, { delivery: { left_with: where } })}
          >
            {leftWithLabels[where]}
          </Button>
        ))}
      </Row>
      {photos.every(({ kind }) => kind !== 'door') && (
        <SelectField
          label="No photo?"
          disabled={isReadOnly}
          placeholder="Choose a reason"
          value={handover?.no_photo ?? ''}
          onChange={({ target }) => void change(order, { delivery: { no_photo: target.value } })}
        >
          {noPhotoReasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </SelectField>
      )}
    </>
  );
}

import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/media.ts';
import { canEditOrder } from '@bloomkin/shared/rules/permissions.ts';
import { ulid } from 'ulid';
import { recordAct } from '#model/audit/recordAct.ts';
import { type OrderItem, replaceOrder } from '#model/orders/orderEntity.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { getVisibleOrder, rereadOrder } from '#model/orders/visibleOrder.ts';
import type { Handler } from '#platform/http/request.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { derivePhoto } from '#platform/services/images.ts';
import { putMedia } from '#platform/services/mediaStore.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

type Photos = NonNullable<OrderItem['photos']>;

/** An order has one photo of each kind; a new one deletes the previous file. */
const maxPhotos = 3;

/** Encoding drops the camera's data and where the photo was taken. */
export const addOrderPhoto: Handler<typeof routes.addOrderPhoto> = async ({
  params,
  body: { kind, at },
  files,
  caller,
  now,
  idempotency,
}) => {
  const read = await getVisibleOrder(caller, params.id);
  if (!canEditOrder(caller, read)) throw new AppError('ACCESS.FORBIDDEN');
  if (read.status === 'canceled') throw new AppError('ORDER.STATUS.FINAL');
  const file = files.find(({ field }) => field === 'photo');
  if (!file) throw invalidField('photo', 'Choose a picture');
  const { medium } = await derivePhoto(file.bytes);
  const path = `/media/orders/${ulid(now.getTime())}.webp`;
  await putMedia(path, Buffer.from(medium));
  const takenAt = at !== undefined && Date.parse(at) < now.getTime() ? at : now.toISOString();
  const saved = await rereadOnConflict(
    read,
    () => rereadOrder(read.id),
    async (current) => {
      const { kept, dropped } = limitPhotos([...(current.photos ?? []), { kind, path, at: takenAt }]);
      const version = current.version + 1;
      const next = { ...current, photos: kept, version, updatedAt: now.toISOString() };
      const old = dropped.map((photo) => putOutgoing({ kind: 'old_picture', path: photo.path }, now));
      const act = recordAct({
        act: 'order.edited',
        object: { id: next.id, name: next.number },
        changes: [{ field: 'Photo', before: null, after: kind }],
      });
      const failed = await transact({
        ...replaceOrder(next, current),
        old,
        act,
        firstAnswer: idempotency.keep({ data: toOrder(next, { named: true }) }),
      });
      return failed ? conflict : next;
    },
  );
  return { data: toOrder(saved, { named: true }) };
};

function limitPhotos(photos: Photos): { kept: Photos; dropped: Photos } {
  const kept = [...Map.groupBy(photos, ({ kind }) => kind).values()].flatMap((all) => all.slice(-maxPhotos));
  return { kept, dropped: photos.filter((photo) => !kept.includes(photo)) };
}

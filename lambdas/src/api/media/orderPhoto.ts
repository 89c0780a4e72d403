import { createHash } from 'node:crypto';
import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/media.ts';
import { takesPhotos } from '@bloomkin/shared/rules/claimTable.ts';
import { canEditOrder } from '@bloomkin/shared/rules/permissions.ts';
import { ulid } from 'ulid';
import { recordAct } from '#model/audit/recordAct.ts';
import { toClaimView } from '#model/orders/claimView.ts';
import { type OrderItem, replaceOrder } from '#model/orders/orderEntity.ts';
import { findClaimLink } from '#model/orders/orderLinks.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { getVisibleOrder, rereadOrder } from '#model/orders/visibleOrder.ts';
import { requireClaimable } from '#model/payments/claims.ts';
import { rejectIfLimited } from '#platform/http/limits.ts';
import type { UploadedFile } from '#platform/http/readMultipart.ts';
import type { Handler } from '#platform/http/request.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { deriveJpeg } from '#platform/services/images.ts';
import { putMedia } from '#platform/services/mediaStore.ts';
import { takeOne } from '#platform/table/limitEntity.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

type Photos = NonNullable<OrderItem['photos']>;

/** Limit for each kind; another photo deletes the oldest one. */
const maxPhotos = 3;

const perClaim = { what: 'CLAIM_PHOTO', windowSeconds: 60 * 60, max: 12 };

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
  const path = `/media/orders/${ulid(now.getTime())}.jpg`;
  await storePhoto(requirePhoto(files), path);
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

/** Authorised by the claim's link. Repeated uploads are detected by the hash of the file. */
export const addClaimPhoto: Handler<typeof routes.addClaimPhoto> = async (request) => {
  const { files, now } = request;
  const { order: read, isRecipient } = await findClaimLink(request);
  requireOpenToPhotos(read);
  const bytes = requirePhoto(files);
  const name = createHash('sha256').update(read.id).update(bytes).digest('base64url').slice(0, 26);
  const path = `/media/orders/${name}.jpg`;
  rejectIfLimited(await takeOne(perClaim, read.id, now));
  await storePhoto(bytes, path);
  const saved = await rereadOnConflict(
    read,
    () => rereadOrder(read.id),
    async (current) => {
      requireOpenToPhotos(current);
      const photos = current.photos ?? [];
      if (photos.some((photo) => photo.path === path)) return current;
      const at = now.toISOString();
      const { kept, dropped } = limitPhotos([...photos, { kind: 'claim', path, at }]);
      const next = { ...current, photos: kept, version: current.version + 1, updatedAt: at };
      const old = dropped.map((photo) => putOutgoing({ kind: 'old_picture', path: photo.path }, now));
      return (await transact({ ...replaceOrder(next, current), old })) ? conflict : next;
    },
  );
  return { data: await toClaimView(saved, isRecipient) };
};

function requireOpenToPhotos(order: OrderItem): void {
  if (order.claim && !takesPhotos(order.claim)) throw new AppError('CLAIM.CLOSED');
  requireClaimable(order);
}

function requirePhoto(files: readonly UploadedFile[]): Buffer {
  const file = files.find(({ field }) => field === 'photo');
  if (!file) throw invalidField('photo', 'Choose a picture');
  return file.bytes;
}

/** Encoding drops the camera's data and where the photo was taken. */
async function storePhoto(bytes: Buffer, path: string): Promise<void> {
  await putMedia(path, await deriveJpeg(bytes), 'image/jpeg');
}

function limitPhotos(photos: Photos): { kept: Photos; dropped: Photos } {
  const kept = [...Map.groupBy(photos, ({ kind }) => kind).values()].flatMap((all) => all.slice(-maxPhotos));
  return { kept, dropped: photos.filter((photo) => !kept.includes(photo)) };
}

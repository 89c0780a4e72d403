import { invalidField } from '@bloomkin/shared/errors.ts';
import { PhotoId, type ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { Photo, Product } from '@bloomkin/shared/schemas/product.ts';
import { mainUnknown } from '@bloomkin/shared/schemas/productForm.ts';
import { ulid } from 'ulid';
import { withShownPhotos } from '#model/products/productSizes.ts';
import { answerProduct, saveProduct } from '#model/products/saveProduct.ts';
import type { UploadedFile } from '#platform/http/readMultipart.ts';
import type { ApiRequest } from '#platform/http/request.ts';
import type { HttpResponse } from '#platform/http/response.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { type DerivedPhoto, derivePhoto } from '#platform/services/images.ts';
import { deleteMedia, putMedia } from '#platform/services/mediaStore.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import type { Write } from '#platform/table/transact.ts';
import { getEditableProduct } from './editableProduct.ts';

type Context = Pick<ApiRequest<{ options: { access: 'vendor' } }>, 'caller' | 'now' | 'idempotency'>;

/** `change` is called with the newest photos, again after each conflict. */
export function changePhotos(
  { caller, now, idempotency }: Context,
  productId: ProductId,
  change: (photos: readonly Photo[]) => readonly Photo[],
): Promise<HttpResponse<{ data: Product }>> {
  return retryOnConflict(async () => {
    const { product, company } = await getEditableProduct(caller, productId);
    const photos = withFirstMain(change(product.photos));
    if (areSame(photos, product.photos)) return answerProduct(product, company);
    const changed = {
      ...withShownPhotos({ ...product, photos }),
      revision: product.revision + 1,
      updatedAt: now.toISOString(),
    };
    const headers = await saveProduct(changed, product, now, {
      idempotency: idempotency.keep(answerProduct(changed, company)),
      oldPhotos: queuePhotoDeletion(photos, product.photos, now),
    });
    return headers === conflict ? conflict : answerProduct(changed, company, headers);
  });
}

export const withFirstMain = (photos: readonly Photo[]): readonly Photo[] =>
  photos.map((photo, index) => ({ ...photo, main: index === 0 }));

const areSame = (photos: readonly Photo[], others: readonly Photo[]): boolean =>
  photos.length === others.length && photos.every(({ path }, index) => path === others[index]?.path);

/** Orders keep showing the small size (docs/product-rules.md, "Photos"). */
function queuePhotoDeletion(next: readonly Photo[], current: readonly Photo[], now: Date): Write[] {
  const gone = current.filter(({ path }) => !next.some((photo) => photo.path === path));
  return gone
    .flatMap(({ path, medium }) => [path, medium.path])
    .filter((path) => path.startsWith(photosFolder))
    .map((path) => putOutgoing({ kind: 'old_picture', path }, now));
}

export const photosFolder = '/media/products/';

const isPhoto = ({ field }: UploadedFile) => /^photos(\[\d*\])?$/.test(field);

/** The main photo first. Invalid files throw before anything is stored; a failed upload is undone. */
export async function storePhotos(
  files: readonly UploadedFile[],
  main: number,
  now: Date,
): Promise<readonly Photo[]> {
  const sent = files.filter(isPhoto);
  if (sent.length === 0) return [];
  const mainFile = sent[main];
  if (!mainFile) throw invalidField('main', mainUnknown);
  const pictures: DerivedPhoto[] = [];
  // Sequential: a large photo takes much memory.
  for (const { bytes } of [mainFile, ...sent.filter((file) => file !== mainFile)])
    pictures.push(await derivePhoto(bytes, 'photos'));
  const shown = pictures.map((picture, index) => ({ picture, photo: newPhoto(index === 0, now) }));
  await putAll(shown.flatMap(listSizes));
  return shown.map(({ photo }) => photo);
}

export async function storePhoto(files: readonly UploadedFile[], now: Date): Promise<Photo> {
  const file = files.find(({ field }) => field === 'photo');
  if (!file) throw invalidField('photo', 'Choose a picture');
  const picture = await derivePhoto(file.bytes);
  const photo = newPhoto(false, now);
  await putAll(listSizes({ photo, picture }));
  return photo;
}

/** Best effort: an unreachable photo stays stored. */
export async function removePhotos(photos: readonly Photo[]): Promise<void> {
  await removeAll(photos.flatMap(({ path, medium, small }) => [path, medium.path, small.path]));
}

function newPhoto(main: boolean, now: Date): Photo {
  const id = PhotoId.parse(ulid(now.getTime()));
  const path = (width: number) => `${photosFolder}${id}-${width}.webp`;
  return { id, main, path: path(1600), medium: { path: path(800) }, small: { path: path(480) } };
}

const listSizes = ({ photo, picture }: { photo: Photo; picture: DerivedPhoto }) => [
  { path: photo.path, bytes: picture.large },
  { path: photo.medium.path, bytes: picture.medium },
  { path: photo.small.path, bytes: picture.small },
];

async function putAll(sizes: readonly { path: string; bytes: Buffer }[]): Promise<void> {
  const puts = await Promise.allSettled(sizes.map(({ path, bytes }) => putMedia(path, Buffer.from(bytes))));
  const failed = puts.find((put) => put.status === 'rejected');
  if (!failed) return;
  await removeAll(sizes.map(({ path }) => path));
  throw failed.reason;
}

async function removeAll(paths: readonly string[]): Promise<void> {
  await Promise.allSettled(paths.map(deleteMedia));
}

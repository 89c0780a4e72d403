import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { Photo, Product } from '@bloomkin/shared/schemas/product.ts';
import { withShownPhotos } from '#model/products/productSizes.ts';
import { answerProduct, saveProduct } from '#model/products/saveProduct.ts';
import type { ApiRequest } from '#platform/http/request.ts';
import type { HttpResponse } from '#platform/http/response.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import type { Write } from '#platform/table/transact.ts';
import { getEditableProduct } from './editableProduct.ts';
import { photosFolder } from './newPhotos.ts';

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

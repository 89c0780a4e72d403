import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/categories.ts';
import { readLatestCatalogue } from '#catalogue/currentCatalogue.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { type CollectionItem, findCollection } from '#model/categories/categoryEntity.ts';
import type { ApiRequest, Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { retryOnConflict } from '#platform/table/retry.ts';
import { findShownProducts, readCollection, saveCollection } from './collections.ts';
import { deleteOldPhoto, storeShopPhoto } from './shopPhoto.ts';

type Request = ApiRequest<typeof routes.updateCollection>;

export const updateCollection: Handler<typeof routes.updateCollection> = async (request) => {
  const { params, body, files, now } = request;
  const photo = (await storeShopPhoto(files, now)) ?? body.photo;
  const productIds = body.product_ids && (await findShownProducts(body.product_ids)).ids;
  const version = await retryOnConflict(async () => {
    const read = await requireFresh(request);
    const next = {
      ...read,
      ...simpleFields(read, body),
      photo: photo === undefined ? read.photo : photo || null,
      productIds: productIds ?? read.productIds,
      revision: read.revision + 1,
    };
    return saveCollection(next, read, now, { oldPhoto: deleteOldPhoto(read.photo, next.photo, now) });
  });
  const data = await readCollection(params.id, version, now);
  return new HttpResponse({ data }, { headers: versionHeaders(version) });
};

/** 409 with the newest state when the caller's is stale. */
async function requireFresh({ params, body, now }: Request): Promise<CollectionItem> {
  const read = await findCollection(params.id);
  if (!read) throw new AppError('NOT_FOUND');
  if (body.version !== undefined && body.version !== read.revision) {
    const data = (await readLatestCatalogue(now)).findCollection(read.id);
    throw new AppError('CONFLICT.VERSION', { extra: { data } });
  }
  return read;
}

const simpleFields = (read: CollectionItem, body: Request['body']) => ({
  name: body.name ?? read.name,
  description: body.description ?? read.description,
  popular: body.popular ?? read.popular,
  active: body.active ?? read.active,
  flags: body.flags ? [...new Set(body.flags)] : read.flags,
});

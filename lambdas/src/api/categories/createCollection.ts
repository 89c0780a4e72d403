import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/categories.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import { CollectionId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import type { CollectionItem } from '#model/categories/categoryEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict } from '#platform/table/retry.ts';
import { findShownProducts, saveCollection } from './collections.ts';
import { storeShopPhoto } from './shopPhoto.ts';

export const createCollection: Handler<typeof routes.createCollection> = async (request) => {
  const { body, files, now, idempotency } = request;
  const { ids: productIds, activeCount } = await findShownProducts(body.product_ids);
  const collection = {
    id: CollectionId.parse(ulid(now.getTime())),
    name: body.name,
    description: body.description,
    photo: (await storeShopPhoto(files, now)) ?? null,
    popular: body.popular,
    active: body.active,
    flags: [...new Set(body.flags)],
    productIds,
    revision: 1,
  };
  const data = toNewCollection(collection, activeCount);
  const version = await saveCollection(collection, undefined, now, {
    idempotency: idempotency.keep({ data }),
  });
  if (version === conflict) throw new AppError('CONFLICT.BUSY');
  return new HttpResponse({ data }, { headers: versionHeaders(version) });
};

const toNewCollection = (
  { productIds, revision, flags, ...collection }: CollectionItem,
  products_num: number,
): Collection => ({
  ...collection,
  flags: [...flags],
  product_ids: [...productIds],
  products_num,
  version: revision,
});

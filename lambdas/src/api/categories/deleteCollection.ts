import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/categories.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { removal } from '#model/catalogueLog/change.ts';
import { findCollection, removeCollection } from '#model/categories/categoryEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';
import { recordCollectionAct } from './categoryActs.ts';
import { deleteOldPhoto } from './shopPhoto.ts';

export const deleteCollection: Handler<typeof routes.deleteCollection> = ({ params, now }) =>
  retryOnConflict(async () => {
    const read = await findCollection(params.id);
    if (!read) throw new AppError('NOT_FOUND');
    const { version, writes: catalogue } = logChanges(
      [removal('collection', read.id, read.revision + 1)],
      now,
    );
    const oldPhoto = deleteOldPhoto(read.photo, null, now);
    const failed = await transact({
      collection: removeCollection(read),
      catalogue,
      oldPhoto,
      act: recordCollectionAct('collection.deleted', { current: read, next: undefined }),
    });
    if (failed) return conflict;
    return new HttpResponse({ message: `${read.name} is deleted` }, { headers: versionHeaders(version) });
  });

import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { replaceStore, type StoreItem } from '#model/stores/storeEntity.ts';
import { toStore } from '#model/stores/toStore.ts';
import type { Caller } from '#platform/http/caller.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { type EditableStore, getEditableStore } from './editableStore.ts';
import { saveStores } from './saveStores.ts';

interface StoreChange {
  caller: Caller;
  params: { id: StoreId };
  body: { version?: number | undefined };
  now: Date;
}

/** Repeating a change that was made succeeds at any version. */
export const changeStore = (
  { caller, params, body, now }: StoreChange,
  change: (read: EditableStore) => StoreItem | Promise<StoreItem>,
): Promise<{ data: Store } | HttpResponse<{ data: Store }>> =>
  retryOnConflict(async () => {
    const read = await getEditableStore(caller, params.id);
    const { store, loaded } = read;
    const changed = await change(read);
    if (isDeepStrictEqual(changed, store)) return { data: toStore(store, undefined) };
    if (body.version !== undefined && body.version !== (store.version ?? 0)) throw stale(store);
    const next = { ...changed, version: (store.version ?? 0) + 1 };
    const stores = loaded.stores.map((one) => (one.id === store.id ? next : one));
    const headers = await saveStores(loaded, stores, { stores: [replaceStore(next)] }, now);
    return headers === conflict
      ? conflict
      : new HttpResponse({ data: toStore(next, undefined) }, { headers });
  });

const stale = (store: StoreItem) =>
  new AppError('CONFLICT.VERSION', { extra: { data: toStore(store, undefined) } });

import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { FormRejection } from '#components/form/useSubmit.ts';
import { ApiError } from '#errors/apiError.ts';

const staleMessage =
  'Somebody else saved this store in the meantime. Your changes are still here: save again to keep them.';

/** A version conflict fetches the newest state, so that saving again applies on top of it. */
export async function saveStore(save: () => Promise<{ data: Store }>, onStale: () => void): Promise<Store> {
  try {
    return (await save()).data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT.VERSION') throw error;
    onStale();
    throw new FormRejection(staleMessage);
  }
}

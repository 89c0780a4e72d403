import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { Handler } from '../http/request.ts';
import { getKeeper } from './getKeeper.ts';
import { deleteRecipientOf } from './recipientEntity.ts';

/** One that is gone already is fine: a lost reply may be asked for again. */
export const deleteRecipient: Handler<typeof routes.deleteRecipient> = async ({ caller, params }) => {
  await deleteRecipientOf(await getKeeper(caller, params.id), params.rid);
  return { message: 'The recipient is gone from your list' };
};

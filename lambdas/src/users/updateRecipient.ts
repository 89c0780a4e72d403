import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { Handler } from '../http/request.ts';
import { getKeeper } from './getKeeper.ts';
import { changeRecipient, findRecipient } from './recipientTable.ts';
import { toRecipient } from './toRecipient.ts';

export const updateRecipient: Handler<typeof routes.updateRecipient> = async ({ caller, params, body }) => {
  const keeperId = await getKeeper(caller, params.id);
  const found = await findRecipient(keeperId, params.rid);
  const changed = found && (await changeRecipient(keeperId, params.rid, body));
  if (!changed) throw new AppError('NOT_FOUND');
  return { data: toRecipient(changed) };
};

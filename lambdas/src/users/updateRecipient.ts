import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { requirePlace } from '../addresses/checkPlace.ts';
import type { Handler } from '../http/request.ts';
import { getKeeper } from './getKeeper.ts';
import { findRecipient, updateRecipientItem } from './recipientEntity.ts';
import { toRecipient } from './toRecipient.ts';

export const updateRecipient: Handler<typeof routes.updateRecipient> = async ({ caller, params, body }) => {
  const keeperId = await getKeeper(caller, params.id);
  const found = await findRecipient(keeperId, params.rid);
  if (!found) throw new AppError('NOT_FOUND');
  const address = body.address && (await requirePlace(body.address, 'address', found.address));
  const changed = await updateRecipientItem(keeperId, params.rid, { ...body, address });
  if (!changed) throw new AppError('NOT_FOUND');
  return { data: toRecipient(changed) };
};

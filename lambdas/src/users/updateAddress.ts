import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { withChangedAddress } from '@bloomkin/shared/rules/addressBook.ts';
import { requirePlace } from '../addresses/checkPlace.ts';
import type { Handler } from '../http/request.ts';
import { changeAddresses } from './addressBookEntity.ts';

export const updateAddress: Handler<typeof routes.updateAddress> = async ({ caller, params, body }) => {
  const given = await requirePlace(body, 'address');
  const addresses = await changeAddresses(caller.id, (book) => {
    const changed = withChangedAddress(book, params.id, given);
    if (!changed) throw new AppError('NOT_FOUND');
    return changed;
  });
  return { data: [...addresses] };
};

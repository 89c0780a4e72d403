import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { withAddress } from '@bloomkin/shared/rules/addressBook.ts';
import { AddressId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { requirePlace } from '../addresses/checkPlace.ts';
import type { Handler } from '../http/request.ts';
import { changeAddresses } from './addressBookEntity.ts';

export const addAddress: Handler<typeof routes.addAddress> = async ({ caller, body, now }) => {
  const id = AddressId.parse(ulid(now.getTime()));
  const given = await requirePlace(body, 'address');
  const addresses = await changeAddresses(caller.id, (book) => {
    const added = withAddress(book, id, given);
    if (!added) throw new AppError('ADDRESS.TOO_MANY');
    return added;
  });
  return { data: [...addresses] };
};

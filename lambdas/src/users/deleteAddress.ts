import type * as routes from '@bloomkin/shared/routes/users.ts';
import { withoutAddress } from '@bloomkin/shared/rules/addressBook.ts';
import type { Handler } from '../http/request.ts';
import { changeAddresses } from './addressBookEntity.ts';

/** One that is gone already is fine: a lost reply may be asked for again. */
export const deleteAddress: Handler<typeof routes.deleteAddress> = async ({ caller, params }) => {
  const addresses = await changeAddresses(caller.id, (book) => withoutAddress(book, params.id));
  return { data: [...addresses] };
};

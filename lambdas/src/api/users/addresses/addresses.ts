import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { withAddress, withChangedAddress, withoutAddress } from '@bloomkin/shared/rules/addressBook.ts';
import { AddressId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { requireDoor } from '#model/addresses/checkPlace.ts';
import { changeAddresses, findAddresses } from '#model/users/addresses/addressBookEntity.ts';
import { type Handler, prefetch } from '#platform/http/request.ts';

interface Prefetched extends Record<string, Promise<unknown>> {
  addresses: ReturnType<typeof findAddresses>;
}

export const listAddresses = prefetch<typeof routes.listAddresses, Prefetched>(
  (_request, userId) => ({ addresses: userId ? findAddresses(userId) : Promise.resolve([]) }),
  async ({ addresses }) => ({ data: [...(await addresses)] }),
);

export const addAddress: Handler<typeof routes.addAddress> = async ({ caller, body, now }) => {
  const id = AddressId.parse(ulid(now.getTime()));
  const place = await requireDoor(body, 'address');
  const addresses = await changeAddresses(caller.id, (book) => {
    const added = withAddress(book, id, place);
    if (!added) throw new AppError('ADDRESS.TOO_MANY');
    return added;
  });
  return { data: [...addresses] };
};

export const updateAddress: Handler<typeof routes.updateAddress> = async ({ caller, params, body }) => {
  const place = await requireDoor(body, 'address');
  const addresses = await changeAddresses(caller.id, (book) => {
    const changed = withChangedAddress(book, params.id, place);
    if (!changed) throw new AppError('NOT_FOUND');
    return changed;
  });
  return { data: [...addresses] };
};

/** Idempotent: a lost response may be retried. */
export const deleteAddress: Handler<typeof routes.deleteAddress> = async ({ caller, params }) => {
  const addresses = await changeAddresses(caller.id, (book) => withoutAddress(book, params.id));
  return { data: [...addresses] };
};

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { canSeePerson } from '@bloomkin/shared/rules/permissions.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { requirePlace } from '#addresses/checkPlace.ts';
import type { Caller } from '#http/caller.ts';
import type { Handler } from '#http/request.ts';
import { paginate } from '#table/paginate.ts';
import { findUser } from '../userEntity.ts';
import {
  deleteRecipientItem,
  findRecipient,
  insertRecipient,
  listRecipientItems,
  type RecipientItem,
  updateRecipientItem,
} from './recipientEntity.ts';
import { toRecipient } from './toRecipient.ts';

export const listRecipients: Handler<typeof routes.listRecipients> = async ({ caller, params, query }) => {
  const ownerId = await requireRecipientsOwner(caller, params.id);
  const page = paginate(await listRecipientItems(ownerId), query);
  return { ...page, data: page.data.map(toRecipient) };
};

export const addRecipient: Handler<typeof routes.addRecipient> = async ({
  caller,
  params,
  body,
  now,
  idempotency,
}) => {
  const address = body.address && (await requirePlace(body.address, 'address'));
  const recipient: RecipientItem = {
    ...body,
    address,
    id: UserId.parse(ulid(now.getTime())),
    ownerId: await requireRecipientsOwner(caller, params.id),
    roles: ['ROLE_RECIPIENT'],
    createdAt: now.toISOString(),
  };
  const answer = { data: toRecipient(recipient) };
  await insertRecipient(recipient, idempotency.keep(answer));
  return answer;
};

export const updateRecipient: Handler<typeof routes.updateRecipient> = async ({ caller, params, body }) => {
  const ownerId = await requireRecipientsOwner(caller, params.id);
  const found = await findRecipient(ownerId, params.rid);
  if (!found) throw new AppError('NOT_FOUND');
  const address = body.address && (await requirePlace(body.address, 'address', found.address));
  const changed = await updateRecipientItem(ownerId, params.rid, { ...body, address });
  if (!changed) throw new AppError('NOT_FOUND');
  return { data: toRecipient(changed) };
};

/** Idempotent: a lost response may be retried. */
export const deleteRecipient: Handler<typeof routes.deleteRecipient> = async ({ caller, params }) => {
  await deleteRecipientItem(await requireRecipientsOwner(caller, params.id), params.rid);
  return { message: 'The recipient is gone from your list' };
};

/** Users access their own recipients, admins all. */
async function requireRecipientsOwner(caller: Caller, id: UserId): Promise<UserId> {
  if (!canSeePerson(caller, id)) throw new AppError('NOT_FOUND');
  if (caller.id === id) return id;
  const owner = await findUser(id);
  if (!owner || owner.deletedAt) throw new AppError('NOT_FOUND');
  return id;
}

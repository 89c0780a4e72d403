import type * as routes from '@bloomkin/shared/routes/users.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { requirePlace } from '../addresses/checkPlace.ts';
import type { Handler } from '../http/request.ts';
import { getKeeper } from './getKeeper.ts';
import { insertRecipient, type RecipientItem } from './recipientEntity.ts';
import { toRecipient } from './toRecipient.ts';

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
    ownerId: await getKeeper(caller, params.id),
    roles: ['ROLE_RECIPIENT'],
    createdAt: now.toISOString(),
  };
  const answer = { data: toRecipient(recipient) };
  await insertRecipient(recipient, idempotency.keep(answer));
  return answer;
};

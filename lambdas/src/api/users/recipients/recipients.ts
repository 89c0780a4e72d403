import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { noMarks } from '@bloomkin/shared/rules/occasions.ts';
import { canSeePerson } from '@bloomkin/shared/rules/permissions.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { RecipientInput } from '@bloomkin/shared/schemas/recipient.ts';
import { ulid } from 'ulid';
import { requireDoor } from '#model/addresses/checkPlace.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { findMarks, listMarks } from '#model/users/occasionMarksEntity.ts';
import { planDue } from '#model/users/occasions/occasionDueEntity.ts';
import {
  deleteRecipientItem,
  findRecipient,
  insertRecipient,
  listRecipientItems,
  type RecipientItem,
  updateRecipientItem,
} from '#model/users/recipientEntity.ts';
import { findUser } from '#model/users/userEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';
import type { Write } from '#platform/table/transact.ts';
import { toRecipient } from './toRecipient.ts';

export const listRecipients: Handler<typeof routes.listRecipients> = async ({ caller, params, query }) => {
  const ownerId = await requireRecipientsOwner(caller, params.id);
  const [items, marks] = await Promise.all([listRecipientItems(ownerId), listMarks(ownerId)]);
  const page = paginate(items, query);
  return { ...page, data: page.data.map((item) => toRecipient(item, marks.get(item.id))) };
};

export const addRecipient: Handler<typeof routes.addRecipient> = async ({
  caller,
  params,
  body,
  now,
  idempotency,
}) => {
  const address = body.address && (await requireDoor(body.address, 'address'));
  const recipient: RecipientItem = {
    ...body,
    address,
    days: toDays(body.days ?? [], [], now),
    id: UserId.parse(ulid(now.getTime())),
    ownerId: await requireRecipientsOwner(caller, params.id),
    roles: ['ROLE_RECIPIENT'],
    createdAt: now.toISOString(),
  };
  const answer = { data: toRecipient(recipient) };
  const act = recordRecipientAct(caller, 'user.recipient_added', recipient);
  await insertRecipient(recipient, [...act, ...idempotency.keep(answer)]);
  return answer;
};

export const updateRecipient: Handler<typeof routes.updateRecipient> = async ({
  caller,
  params,
  body,
  now,
}) => {
  const ownerId = await requireRecipientsOwner(caller, params.id);
  const [found, marks = noMarks] = await Promise.all([
    findRecipient(ownerId, params.rid),
    findMarks(ownerId, params.rid),
  ]);
  if (!found) throw new AppError('NOT_FOUND');
  const address = body.address && (await requireDoor(body.address, 'address', found.address));
  const days = body.days ? toDays(body.days, found.days ?? [], now) : found.days;
  const { days: _, ...details } = body;
  const input = { ...details, address, ...(days && { days }) };
  const next = { ...found, ...input };
  const act = recordRecipientAct(caller, 'user.recipient_edited', found);
  const others = [...act, ...planDue(next, marks, now)];
  if (!(await updateRecipientItem(found, input, others))) throw new AppError('NOT_FOUND');
  return { data: toRecipient(next, marks) };
};

/** Idempotent: a lost response may be retried. */
export const deleteRecipient: Handler<typeof routes.deleteRecipient> = async ({ caller, params }) => {
  const ownerId = await requireRecipientsOwner(caller, params.id);
  const found = await findRecipient(ownerId, params.rid);
  const act = found ? recordRecipientAct(caller, 'user.recipient_deleted', found) : [];
  if (found) await deleteRecipientItem(found, act);
  return { message: 'The recipient is gone from your list' };
};

/** A day keeps its id, and with it every "no", while its date and label change. */
const toDays = (
  days: NonNullable<RecipientInput['days']>,
  existing: NonNullable<RecipientItem['days']>,
  now: Date,
): NonNullable<RecipientItem['days']> =>
  days.map(({ id, ...day }) => ({
    ...day,
    id: existing.find((one) => one.id === id)?.id ?? ulid(now.getTime()),
  }));

/** Logged under the person, without the recipient's identity. */
function recordRecipientAct(
  caller: Caller,
  act: Extract<AuditAct, `user.recipient_${string}`>,
  { ownerId, relation }: RecipientItem,
): Write[] {
  if (caller.id === ownerId) return [];
  return recordAct({ act, object: { id: ownerId, name: relation || 'Gift recipient' } });
}

/** Users access their own recipients, admins all. */
async function requireRecipientsOwner(caller: Caller, id: UserId): Promise<UserId> {
  if (!canSeePerson(caller, id)) throw new AppError('NOT_FOUND');
  if (caller.id === id) return id;
  const owner = await findUser(id);
  if (!owner || owner.deletedAt) throw new AppError('NOT_FOUND');
  return id;
}

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { canSeePerson, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { ListedUser } from '@bloomkin/shared/schemas/user.ts';
import type { Handler } from '#http/request.ts';
import type { Key } from '#table/entity.ts';
import { inBatches } from '#table/inBatches.ts';
import { getItems, parseItems } from '#table/read.ts';
import { type Activity, activityEntity } from '../activityEntity.ts';
import { slicePeople, slicePeopleByWord } from '../list/slicePeople.ts';
import { recipientEntity } from '../recipients/recipientEntity.ts';
import { toRecipient } from '../recipients/toRecipient.ts';
import { toEditableUser, toUser } from '../toUser.ts';
import { findUser, userEntity } from '../userEntity.ts';

export const listUsers: Handler<typeof routes.listUsers> = async ({ query }) => {
  const { page, per_page, roles, login } = query;
  const wanted = { offset: (page - 1) * per_page, limit: per_page };
  const { keys, total, counts } = await (login
    ? slicePeopleByWord(login, roles, wanted)
    : slicePeople(roles, wanted));
  return { page, per_page, total, counts, data: await loadPeople(keys) };
};

const mostItems = 100;

/** One call up to fifty accounts, each with what it bought. */
async function loadPeople(keys: readonly Key[]): Promise<ListedUser[]> {
  const accounts = keys.filter(({ sk }) => sk === userEntity.templates.sk);
  const activityKeys = accounts.map(({ pk }) => ({ pk, sk: activityEntity.templates.sk }));
  const items = (await inBatches([...keys, ...activityKeys], mostItems, getItems)).flat();
  const activities = new Map(parseItems(activityEntity, items).map((one) => [one.userId, one]));
  return items.filter((item) => !activityEntity.is(item)).map((item) => toPerson(item, activities));
}

function toPerson(item: Record<string, unknown>, activities: ReadonlyMap<UserId, Activity>): ListedUser {
  if (userEntity.is(item)) {
    const user = userEntity.parse(item);
    return { ...toUser(user), ...toActivity(activities.get(user.id)) };
  }
  const recipient = recipientEntity.parse(item);
  return { ...toRecipient(recipient), owner_id: recipient.ownerId };
}

function toActivity({ orders, spentCents, seenAtSeconds }: Partial<Activity> = {}) {
  return {
    orders_num: orders ?? 0,
    spent: centsToDollars(spentCents ?? 0),
    last_seen_at: seenAtSeconds ? new Date(seenAtSeconds * 1000).toISOString() : null,
  };
}

export const getUser: Handler<typeof routes.getUser> = async ({ caller, params }) => {
  const user = canSeePerson(caller, params.id) ? await findUser(params.id) : undefined;
  if (!user || user.deletedAt) throw new AppError('NOT_FOUND');
  return { data: isAdmin(caller) ? toEditableUser(user) : toUser(user) };
};

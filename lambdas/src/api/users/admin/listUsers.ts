import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { accountStatus } from '@bloomkin/shared/rules/accountStatus.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { canSeePerson, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { roleLabels } from '@bloomkin/shared/rules/roles.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { ListedUser } from '@bloomkin/shared/schemas/user.ts';
import { toRecipient } from '#api/users/recipients/toRecipient.ts';
import { recordActFirst } from '#model/audit/recordAct.ts';
import { type Activity, activityEntity } from '#model/users/activityEntity.ts';
import { recipientEntity } from '#model/users/recipientEntity.ts';
import { findDeletionRefusal } from '#model/users/saveUser.ts';
import { slicePeople, slicePeopleByWord, slicePeopleOfState } from '#model/users/slicePeople.ts';
import { toUser } from '#model/users/toUser.ts';
import { findUser, userEntity } from '#model/users/userEntity.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';
import type { Handler, ParsedRequest } from '#platform/http/request.ts';
import { FileDownload } from '#platform/http/response.ts';
import type { Key } from '#platform/table/entity.ts';
import { getItems, parseItems } from '#platform/table/read.ts';
import { toUserWithProposal } from './adminRights.ts';

export const listUsers: Handler<typeof routes.listUsers> = async ({ query }) => {
  const { page, per_page, ...filters } = query;
  const { keys, total, counts } = await slice(filters, { offset: (page - 1) * per_page, limit: per_page });
  return { page, per_page, total, counts, data: await loadPeople(keys) };
};

type Filters = ParsedRequest<typeof routes.exportUsers>['query'];

function slice({ roles, login, status, state }: Filters, wanted: Parameters<typeof slicePeople>[1]) {
  if (login || status) return slicePeopleByWord({ login: login || undefined, status, state }, roles, wanted);
  return state ? slicePeopleOfState(state, roles, wanted) : slicePeople(roles, wanted);
}

/** A file of contacts stays small, and the log says who took it. */
const maxRows = 5000;

export const exportUsers: Handler<typeof routes.exportUsers> = async ({ query }) => {
  const { keys, total } = await slice(query, { offset: 0, limit: maxRows });
  if (total > maxRows) throw new AppError('USER.EXPORT_TOO_LARGE');
  const people = await loadPeople(keys);
  const { roles = [], login = '', status = '', state = '' } = query;
  const filters = [roles.map((role) => roleLabels[role]).join(', '), login && 'a search', status, state];
  await recordActFirst({
    act: 'user.exported',
    object: { id: 'list', name: `${people.length} people` },
    reason: filters.filter(Boolean).join(', '),
  });
  return new FileDownload('people.csv', 'text/csv', writePeopleCsv(people));
};

/** One call up to fifty accounts, each with what it bought. */
async function loadPeople(keys: readonly Key[]): Promise<ListedUser[]> {
  const accounts = keys.filter(({ sk }) => sk === userEntity.templates.sk);
  const activityKeys = accounts.map(({ pk }) => ({ pk, sk: activityEntity.templates.sk }));
  const items = await getItems([...keys, ...activityKeys]);
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

export const getUser: Handler<typeof routes.getUser> = async ({ caller, params, now }) => {
  const user = canSeePerson(caller, params.id) ? await findUser(params.id) : undefined;
  if (!user || user.deletedAt) throw new AppError('NOT_FOUND');
  if (!isAdmin(caller)) return { data: toUser(user) };
  return {
    data: { ...(await toUserWithProposal(user, now)), deletion_refusal: await findDeletionRefusal(user) },
  };
};

const header = 'Name,E-mail,Phone,Roles,Company,Address,Orders,Spent,Since,Last seen,Status'.split(',');
const statusLabels = { active: 'Active', invited: 'Invited', locked: 'Locked' } as const;

export const writePeopleCsv = (people: readonly ListedUser[]): string =>
  writeCsv([header, ...people.map(toRow)]);

const toDay = (instant: string) => localTime(new Date(instant), marketTimeZone).day;

function toRow(user: ListedUser): (string | number)[] {
  const { fio, email, phone, roles, company, location, created_at, last_seen_at, owner_id } = user;
  const status = accountStatus({ ...user, hasPassword: user.has_password });
  return [
    ...[fio, email, phone, roles.map((role) => roleLabels[role]).join(', '), company?.brand ?? ''],
    ...[location?.address ?? '', `${user.orders_num ?? ''}`, user.spent ?? '', toDay(created_at)],
    ...[last_seen_at ? toDay(last_seen_at) : '', owner_id ? '' : statusLabels[status]],
  ];
}

import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { getAll } from '../table/getAll.ts';
import { managersPartition, userKey } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import type { UserItem } from '../users/userTable.ts';

/** Who is bound to a company as a manager, in the order of their accounts. */
export async function listManagerIds(companyId: CompanyId): Promise<UserId[]> {
  const rows = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': managersPartition(companyId) },
    ConsistentRead: true,
  });
  return (rows as { userId: UserId }[]).map(({ userId }) => userId);
}

/** At most 100 people in the given order. */
export async function findManagers(ids: readonly UserId[]): Promise<UserItem[]> {
  const users = (await getAll(ids.map((id) => userKey(id)))) as UserItem[];
  const found = new Map(users.map((user) => [user.id, user]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

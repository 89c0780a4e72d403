import { AppError } from '@bloomkin/shared/errors.ts';
import { ownedCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { companyKey, ownersPartition, userKey } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';
import type { UserItem } from '../users/userTable.ts';
import { findCompany } from './companyTable.ts';
import { findManagers } from './managerTable.ts';

/**
 * What goes with an owner's leaving: a condition that another owner stays, so that of two who leave in the same moment,
 * each leaning on the other, one fails; and the other is who hears of orders from now on. Throws when there is nobody else.
 */
export async function anotherOwnerStays(id: CompanyId, leaver: UserId): Promise<TransactItem[]> {
  const [loaded, ids] = await Promise.all([findCompany(id, { consistent: true }), listOwnerIds(id)]);
  if (!loaded) return [];
  const { ownerId } = loaded.company;
  // Owners from before there was a list of them are found by the company's row.
  const others = [...new Set([...ids, ...(ownerId ? [ownerId] : [])])].filter((owner) => owner !== leaver);
  const other = (await findManagers(others.slice(0, 100))).find(
    (user) => user.active && ownedCompany(user) === id,
  );
  if (!other) throw new AppError('COMPANY.LAST_OWNER');
  return [stillOwns(other), ...(ownerId === leaver ? [handOver(id, leaver, other.id)] : [])];
}

async function listOwnerIds(companyId: CompanyId): Promise<UserId[]> {
  const rows = await queryAll({
    KeyConditionExpression: 'pk = :owners',
    ExpressionAttributeValues: { ':owners': ownersPartition(companyId) },
    ConsistentRead: true,
  });
  return (rows as { userId: UserId }[]).map(({ userId }) => userId);
}

const stillOwns = ({ id, active, companyId, managerStatus, roles }: UserItem): TransactItem => ({
  ConditionCheck: {
    TableName: tableName,
    Key: userKey(id),
    ConditionExpression:
      'active = :active AND companyId = :company AND managerStatus = :status AND #roles = :roles',
    ExpressionAttributeNames: { '#roles': 'roles' },
    ExpressionAttributeValues: {
      ':active': active,
      ':company': companyId,
      ':status': managerStatus,
      ':roles': roles,
    },
  },
});

const handOver = (id: CompanyId, from: UserId, to: UserId): TransactItem => ({
  Update: {
    TableName: tableName,
    Key: companyKey(id),
    UpdateExpression: 'SET ownerId = :to',
    ConditionExpression: 'ownerId = :from',
    ExpressionAttributeValues: { ':to': to, ':from': from },
  },
});

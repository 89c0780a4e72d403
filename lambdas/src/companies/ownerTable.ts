import { AppError } from '@bloomkin/shared/errors.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { companyKey, ownersPartition, userKey } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';
import { findUser, type UserItem } from '../users/userTable.ts';
import { findCompany } from './companyTable.ts';

/**
 * Items for the transaction in which an owner leaves: a condition that another owner stays, so that two cannot leave at
 * once, and the transfer of `ownerId`, which receives the order notices. Throws COMPANY.LAST_OWNER without another owner.
 */
export async function requireAnotherOwner(id: CompanyId, leaver: UserId): Promise<TransactItem[]> {
  const [loaded, ids] = await Promise.all([findCompany(id, { consistent: true }), listOwnerIds(id)]);
  if (!loaded) return [];
  const { ownerId } = loaded.company;
  // Old owners have no list entry yet; `ownerId` finds one of them.
  const others = [...new Set([...ids, ...(ownerId ? [ownerId] : [])])].filter((owner) => owner !== leaver);
  const other = await findFirstOwner(id, others);
  if (!other) throw new AppError('COMPANY.LAST_OWNER');
  return [checkStillOwner(other), ...(ownerId === leaver ? [transferOwnerId(id, leaver, other.id)] : [])];
}

/** One at a time: a company has one or two owners. */
async function findFirstOwner(id: CompanyId, candidates: readonly UserId[]): Promise<UserItem | undefined> {
  for (const candidate of candidates) {
    const user = await findUser(candidate);
    if (user?.active && findOwnedCompanyId(user) === id) return user;
  }
  return undefined;
}

async function listOwnerIds(companyId: CompanyId): Promise<UserId[]> {
  const rows = await queryAll({
    KeyConditionExpression: 'pk = :owners',
    ExpressionAttributeValues: { ':owners': ownersPartition(companyId) },
    ConsistentRead: true,
  });
  return (rows as { userId: UserId }[]).map(({ userId }) => userId);
}

const checkStillOwner = ({ id, active, companyId, managerStatus, roles }: UserItem): TransactItem => ({
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

const transferOwnerId = (id: CompanyId, from: UserId, to: UserId): TransactItem => ({
  Update: {
    TableName: tableName,
    Key: companyKey(id),
    UpdateExpression: 'SET ownerId = :to',
    ConditionExpression: 'ownerId = :from',
    ExpressionAttributeValues: { ':to': to, ':from': from },
  },
});

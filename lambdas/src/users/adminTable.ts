import { AppError } from '@bloomkin/shared/errors.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { adminKey, adminsPartition } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';

/**
 * A condition that somebody else is an admin when this one stops being one: of two who go in the same moment, each
 * leaning on the other, one fails. Throws when there is nobody else.
 */
export async function anotherAdminStays(id: UserId): Promise<TransactItem> {
  const rows = await queryAll({
    KeyConditionExpression: 'pk = :admins',
    ExpressionAttributeValues: { ':admins': adminsPartition },
    ConsistentRead: true,
  });
  const other = (rows as { userId: UserId }[]).find(({ userId }) => userId !== id);
  if (!other) throw new AppError('USER.LAST_ADMIN');
  return {
    ConditionCheck: {
      TableName: tableName,
      Key: adminKey(other.userId),
      ConditionExpression: 'attribute_exists(pk)',
    },
  };
}

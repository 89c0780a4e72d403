import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { deleteAll } from '../table/deleteAll.ts';
import { type Key, userKey } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';

/** Takes away all that is kept with a person but their own row: cart, addresses, recipients, codes, messages. */
export async function deleteKept(id: UserId): Promise<void> {
  const own = userKey(id);
  const rows = (await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': own.pk },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  })) as Key[];
  await deleteAll(rows.filter(({ sk }) => sk !== own.sk));
}

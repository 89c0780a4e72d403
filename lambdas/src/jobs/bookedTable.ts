import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { logChanges } from '../catalogue/log/catalogueLogEntity.ts';
import { companyChange } from '../catalogue/log/toChange.ts';
import type { CompanyWithStores } from '../companies/companyTable.ts';
import { companyKey } from '../table/keys.ts';
import { tableName } from '../table/tableClient.ts';
import { transact } from '../table/write.ts';

/** Writes a florist's booked-out days and tells the catalogue; false when the florist changed since it was read. */
export async function replaceBooked(
  { company, stores }: CompanyWithStores,
  booked: Usage,
  now: Date,
): Promise<boolean> {
  const revision = company.revision + 1;
  const { writes } = logChanges([companyChange({ company: { ...company, booked, revision }, stores })], now);
  const failed = await transact({
    company: {
      Update: {
        TableName: tableName,
        Key: companyKey(company.id),
        UpdateExpression: 'SET booked = :booked, revision = :revision',
        ConditionExpression: 'revision = :read',
        ExpressionAttributeValues: { ':booked': booked, ':revision': revision, ':read': company.revision },
      },
    },
    catalogue: writes,
  });
  return !failed;
}

import type { CompanyItem } from '@bloomkin/lambdas/companies/companyTable.ts';
import type { World } from '@bloomkin/local/world.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';

/** Changes a company's row as no call can yet: by the cloud code's own modules, which read where the table is when they load. */
export async function changeCompany(world: World, id: string, change: Partial<CompanyItem>): Promise<void> {
  Object.assign(process.env, world.operatorVariables);
  const [{ transact }, { companyKey }, { tableName }] = await Promise.all([
    import('@bloomkin/lambdas/table/transact.ts'),
    import('@bloomkin/lambdas/table/keys.ts'),
    import('@bloomkin/lambdas/table/tableClient.ts'),
  ]);
  const entries = Object.entries(change);
  const failed = await transact([
    {
      Update: {
        TableName: tableName,
        Key: companyKey(CompanyId.parse(id)),
        UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
      },
    },
  ]);
  if (failed) throw new Error('There is no such company');
}

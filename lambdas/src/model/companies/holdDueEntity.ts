import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { put, type Write } from '#platform/table/transact.ts';
import { removeItem } from '#platform/table/write.ts';

/** Makes the minute job look at the company's holds. */
export const holdDueEntity = defineEntity({
  name: 'holdDue',
  version: 1,
  schema: z.object({ companyId: CompanyId, until: z.string() }),
  key: { pk: 'HOLDS_DUE', sk: '{until}~{companyId}' },
  reads: { listDueHolds: 'companies with a hold that ends now' },
});
type HoldDue = ValueOf<typeof holdDueEntity>;

export const putHoldDue = (due: HoldDue): Write => put(holdDueEntity, due);

export const listDueHolds = (now: Date): Promise<HoldDue[]> =>
  queryPartition(holdDueEntity, {}, { between: ['0', `${now.toISOString()}~~`] });

export async function deleteHoldDue(due: HoldDue): Promise<void> {
  await removeItem(holdDueEntity, due);
}

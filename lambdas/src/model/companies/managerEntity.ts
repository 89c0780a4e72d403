import { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';

export const managerEntity = defineEntity({
  name: 'manager',
  version: 1,
  schema: z.object({ companyId: CompanyId, userId: UserId }),
  key: { pk: 'MANAGERS#{companyId}', sk: 'MANAGER#{userId}' },
  reads: { listManagerIds: 'the managers of a company' },
});

export async function listManagerIds(companyId: CompanyId): Promise<UserId[]> {
  const managers = await queryPartition(managerEntity, { companyId });
  return managers.map(({ userId }) => userId);
}

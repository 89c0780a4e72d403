import { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity } from '../table/entity.ts';
import { queryPartition } from '../table/read.ts';

/** Lists who is bound to a company as a manager, or asks to be. */
export const managerEntity = defineEntity({
  name: 'manager',
  version: 1,
  schema: z.object({ companyId: CompanyId, userId: UserId }),
  key: { pk: 'MANAGERS#{companyId}', sk: 'MANAGER#{userId}' },
  reads: { listManagerIds: 'the managers of a company' },
});

/** In the order of their accounts. */
export async function listManagerIds(companyId: CompanyId): Promise<UserId[]> {
  const managers = await queryPartition(managerEntity, { companyId });
  return managers.map(({ userId }) => userId);
}

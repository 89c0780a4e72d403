import { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';

export const ownerEntity = defineEntity({
  name: 'owner',
  version: 1,
  schema: z.object({ companyId: CompanyId, userId: UserId }),
  key: { pk: 'OWNERS#{companyId}', sk: 'OWNER#{userId}' },
  reads: { listOwnerIds: 'the owners of a company' },
});

export async function listOwnerIds(companyId: CompanyId): Promise<UserId[]> {
  const owners = await queryPartition(ownerEntity, { companyId });
  return owners.map(({ userId }) => userId);
}

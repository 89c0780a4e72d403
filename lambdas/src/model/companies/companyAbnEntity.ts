import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';

export const companyAbnEntity = defineEntity({
  name: 'companyAbn',
  version: 1,
  schema: z.object({ abn: z.string(), companyId: CompanyId }),
  key: { pk: 'UNIQUE#ABN#{abn}', sk: 'UNIQUE' },
  reads: { findCompanyIdByAbn: 'the company that has an ABN' },
});

export async function findCompanyIdByAbn(abn: string): Promise<CompanyId | undefined> {
  const taken = await get(companyAbnEntity, { abn });
  return taken?.companyId;
}

export const takeAbn = ({ abn, id }: { abn: string; id: CompanyId }): Write =>
  put(companyAbnEntity, { abn, companyId: id }, absent());

export const releaseAbn = (abn: string): Write => remove(companyAbnEntity, { abn });

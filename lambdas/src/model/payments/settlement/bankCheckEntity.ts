import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { putItem } from '#platform/table/write.ts';

const Difference = z.object({
  reference: z.string(),
  ledgerCents: z.int(),
  bankCents: z.int(),
});
export type BankDifference = z.output<typeof Difference>;

/** The nightly comparison of the ledger with the provider. */
export const bankCheckEntity = defineEntity({
  name: 'bankCheck',
  version: 1,
  schema: z.object({
    companyId: CompanyId,
    at: z.string(),
    differences: z.array(Difference.extend({ orderId: z.string(), orderNumber: z.string() })).readonly(),
  }),
  key: { pk: 'LEDGER#{companyId}', sk: 'CHECK' },
  reads: { loadBooks: 'whether the ledger of a company agrees with the provider' },
});
export type BankCheck = ValueOf<typeof bankCheckEntity>;

export async function saveBankCheck(check: BankCheck): Promise<void> {
  await putItem(bankCheckEntity, check);
}

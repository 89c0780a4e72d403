import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { recordAct } from '#model/audit/recordAct.ts';
import { type CompanyItem, setPaymentAccount } from '#model/companies/companyEntity.ts';
import { absent, equals, or } from '#platform/table/condition.ts';
import { defineEntity } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { put, remove, transact } from '#platform/table/transact.ts';

export const paymentAccountEntity = defineEntity({
  name: 'paymentAccount',
  version: 1,
  schema: z.object({ accountId: z.string(), companyId: CompanyId }),
  key: { pk: 'UNIQUE#PAYMENT_ACCOUNT#{accountId}', sk: 'UNIQUE' },
  reads: { findCompanyOfAccount: 'which company a payment account belongs to' },
});

export async function findCompanyOfAccount(accountId: string): Promise<CompanyId | undefined> {
  return (await get(paymentAccountEntity, { accountId }))?.companyId;
}

/** `taken` for an account of another company, `company` when the company changed since the read. */
export async function saveAccount(
  { id: companyId, brand, paymentAccountId }: CompanyItem,
  account: { id: string; isReady: boolean },
): Promise<'taken' | 'company' | undefined> {
  const failed = await transact({
    taken: put(
      paymentAccountEntity,
      { accountId: account.id, companyId },
      or(absent(), equals('companyId', companyId)),
    ),
    company: setPaymentAccount(companyId, account, paymentAccountId),
    released: paymentAccountId
      ? remove(paymentAccountEntity, { accountId: paymentAccountId }, equals('companyId', companyId))
      : undefined,
    act: recordAct({
      act: paymentAccountId ? 'company.payouts_replaced' : 'company.payouts_connected',
      object: { id: companyId, name: brand },
      changes: [{ field: 'Payout account', before: paymentAccountId, after: account.id }],
    }),
  });
  return failed === 'released' || failed === 'act' ? 'company' : failed;
}

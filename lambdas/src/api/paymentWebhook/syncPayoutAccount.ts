import { setPayoutsReady } from '#model/companies/companyEntity.ts';
import { findCompanyOfAccount } from '#model/payments/payouts/paymentAccountEntity.ts';
import { logWarning } from '#platform/log.ts';
import { findPayoutAccount } from '#platform/services/payoutAccounts.ts';

/** Reads the current state from the provider: events arrive late and out of order. */
export async function syncPayoutAccount(accountId: string): Promise<void> {
  const [companyId, account] = await Promise.all([
    findCompanyOfAccount(accountId),
    findPayoutAccount(accountId),
  ]);
  if (!companyId || !account) return logWarning('an event of an account without a company', {});
  await setPayoutsReady(companyId, account);
}

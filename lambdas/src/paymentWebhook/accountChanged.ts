import { setPayoutsReady } from '../companies/companyEntity.ts';
import { logWarning } from '../http/log.ts';
import { findCompanyOfAccount } from '../payouts/paymentAccountEntity.ts';
import { findPayoutAccount } from '../services/payoutAccounts.ts';

/** Asks the provider for the present state: events come late and in any order. */
export async function accountChanged(accountId: string): Promise<void> {
  const [companyId, account] = await Promise.all([
    findCompanyOfAccount(accountId),
    findPayoutAccount(accountId),
  ]);
  if (!companyId || !account) return logWarning('an event of an account without a company', {});
  await setPayoutsReady(companyId, account);
}

import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/payments.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '#platform/http/request.ts';
import { createDashboardLink, findPayoutAccount } from '#platform/services/payoutAccounts.ts';
import { getManagedCompany } from './managedCompany.ts';

/** Only for the florist: the dashboard shows bank details. */
export const openPayoutDashboard: Handler<typeof routes.openPayoutDashboard> = async ({ caller }) => {
  if (isAdmin(caller)) throw new AppError('ACCESS.FORBIDDEN');
  if (!caller.companyId) throw new AppError('NOT_FOUND');
  const { paymentAccountId } = await getManagedCompany(caller, caller.companyId);
  const account = paymentAccountId ? await findPayoutAccount(paymentAccountId) : undefined;
  if (!account?.isReady) throw new AppError('PAYOUTS.NOT_READY');
  return { data: [await createDashboardLink(account.id)] };
};

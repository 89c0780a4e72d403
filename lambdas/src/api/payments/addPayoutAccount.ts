import { AppError } from '@bloomkin/shared/errors.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import type * as routes from '@bloomkin/shared/routes/payments.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { type CompanyItem, setPayoutsReady } from '#model/companies/companyEntity.ts';
import { saveAccount } from '#model/payments/payouts/paymentAccountEntity.ts';
import { findUser } from '#model/users/userEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import {
  createDashboardLink,
  createOnboardingLink,
  createPayoutAccount,
  findPayoutAccount,
} from '#platform/services/payoutAccounts.ts';
import { setting } from '#platform/settings.ts';
import { tellOwnerOfReplacement } from './accountNotices.ts';
import { getManagedCompany } from './managedCompany.ts';

/** A link to the provider's onboarding, or to the dashboard of a ready account. */
export const addPayoutAccount: Handler<typeof routes.addPayoutAccount> = async ({ body, caller, now }) => {
  const company = await getManagedCompany(caller, body.company_id);
  const wanted = body.stripe_id;
  const accountId =
    wanted && wanted !== company.paymentAccountId
      ? await connectExisting(company, wanted, caller, now)
      : (company.paymentAccountId ?? (await connectNew(company, caller)));
  return { data: [await createLink(accountId, company, caller)] };
};

async function connectNew(company: CompanyItem, caller: Caller): Promise<string> {
  const owner = company.ownerId ? await findUser(company.ownerId) : undefined;
  const { id: companyId, brand: name } = company;
  const id = await createPayoutAccount({ companyId, name, email: owner?.active ? owner.email : '' });
  const failed = await saveAccount(company, { id, isReady: false });
  if (failed && (await getManagedCompany(caller, companyId)).paymentAccountId !== id)
    throw new AppError('CONFLICT.BUSY');
  return id;
}

/** Accepts only accounts that the platform created for this company; only admins replace one. */
async function connectExisting(
  company: CompanyItem,
  accountId: string,
  caller: Caller,
  now: Date,
): Promise<string> {
  if (company.paymentAccountId && !isAdmin(caller)) throw new AppError('ACCESS.FORBIDDEN');
  const account = await findPayoutAccount(accountId);
  if (account?.companyId !== company.id) throw new AppError('PAYOUTS.FOREIGN_ACCOUNT');
  const failed = await saveAccount(company, account);
  if (failed) throw new AppError(failed === 'taken' ? 'PAYOUTS.FOREIGN_ACCOUNT' : 'CONFLICT.BUSY');
  if (company.paymentAccountId) await tellOwnerOfReplacement(company, accountId, now);
  return accountId;
}

async function createLink(accountId: string, company: CompanyItem, caller: Caller): Promise<string> {
  const account = await findPayoutAccount(accountId);
  const isReady = account?.isReady ?? false;
  if (isReady !== company.chargesEnabled) await setPayoutsReady(company.id, { id: accountId, isReady });
  const page = `${setting('SITE_URL')}${isAdmin(caller) ? paths.companyStatement(company.id) : paths.statement()}`;
  if (isReady) return isAdmin(caller) ? page : createDashboardLink(accountId);
  return createOnboardingLink(accountId, {
    returnUrl: `${page}?payouts=back`,
    refreshUrl: `${page}?payouts=again`,
  });
}

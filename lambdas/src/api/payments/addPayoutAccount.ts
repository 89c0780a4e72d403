import { AppError } from '@bloomkin/shared/errors.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import type * as routes from '@bloomkin/shared/routes/payments.ts';
import { canEditCompany, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { isMobile } from '@bloomkin/shared/rules/phone.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyItem, setPayoutsReady } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { addMessage } from '#model/messages/messageEntity.ts';
import { saveAccount } from '#model/payments/payouts/paymentAccountEntity.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { requirePayoutFactors } from '#model/users/secondFactor.ts';
import { findUser } from '#model/users/userEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import {
  createDashboardLink,
  createOnboardingLink,
  createPayoutAccount,
  findPayoutAccount,
} from '#platform/services/payoutAccounts.ts';
import { setting } from '#platform/settings.ts';
import { transact } from '#platform/table/transact.ts';

/** A link to the provider's onboarding, or to the dashboard of a ready account. */
export const addPayoutAccount: UserHandler<typeof routes.addPayoutAccount> = async ({
  body,
  caller,
  now,
}) => {
  const company = await getManagedCompany(caller, body.company_id);
  // The first account has no money yet to be led away.
  if (company.paymentAccountId) requirePayoutFactors(caller, now);
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
  if (company.paymentAccountId) await notifyOwnerOfReplacement(company, accountId, now);
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

/** Only for the florist: the dashboard shows bank details. */
export const openPayoutDashboard: UserHandler<typeof routes.openPayoutDashboard> = async ({
  caller,
  now,
}) => {
  if (isAdmin(caller)) throw new AppError('ACCESS.FORBIDDEN');
  requirePayoutFactors(caller, now);
  if (!caller.companyId) throw new AppError('NOT_FOUND');
  const { paymentAccountId } = await getManagedCompany(caller, caller.companyId);
  const account = paymentAccountId ? await findPayoutAccount(paymentAccountId) : undefined;
  if (!account?.isReady) throw new AppError('PAYOUTS.NOT_READY');
  return { data: [await createDashboardLink(account.id)] };
};

const subject = 'Your payout account was replaced';
const sms =
  'Bloomkin: an admin connected another payout account to your shop. If you did not ask for that, write to us at once.';

/** Lets a florist notice an account that is not theirs; by text message without an e-mail. */
async function notifyOwnerOfReplacement(
  { ownerId, brand }: CompanyItem,
  accountId: string,
  now: Date,
): Promise<void> {
  const owner = ownerId ? await findUser(ownerId) : undefined;
  if (!owner?.active) return;
  const paragraphs = [
    `An admin of Bloomkin connected another payout account to ${brand}. From now on its card payments go there.`,
    'If you did not ask for that, write to us at once.',
  ];
  await addMessage(
    owner.id,
    `payouts_${accountId}`,
    { subject, text: paragraphs.join(' '), path: paths.statement() },
    now,
  );
  const phone = owner.email === '' && isMobile(owner.phone) ? owner.phone : '';
  const notice = { kind: 'notice', email: owner.email, phone, subject, paragraphs, sms } as const;
  if (owner.email || phone) await transact({ notice: putOutgoing(notice, now) });
}

/** Consistent: decides about money. */
async function getManagedCompany(caller: Caller, id: CompanyId): Promise<CompanyItem> {
  const loaded = canEditCompany(caller, id) ? await findCompany(id, { consistent: true }) : undefined;
  if (!loaded) throw new AppError('NOT_FOUND');
  return loaded.company;
}

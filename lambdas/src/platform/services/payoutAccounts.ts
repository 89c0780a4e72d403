import { isRefused, stripe } from './stripeClient.ts';

export interface PayoutAccount {
  id: string;
  /** Undefined for an account that is not ours. */
  companyId: string | undefined;
  /** May receive transfers. */
  isReady: boolean;
}

export interface NewPayoutAccount {
  companyId: string;
  name: string;
  email: string;
}

/** Accounts v2 with Stripe's own dashboard; idempotent by company. */
export async function createPayoutAccount({ companyId, name, email }: NewPayoutAccount): Promise<string> {
  const provider = await stripe();
  const account = await provider.v2.core.accounts.create(
    {
      dashboard: 'express',
      display_name: name,
      ...(email && { contact_email: email }),
      identity: { country: 'au' },
      configuration: {
        recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
      },
      defaults: {
        currency: 'aud',
        responsibilities: { fees_collector: 'application', losses_collector: 'application' },
      },
      metadata: { company_id: companyId },
    },
    { idempotencyKey: `account_${companyId}` },
  );
  return account.id;
}

/** Undefined for an account that the platform does not know. */
export async function findPayoutAccount(id: string): Promise<PayoutAccount | undefined> {
  const provider = await stripe();
  try {
    const account = await provider.v2.core.accounts.retrieve(id, { include: ['configuration.recipient'] });
    const transfers = account.configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers;
    return {
      id: account.id,
      companyId: account.metadata?.company_id,
      isReady: transfers?.status === 'active',
    };
  } catch (error) {
    if (isRefused(error) || isUnknownAccount(error)) return undefined;
    throw error;
  }
}

/** Stripe hides accounts of other platforms behind a permission error. */
const isUnknownAccount = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && (error.statusCode === 403 || error.statusCode === 404);

/** Single use; expires within minutes. */
export async function createOnboardingLink(
  accountId: string,
  { returnUrl, refreshUrl }: { returnUrl: string; refreshUrl: string },
): Promise<string> {
  const provider = await stripe();
  const { url } = await provider.v2.core.accountLinks.create({
    account: accountId,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        refresh_url: refreshUrl,
        return_url: returnUrl,
      },
    },
  });
  return url;
}

export async function createDashboardLink(accountId: string): Promise<string> {
  const provider = await stripe();
  return (await provider.accounts.createLoginLink(accountId)).url;
}

import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { newId } from '#newId.ts';
import { type Account, transfersStatus } from '#objects/account.ts';
import { Metadata } from '#objects/stripeObject.ts';
import { nowSeconds, type PaymentsContext } from '#paymentsContext.ts';
import { invalidRequest, noSuch } from '#stripeFault.ts';

const Include = z
  .array(
    z.enum([
      'configuration.customer',
      'configuration.merchant',
      'configuration.recipient',
      'defaults',
      'future_requirements',
      'identity',
      'requirements',
    ]),
  )
  .optional();
type Include = z.output<typeof Include>;

const requested = z.strictObject({ requested: z.boolean() });

const CreateAccount = z.strictObject({
  include: Include,
  contact_email: z.email().optional(),
  contact_phone: z.string().optional(),
  dashboard: z.enum(['express', 'full', 'none']).optional(),
  display_name: z.string().max(200).optional(),
  configuration: z
    .strictObject({
      recipient: z.strictObject({
        capabilities: z
          .strictObject({
            stripe_balance: z.strictObject({ stripe_transfers: requested.optional() }).optional(),
          })
          .optional(),
      }),
    })
    .optional(),
  defaults: z.record(z.string(), z.unknown()).optional(),
  identity: z.looseObject({ country: z.string().toLowerCase() }).optional(),
  metadata: Metadata.optional(),
});
type CreateAccount = z.output<typeof CreateAccount>;

const purpose = z.strictObject({
  refresh_url: z.url(),
  return_url: z.url().optional(),
  configurations: z.array(z.string()).optional(),
  collection_options: z.record(z.string(), z.unknown()).optional(),
});

const CreateLink = z.strictObject({
  account: z.string(),
  use_case: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('account_onboarding'), account_onboarding: purpose }),
    z.strictObject({ type: z.literal('account_update'), account_update: purpose }),
  ]),
});

const linkLivesMs = 5 * 60_000;

export const accounts = [
  endpoint('POST', '/v2/core/accounts', CreateAccount, (input, _, payments) => {
    const account = newAccount(input, payments);
    payments.store.accounts.set(account.id, account);
    return toApiAccount(account, input.include);
  }),

  endpoint('GET', '/v2/core/accounts/{id}', z.strictObject({ include: Include }), (input, id, payments) =>
    toApiAccount(getAccount(payments, id), input.include),
  ),

  endpoint('POST', '/v2/core/account_links', CreateLink, (input, _, payments) => {
    getAccount(payments, input.account);
    const { use_case: useCase } = input;
    const urls = useCase.type === 'account_update' ? useCase.account_update : useCase.account_onboarding;
    const token = newId('', 32);
    const expiresAtMs = payments.now() + linkLivesMs;
    payments.store.accountLinks.set(token, {
      token,
      account: input.account,
      returnUrl: urls.return_url ?? null,
      refreshUrl: urls.refresh_url,
      expiresAtMs,
      used: false,
    });
    return {
      object: 'v2.core.account_link',
      account: input.account,
      created: new Date(payments.now()).toISOString(),
      expires_at: new Date(expiresAtMs).toISOString(),
      livemode: false,
      url: `${payments.publicUrl()}/_local/connect/${token}`,
      use_case: useCase,
    };
  }),

  endpoint('POST', '/v1/accounts/{id}/login_links', z.strictObject({}), (_, id, payments) => {
    const account = getAccount(payments, id);
    if (account.dashboard !== 'express')
      throw invalidRequest('Login links can only be created for accounts with the Express Dashboard.');
    if (transfersStatus(account) !== 'active')
      throw invalidRequest('Cannot create a login link for an account that has not completed onboarding.');
    return {
      object: 'login_link',
      created: nowSeconds(payments),
      url: `${payments.publicUrl()}/_local/payouts/${id}`,
    };
  }),
];

function getAccount({ store }: PaymentsContext, id: string): Account {
  const account = store.accounts.get(id);
  if (!account) throw noSuch('account', id, 'account');
  return account;
}

function newAccount(input: CreateAccount, { now }: PaymentsContext): Account {
  const { configuration, identity } = input;
  if (identity && identity.country !== 'au')
    throw invalidRequest('Only Australian accounts are played here.', { param: 'identity.country' });
  const wished = configuration?.recipient.capabilities?.stripe_balance?.stripe_transfers?.requested;
  const transfers = {
    status: 'restricted' as const,
    status_details: [{ code: 'requirements_past_due', resolution: 'provide_info' }],
  };
  return {
    id: newId('acct_', 16),
    object: 'v2.core.account',
    applied_configurations: configuration ? ['recipient'] : [],
    configuration: configuration
      ? {
          recipient: {
            applied: true,
            capabilities: { stripe_balance: wished ? { stripe_transfers: transfers } : {} },
          },
        }
      : {},
    contact_email: input.contact_email ?? null,
    created: new Date(now()).toISOString(),
    dashboard: input.dashboard ?? null,
    defaults: input.defaults ?? null,
    display_name: input.display_name ?? null,
    identity: identity ?? null,
    livemode: false,
    metadata: input.metadata ?? {},
  };
}

/** The v2 API returns larger parts only on request. */
function toApiAccount(account: Account, include: Include = []): object {
  const status = transfersStatus(account);
  const due = status !== undefined && status !== 'active';
  return {
    ...account,
    configuration: include.includes('configuration.recipient') ? account.configuration : null,
    defaults: include.includes('defaults') ? account.defaults : null,
    identity: include.includes('identity') ? account.identity : null,
    requirements: include.includes('requirements') ? requirements(due) : null,
    future_requirements: null,
  };
}

const requirements = (due: boolean) => ({
  collector: 'stripe',
  entries: due ? [{ awaiting_action_from: 'user', description: 'identity.individual' }] : [],
  summary: due ? { minimum_deadline: { status: 'currently_due' } } : null,
});

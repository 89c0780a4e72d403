import type { PaymentsContext } from './paymentsContext.ts';

export interface ReadyAccount {
  id: string;
  companyId: string;
  name: string;
}

/** Accounts that were onboarded before. */
export function rememberAccounts({ store, now }: PaymentsContext, accounts: readonly ReadyAccount[]): void {
  const transfers = { status: 'active' as const, status_details: [] };
  store.file.together(() => {
    for (const { id, companyId, name } of accounts)
      store.accounts.set(id, {
        id,
        object: 'v2.core.account',
        applied_configurations: ['recipient'],
        configuration: {
          recipient: { applied: true, capabilities: { stripe_balance: { stripe_transfers: transfers } } },
        },
        contact_email: null,
        created: new Date(now()).toISOString(),
        dashboard: 'express',
        defaults: null,
        display_name: name,
        identity: { country: 'au' },
        livemode: false,
        metadata: { company_id: companyId },
      });
  });
}

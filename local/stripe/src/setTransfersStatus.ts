import type { Account, TransfersStatus } from './objects/account.ts';
import type { PaymentsContext } from './paymentsContext.ts';
import { recordCapabilityEvent } from './recordEvent.ts';

export function setTransfersStatus(payments: PaymentsContext, id: string, status: TransfersStatus): void {
  const account = payments.store.accounts.get(id);
  const recipient = account?.configuration.recipient;
  const current = recipient?.capabilities.stripe_balance.stripe_transfers;
  if (!account || !recipient || !current) throw new Error(`The account ${id} has not asked for transfers`);
  if (current.status === status) return;
  const due = [{ code: 'requirements_past_due', resolution: 'provide_info' }];
  const transfers = { status, status_details: status === 'active' ? [] : due };
  const changed: Account = {
    ...account,
    configuration: {
      recipient: { ...recipient, capabilities: { stripe_balance: { stripe_transfers: transfers } } },
    },
  };
  payments.store.file.together(() => {
    payments.store.accounts.set(id, changed);
    recordCapabilityEvent(payments, changed);
  });
}

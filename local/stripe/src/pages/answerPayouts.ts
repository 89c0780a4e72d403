import { html } from '@local/kit/html/html.ts';
import { messagePage, pageAnswer } from '@local/kit/html/pageAnswer.ts';
import type { ServiceResponse } from '@local/kit/serviceEmulator.ts';
import { transfersStatus } from '#objects/account.ts';
import type { PaymentsContext } from '#paymentsContext.ts';
import { formatAmount } from './formatAmount.ts';

export function answerPayouts(accountId: string, { store }: PaymentsContext): ServiceResponse {
  const account = store.accounts.get(accountId);
  if (!account) return messagePage(404, 'No such account', 'The address is not one of this local run.');
  const transfers = [...store.transfers.values()]
    .filter(({ destination }) => destination === accountId)
    .reverse();
  const netCents = transfers.map(({ amount, amount_reversed: back }) => amount - back);
  const rows = transfers.map(
    (transfer) =>
      html`<tr><td>${new Date(transfer.created * 1000).toISOString().slice(0, 10)}</td><td>${transfer.transfer_group ?? transfer.id}</td><td class="money">${formatAmount(transfer.amount - transfer.amount_reversed)}</td></tr>`,
  );
  return pageAnswer({
    title: 'Payouts – local run',
    main: html`
<section class="card">
<h1>Payouts</h1>
<p class="notice">This page stands in for the seller’s dashboard with the payment provider.</p>
<p>Account <code>${account.id}</code>, transfers ${transfersStatus(account) ?? 'not asked for'}</p>
<p><span class="quiet">Handed on</span><br><strong class="amount">${formatAmount(netCents.reduce((sum, cents) => sum + cents, 0))}</strong></p>
<table><thead><tr><th scope="col">Day</th><th scope="col">Order</th><th scope="col" class="money">Amount</th></tr></thead><tbody>${rows}</tbody></table>
</section>`,
  });
}

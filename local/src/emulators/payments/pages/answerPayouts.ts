import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ServiceResponse } from '#aws/serviceEmulator.ts';
import { transfersStatus } from '#emulators/payments/objects/account.ts';
import type { PaymentsContext } from '#emulators/payments/paymentsContext.ts';
import { html } from '#html/html.ts';
import { messagePage, pageAnswer } from '#html/pageAnswer.ts';

export function answerPayouts(accountId: string, { store }: PaymentsContext): ServiceResponse {
  const account = store.accounts.get(accountId);
  if (!account) return messagePage(404, 'No such account', 'The address is not one of this local run.');
  const transfers = [...store.transfers.values()]
    .filter(({ destination }) => destination === accountId)
    .reverse();
  const netCents = transfers.map(({ amount, amount_reversed: back }) => amount - back);
  const rows = transfers.map(
    (transfer) =>
      html`<tr><td>${utcDay(transfer.created * 1000)}</td><td>${transfer.transfer_group ?? transfer.id}</td><td class="money">${formatMoney(transfer.amount - transfer.amount_reversed)}</td></tr>`,
  );
  return pageAnswer({
    title: 'Payouts – local run',
    main: html`
<section class="card">
<h1>Payouts</h1>
<p class="notice">This page stands in for the florist’s dashboard with the payment provider.</p>
<p>Account <code>${account.id}</code>, transfers ${transfersStatus(account) ?? 'not asked for'}</p>
<p><span class="quiet">Handed on</span><br><strong class="amount">${formatMoney(netCents.reduce((sum, cents) => sum + cents, 0))}</strong></p>
<table><thead><tr><th scope="col">Day</th><th scope="col">Order</th><th scope="col" class="money">Amount</th></tr></thead><tbody>${rows}</tbody></table>
</section>`,
  });
}

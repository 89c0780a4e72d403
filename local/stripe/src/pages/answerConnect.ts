import { html } from '@local/kit/html/html.ts';
import { messagePage, pageAnswer, redirect } from '@local/kit/html/pageAnswer.ts';
import { readForm } from '@local/kit/html/readForm.ts';
import type { ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import type { Account, AccountLink } from '#objects/account.ts';
import type { PaymentsContext } from '#paymentsContext.ts';
import { setTransfersStatus } from '#setTransfersStatus.ts';

/** Stands for the provider's onboarding form. */
export async function answerConnect(
  request: ServiceRequest,
  token: string,
  payments: PaymentsContext,
): Promise<ServiceResponse> {
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  const link = payments.store.accountLinks.get(token);
  const account = link && payments.store.accounts.get(link.account);
  if (!account) return messagePage(404, 'No such link', 'The address is not one of this local run.');
  if (link.used || link.expiresAtMs <= payments.now()) return redirect(link.refreshUrl);
  if (!form) return connectPage(account, link);
  payments.store.accountLinks.set(token, { ...link, used: true });
  if (!form.has('later')) setTransfersStatus(payments, account.id, 'active');
  return redirect(link.returnUrl ?? '/');
}

const connectPage = (account: Account, { returnUrl, refreshUrl }: AccountLink) =>
  pageAnswer({
    title: 'Payout account – local run',
    leadsTo: [returnUrl, refreshUrl],
    main: html`
<section class="card narrow">
<h1>Payout account</h1>
<p class="notice">This page stands in for the payment provider on this machine: no details are asked for.</p>
<p>${account.display_name ?? account.contact_email ?? 'This seller'} wants to be paid out. Account <code>${account.id}</code></p>
<form method="post" class="fields"><div class="row">
<button class="first" type="submit">Give all details</button>
<button type="submit" name="later" value="1">Later</button>
</div></form>
</section>`,
  });

import { html } from '@local/kit/html/html.ts';
import { messagePage, pageAnswer, redirect } from '@local/kit/html/pageAnswer.ts';
import { readForm } from '@local/kit/html/readForm.ts';
import type { ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import type { LineItem, Session, SessionRecord } from '#objects/session.ts';
import { payByCard } from '#payByCard.ts';
import type { PaymentsContext } from '#paymentsContext.ts';
import { testCards } from '#testCards.ts';
import { formatAmount } from './formatAmount.ts';

interface TypedCard {
  card: string;
  name: string;
  expiry: string;
  cvc: string;
}

/** Any value: only the number decides. */
const emptyCard: TypedCard = { card: '', name: '', expiry: '12/34', cvc: '123' };

function payPage(
  { session, lines, intent }: SessionRecord,
  typed = emptyCard,
  decline?: string,
): ServiceResponse {
  const amount = formatAmount(session.amount_total);
  const title = decline ? `Card refused – pay ${amount}` : `Pay ${amount}`;
  return pageAnswer({
    title: `${title} – local card page`,
    status: decline ? 402 : 200,
    leadsTo: [session.success_url, session.cancel_url],
    main: html`
<section class="card narrow">
<h1>Local card page</h1>
<p class="notice">This page stands in for the payment provider on this machine. No real card is charged: use a test card.</p>
${decline === undefined ? undefined : html`<p class="alert" role="alert" id="decline">${decline}</p>`}
<p><span class="quiet">To pay</span><br><strong class="amount">${amount}</strong></p>
${order(session, intent.description ?? `Order ${session.client_reference_id ?? session.id}`, lines)}
${form(session, typed, decline !== undefined)}
</section>
${knownCards}`,
  });
}

function order(session: Session, title: string, lines: readonly LineItem[]) {
  const rows = lines.map(
    (line) =>
      html`<tr><td>${line.quantity} × ${line.description}</td><td class="money">${formatAmount(line.amount_total)}</td></tr>`,
  );
  return html`
<p class="small quiet">${title}${
    session.customer_email ? html`, receipt to ${session.customer_email}` : undefined
  }</p>
<table><thead><tr><th scope="col">Item</th><th scope="col" class="money">Price</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function form({ amount_total: cents, cancel_url: cancelUrl }: Session, typed: TypedCard, refused: boolean) {
  const invalid = refused ? html` aria-invalid="true" aria-describedby="decline" autofocus` : undefined;
  return html`
<form method="post" class="fields">
<div><label for="card">Card number</label><input id="card" name="card" required inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" value="${typed.card}"${invalid}></div>
<div class="two">
<div><label for="expiry">Expiry (MM/YY)</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" value="${typed.expiry}"></div>
<div><label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" value="${typed.cvc}"></div>
</div>
<div><label for="name">Name on card</label><input id="name" name="name" autocomplete="cc-name" value="${typed.name}"></div>
<div class="row">
<button class="first" type="submit">Pay ${formatAmount(cents)}</button>
${cancelUrl === null ? undefined : html`<button type="submit" name="cancel" value="1" formnovalidate>Cancel</button>`}
</div>
</form>`;
}

const knownCards = html`
<section class="card narrow">
<h2>Test cards</h2>
<table><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead><tbody>
${testCards.map(({ number, says }) => html`<tr><td><code>${number}</code></td><td>${says}</td></tr>`)}
</tbody></table>
</section>`;

function closedPage({ status, success_url: successUrl, cancel_url: cancelUrl, id }: Session, answer: number) {
  if (status === 'complete') {
    const back = html`<p><a class="button first" href="${fillSessionId(successUrl, id)}">Back to the shop</a></p>`;
    return messagePage(answer, 'This order is already paid', 'Nothing was charged a second time.', back);
  }
  const text =
    'Its time is over, or the order was changed or canceled. Start the payment again from the shop.';
  const back = html`<p><a class="button first" href="${cancelUrl ?? '/'}">Back to the shop</a></p>`;
  return messagePage(answer, 'This payment page has ended', text, back);
}

const fillSessionId = (url: string, sessionId: string) =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(sessionId));

/** A canceled session stays open, as with the provider. */
export async function answerPay(
  request: ServiceRequest,
  sessionId: string,
  payments: PaymentsContext,
): Promise<ServiceResponse> {
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  const record = payments.store.sessions.get(sessionId);
  if (!record) return messagePage(404, 'No such payment page', 'The address is not one of this local run.');
  const { session } = record;
  if (form?.has('cancel') && session.cancel_url) return redirect(session.cancel_url);
  if (session.status !== 'open') return closedPage(session, form ? 409 : 200);
  if (!form) return payPage(record);
  const typed: TypedCard = {
    card: form.get('card') ?? '',
    name: form.get('name') ?? '',
    expiry: form.get('expiry') ?? emptyCard.expiry,
    cvc: form.get('cvc') ?? emptyCard.cvc,
  };
  const outcome = payByCard(payments, record, typed.card);
  if (!outcome.paid) return payPage(record, typed, outcome.message);
  return redirect(fillSessionId(session.success_url, sessionId));
}

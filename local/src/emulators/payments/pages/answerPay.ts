import type { ServiceRequest, ServiceResponse } from '#aws/serviceEmulator.ts';
import { payByCard } from '#emulators/payments/payByCard.ts';
import type { PaymentsContext } from '#emulators/payments/paymentsContext.ts';
import { messagePage, redirect } from '#html/pageAnswer.ts';
import { readForm } from '#html/readForm.ts';
import { closedPage, emptyCard, fillSessionId, payPage, type TypedCard } from './payPage.ts';

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

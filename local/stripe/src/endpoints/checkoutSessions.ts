import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { expandable, formInt, formMetadata, listFields } from '#formValues.ts';
import { listAnswer } from '#listAnswer.ts';
import { newId } from '#newId.ts';
import type { LineItem, SessionRecord } from '#objects/session.ts';
import { nowSeconds, type PaymentsContext } from '#paymentsContext.ts';
import { expireSession } from '#sessionLife.ts';
import { invalidRequest, noSuch } from '#stripeFault.ts';

const Line = z.strictObject({
  quantity: formInt.pipe(z.int().min(1)),
  price_data: z.strictObject({
    currency: z.string().toLowerCase().length(3),
    unit_amount: formInt.pipe(z.int().min(0).max(99_999_999)),
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: z.string().optional(),
      images: z.array(z.url()).max(8).optional(),
      metadata: formMetadata.optional(),
    }),
  }),
});

/** Only the parameters our code uses; others are refused as unknown. */
const CreateSession = z.strictObject({
  ...expandable,
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').optional(),
  allowed_payment_method_types: z.array(z.enum(['card'])).optional(),
  line_items: z.array(Line).min(1).max(100),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  expires_at: formInt.optional(),
  locale: z.string().optional(),
  metadata: formMetadata.optional(),
  payment_intent_data: z
    .strictObject({
      description: z.string().optional(),
      metadata: formMetadata.optional(),
      transfer_group: z.string().optional(),
    })
    .optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
});
type CreateSession = z.output<typeof CreateSession>;

const minute = 60;
const day = 24 * 60 * minute;
/** The provider's minimum for AUD. */
const minCents = 50;
const maxCents = 99_999_999;

function newSession(input: CreateSession, payments: PaymentsContext): SessionRecord {
  const created = nowSeconds(payments);
  const id = newId('cs_test_', 58);
  const lines = input.line_items.map(toLine);
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const { payment_intent_data: intent } = input;
  return {
    session: {
      id,
      object: 'checkout.session',
      allowed_payment_method_types: input.allowed_payment_method_types ?? null,
      amount_subtotal: total,
      amount_total: total,
      cancel_url: input.cancel_url ?? null,
      client_reference_id: input.client_reference_id ?? null,
      created,
      currency: oneCurrency(lines, total),
      customer: null,
      customer_details: input.customer_email ? { email: input.customer_email, name: null } : null,
      customer_email: input.customer_email ?? null,
      expires_at: expiry(input.expires_at, created),
      livemode: false,
      metadata: input.metadata ?? {},
      mode: 'payment',
      payment_intent: null,
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      status: 'open',
      success_url: input.success_url,
      ui_mode: 'hosted_page',
      url: `${payments.publicUrl()}/_local/pay/${id}`,
    },
    lines,
    intent: {
      description: intent?.description ?? null,
      metadata: intent?.metadata ?? {},
      transfer_group: intent?.transfer_group ?? null,
    },
  };
}

function toLine({ quantity, price_data: price }: z.output<typeof Line>): LineItem {
  const amount = quantity * price.unit_amount;
  return {
    id: newId('li_'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: price.product_data.name,
    quantity,
  };
}

function oneCurrency(lines: readonly LineItem[], totalCents: number): string {
  const [currency = '', ...others] = new Set(lines.map((line) => line.currency));
  if (others.length > 0) throw invalidRequest('All line items must have the same currency.');
  if (currency !== 'aud') throw invalidRequest(`Only aud is played here, not ${currency}.`);
  if (totalCents < minCents)
    throw invalidRequest("The Checkout Session's total amount must convert to at least 50 cents.", {
      code: 'amount_too_small',
    });
  if (totalCents > maxCents)
    throw invalidRequest("The Checkout Session's total amount must be no more than $999,999.99 aud.", {
      code: 'amount_too_large',
    });
  return currency;
}

function expiry(wanted: number | undefined, created: number): number {
  if (wanted === undefined) return created + day;
  const fault = (rule: string) =>
    invalidRequest(`The \`expires_at\` timestamp must be ${rule} from Checkout Session creation.`, {
      param: 'expires_at',
    });
  if (wanted < created + 30 * minute) throw fault('at least 30 minutes');
  if (wanted > created + day) throw fault('less than 24 hours');
  return wanted;
}

const path = '/v1/checkout/sessions';
const Retrieve = z.strictObject(expandable);
function getSession({ store }: PaymentsContext, id: string): SessionRecord {
  const record = store.sessions.get(id);
  if (!record) throw noSuch('checkout.session', id, 'session');
  return record;
}

export const checkoutSessions = [
  endpoint('POST', path, CreateSession, (input, _, payments) => {
    const record = newSession(input, payments);
    payments.store.sessions.set(record.session.id, record);
    return record.session;
  }),

  endpoint('GET', `${path}/{id}`, Retrieve, (_, id, payments) => getSession(payments, id).session),

  endpoint('GET', path, z.strictObject(listFields), (input, _, { store }) => {
    const all = [...store.sessions.values()].map(({ session }) => session);
    return listAnswer(path, all, input);
  }),

  endpoint('POST', `${path}/{id}/expire`, Retrieve, (_, id, payments) => {
    const { status } = getSession(payments, id).session;
    const expired = expireSession(payments, id);
    if (!expired)
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
      );
    return expired;
  }),
];

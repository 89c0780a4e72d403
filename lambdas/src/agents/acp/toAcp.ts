import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { DeliveryOption } from '#agents/core/deliveryOption.ts';
import { continueUrl, documentUrl, photoUrl } from '#agents/core/links.ts';
import { orderUrl } from '#agents/core/orderFacts.ts';
import { isWarning, type Problem, type ProblemCode } from '#agents/core/problems.ts';
import type { Quote } from '#agents/core/quote.ts';
import { giftName } from '#agents/ucp/capabilities.ts';
import { type AgentSession, expiresAt } from '#model/agents/agentSessionEntity.ts';
import { shownPhoto } from '#model/products/productSizes.ts';
import { type AcpSent, BuyerEcho, DetailsEcho } from './inputs.ts';

export const acpVersion = '2026-04-17';

export interface AcpMessage {
  type: 'error' | 'warning' | 'info';
  code?: string;
  content_type: 'plain';
  content: string;
  param?: string;
  resolution?: 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review';
}

const problemCodes: Readonly<Record<ProblemCode, readonly [code: string, param: string]>> = {
  item_unavailable: ['out_of_stock', '$.line_items'],
  several_florists: ['unsupported', '$.line_items'],
  minimum_order: ['minimum_not_met', '$.line_items'],
  too_dear: ['maximum_exceeded', '$.line_items'],
  destination_missing: ['missing', '$.fulfillment_details.address'],
  street_missing: ['missing', '$.fulfillment_details.address.line_one'],
  address_undeliverable: ['region_restricted', '$.fulfillment_details.address'],
  no_window: ['unsupported', '$.fulfillment_options'],
  window_missing: ['missing', '$.selected_fulfillment_options'],
  window_full: ['conflict', '$.selected_fulfillment_options'],
  cutoff_passed: ['expired', '$.selected_fulfillment_options'],
  window_unknown: ['invalid', '$.selected_fulfillment_options'],
  window_moved: ['', '$.selected_fulfillment_options'],
  card_too_long: ['maximum_exceeded', `$.metadata['${giftName}'].card.message`],
  note_too_long: ['maximum_exceeded', '$.order_notes'],
  code_refused: ['discount_code_invalid', '$.coupons[0]'],
  code_not_combined: ['discount_code_combination_disallowed', '$.coupons'],
  buyer_missing: ['missing', '$.buyer'],
  buyer_known: ['requires_sign_in', '$.buyer.email'],
  order_refused: ['invalid', '$'],
  payment_missing: ['missing', '$.payment_data'],
  payment_failed: ['payment_declined', '$.payment_data'],
};

export function toAcpMessage(problem: Problem): AcpMessage {
  const { code, text, index } = problem;
  const [name, place] = problemCodes[code];
  const param = index === undefined ? place : `${place}[${index}]`;
  // Warnings have a closed list of codes; a hint has none.
  if (name === '') return { type: 'info', param, content_type: 'plain', content: text };
  if (isWarning(problem)) return { type: 'warning', code: name, param, content_type: 'plain', content: text };
  return errorMessage(name, text, param);
}

export const errorMessage = (
  code: string,
  content: string,
  param?: string,
  resolution: AcpMessage['resolution'] = 'recoverable',
): AcpMessage => ({
  type: 'error',
  code,
  ...{ content_type: 'plain' as const, content, resolution },
  ...(param !== undefined && { param }),
});

const total = (type: string, display_text: string, amount: number) => ({ type, display_text, amount });

/** Keeps only the fields that ACP’s closed objects name. */
export function toSession(quote: Quote, sent: AcpSent, more: readonly AcpMessage[] = []): object {
  const { session, selected, seller } = quote;
  const { data: buyer } = BuyerEcho.safeParse(sent.buyer);
  const { data: details } = DetailsEcho.safeParse(sent.fulfillment_details);
  const messages = [
    ...more,
    ...quote.problems.map(toAcpMessage),
    ...(sent.buyer?.email && !buyer
      ? [errorMessage('invalid', 'That is not an e-mail address', '$.buyer.email')]
      : []),
  ];
  const status = toStatus(session, messages);
  return {
    id: session.id,
    protocol: { version: acpVersion },
    capabilities: { payment: { handlers: [] }, interventions: { supported: [] }, extensions: [giftName] },
    status,
    currency: 'aud',
    ...(quote.options[0] && { timezone: quote.options[0].timeZone }),
    ...(buyer && { buyer }),
    line_items: quote.lines.map((line) => toLine(line, seller?.company.brand)),
    ...(details && { fulfillment_details: details }),
    fulfillment_options: quote.options.map(toOption),
    ...(selected && {
      selected_fulfillment_options: [
        {
          type: 'local_delivery',
          option_id: selected.id,
          item_ids: quote.lines.map(({ variantId }) => variantId),
        },
      ],
    }),
    totals: toTotals(quote),
    messages: status === 'requires_escalation' ? [...messages, payOnSite] : messages,
    links: legalLinks(),
    created_at: session.createdAt,
    updated_at: session.updatedAt,
    expires_at: expiresAt(session).toISOString(),
    continue_url: continueUrl(session),
    ...(sent.metadata && { metadata: sent.metadata }),
    ...toConfirmation(session),
  };
}

function toStatus({ status }: AgentSession, messages: readonly AcpMessage[]): string {
  if (status === 'completing') return 'complete_in_progress';
  if (status !== 'open') return status;
  return messages.some(({ type }) => type === 'error') ? 'not_ready_for_payment' : 'requires_escalation';
}

const legalLinks = () => [
  { type: 'terms_of_use', url: documentUrl('user_agreement') },
  { type: 'privacy_policy', url: documentUrl('privacy') },
  { type: 'return_policy', url: documentUrl('refund') },
];

const toConfirmation = ({ id, orderId }: AgentSession) =>
  orderId && {
    order: { id: orderId, checkout_session_id: id, permalink_url: orderUrl({ id: orderId }) },
  };

const isOfGoods = ({ code }: Problem): boolean => problemCodes[code][1].startsWith('$.line_items');

/** Estimates without a delivery. */
export function toCart(quote: Quote, sent: AcpSent, more: readonly AcpMessage[] = []): object {
  const { session, seller } = quote;
  const { data: buyer } = BuyerEcho.safeParse(sent.buyer);
  return {
    id: session.id,
    line_items: quote.lines.map((line) => toLine(line, seller?.company.brand)),
    ...(buyer && { buyer }),
    currency: 'aud',
    totals: toTotals(quote),
    messages: [...more, ...quote.problems.filter(isOfGoods).map(toAcpMessage)],
    continue_url: continueUrl(session),
    expires_at: expiresAt(session).toISOString(),
  };
}

const payOnSite = errorMessage(
  'intervention_required',
  'Everything is ready. The buyer checks the order and pays on the market’s page, where a card, a wish for other flowers and notes on the place can be added: ACP has no fields for them.',
  undefined,
  'requires_buyer_review',
);

function toLine(
  { id, variantId, product, size, priceCents, count, discountCents }: Quote['lines'][number],
  brand: string | undefined,
) {
  const photo = shownPhoto(product, size);
  const base = priceCents * count;
  return {
    id,
    item: { id: variantId },
    quantity: count,
    name: lineTitle(product.name, size?.name),
    ...(product.description && { description: product.description.slice(0, 500) }),
    ...(photo && { images: [photoUrl(photo)] }),
    unit_amount: priceCents,
    ...(brand && { marketplace_seller_details: { name: brand } }),
    product_id: product.id,
    totals: [
      total('items_base_amount', 'Price', base),
      ...(discountCents > 0 ? [total('discount', 'Discount', discountCents)] : []),
      total('subtotal', 'Subtotal', base - discountCents),
      total('total', 'Total', base - discountCents),
    ],
  };
}

const toOption = (option: DeliveryOption) => ({
  type: 'local_delivery',
  id: option.id,
  title: option.title,
  description: `${option.orderBy}.`,
  delivery_window: { start: option.start, end: option.stop },
  totals: [total('total', 'Delivery', option.costCents)],
});

function toTotals({ goodsCents, discounts, deliveryCents, totalCents }: Quote) {
  const off = discounts.reduce((sum, { cents }) => sum + cents, 0);
  return [
    total('items_base_amount', 'Flowers', goodsCents),
    ...(off > 0 ? [total('discount', 'Discount', off)] : []),
    total('subtotal', 'Subtotal', goodsCents - off),
    ...(deliveryCents === null ? [] : [total('fulfillment', 'Delivery', deliveryCents)]),
    total('total', 'Total, any GST included', totalCents),
  ];
}

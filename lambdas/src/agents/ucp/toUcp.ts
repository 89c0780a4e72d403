import { paths } from '@bloomkin/shared/pages.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { DeliveryOption } from '#agents/core/deliveryOption.ts';
import { continueUrl, documentUrl, photoUrl, siteUrl } from '#agents/core/links.ts';
import { takesPayments } from '#agents/core/paymentHandler.ts';
import { cardMessageMax } from '#agents/core/problems.ts';
import type { Quote } from '#agents/core/quote.ts';
import type { AgentSession } from '#model/agents/agentSessionEntity.ts';
import { expiresAt } from '#model/agents/agentSessionEntity.ts';
import { shownPhoto } from '#model/products/productSizes.ts';
import { consentName, giftName, listHandlers, toEnvelope } from './capabilities.ts';
import { toConsent } from './consent.ts';
import type { Gift } from './inputs.ts';
import { error, giftPath, toMessage, type UcpMessage } from './messages.ts';
import type { Platform } from './platform.ts';
import { readSent, toFulfillment, total } from './toFulfillment.ts';

const legalLinks = () => [
  { type: 'privacy_policy', url: documentUrl('privacy') },
  { type: 'terms_of_service', url: documentUrl('user_agreement') },
  { type: 'refund_policy', url: documentUrl('refund') },
];

const toLineItem = ({ id, variantId, product, size, priceCents, count }: Quote['lines'][number]) => {
  const photo = shownPhoto(product, size);
  return {
    id,
    item: {
      id: variantId,
      title: lineTitle(product.name, size?.name),
      price: priceCents,
      ...(photo && { image_url: photoUrl(photo) }),
    },
    quantity: count,
    totals: [total('subtotal', priceCents * count), total('total', priceCents * count)],
  };
};

function toTotals({ goodsCents, discounts, deliveryCents, totalCents, seller }: Quote) {
  const gst = seller?.company.register?.gstSince ? ', GST included' : '';
  return [
    total('subtotal', goodsCents, `Flowers${gst}`),
    ...discounts.map(({ name, cents }) => total('discount', -cents, name)),
    ...(deliveryCents === null ? [] : [total('fulfillment', deliveryCents, `Delivery${gst}`)]),
    total('total', totalCents, 'Total'),
  ];
}

const toDiscounts = ({ discounts }: Quote, codes: readonly string[] | undefined) => ({
  discounts: {
    codes: codes ?? [],
    applied: discounts.map(({ name, code, cents }) => ({
      ...(code && { code }),
      title: name,
      amount: cents,
      automatic: code === null,
    })),
  },
});

/** Without the capability a consent is neither taken nor sent back. */
function toBuyer({ buyer }: ReturnType<typeof readSent>, capabilities: ReadonlySet<string>) {
  const { consent, ...contact } = buyer ?? {};
  if (capabilities.has(consentName)) return { buyer: { ...contact, consent: toConsent(consent) } };
  return buyer && { buyer: contact };
}

export function toCart(quote: Quote, { capabilities }: Platform, more: readonly UcpMessage[] = []): object {
  const { session } = quote;
  const sent = readSent(session);
  const { context, codes } = sent;
  const goods = quote.problems.filter(({ code }) => goodsCodes.has(code)).map(toMessage);
  return {
    ucp: toEnvelope(capabilities),
    id: session.id,
    ...toBuyer(sent, capabilities),
    ...(context && { context }),
    line_items: quote.lines.map(toLineItem),
    currency: 'AUD',
    totals: toTotals(quote),
    ...(capabilities.has('dev.ucp.shopping.discount') && toDiscounts(quote, codes)),
    messages: [...more, ...goods],
    links: legalLinks(),
    continue_url: continueUrl(session),
    expires_at: expiresAt(session).toISOString(),
  };
}

const goodsCodes: ReadonlySet<string> = new Set([
  'item_unavailable',
  'several_florists',
  'too_dear',
  'code_refused',
  'code_not_combined',
]);

/** Without the capability the person chooses day and window on our page. */
const fulfillmentCodes: ReadonlySet<string> = new Set([
  ...['destination_missing', 'street_missing', 'address_undeliverable', 'no_window', 'minimum_order'],
  ...['window_missing', 'window_full', 'cutoff_passed', 'window_unknown'],
]);

export function toCheckout(
  quote: Quote,
  platform: Platform,
  more: readonly UcpMessage[] = [],
): { status: string } & Record<string, unknown> {
  const { session } = quote;
  const { capabilities } = platform;
  const sent = readSent(session);
  const { context, codes, gift } = sent;
  const hasWindows = capabilities.has('dev.ucp.shopping.fulfillment');
  const hasGift = capabilities.has(giftName);
  const problems = quote.problems.filter(({ code }) => hasWindows || !fulfillmentCodes.has(code));
  const named = more.filter(({ type }) => type === 'error').map(({ path }) => path);
  const messages = [
    ...more,
    ...problems.map(toMessage).filter(({ path, code }) => code !== 'missing' || !named.includes(path)),
    ...(hasGift ? findGiftMessages(session, gift) : []),
  ];
  const status = toStatus(session, messages);
  return {
    ucp: { ...toEnvelope(capabilities), payment_handlers: listHandlers() },
    id: session.id,
    status,
    currency: 'AUD',
    ...toBuyer(sent, capabilities),
    ...(context && { context }),
    line_items: quote.lines.map(toLineItem),
    totals: toTotals(quote),
    ...(capabilities.has('dev.ucp.shopping.discount') && toDiscounts(quote, codes)),
    ...(hasWindows && { fulfillment: toFulfillment(quote, hasGift) }),
    ...(hasGift && gift && { [giftName]: toGift(gift, quote.selected) }),
    messages: status === 'requires_escalation' && !takesPayments ? [...messages, paymentOnSite] : messages,
    links: legalLinks(),
    expires_at: expiresAt(session).toISOString(),
    continue_url: continueUrl(session),
    ...(session.orderId && {
      order: { id: session.orderId, permalink_url: siteUrl(paths.order(session.orderId)) },
    }),
  };
}

const paymentOnSite = error(
  'payment_on_site',
  'Everything is ready. The buyer checks the order and pays on the market’s page.',
  undefined,
  'requires_buyer_review',
);

function toStatus({ status }: AgentSession, messages: readonly UcpMessage[]): string {
  if (status === 'completing') return 'complete_in_progress';
  if (status !== 'open') return status;
  const errors = messages.filter(({ type }) => type === 'error');
  if (errors.some(({ severity }) => severity === 'recoverable' || severity === 'unrecoverable'))
    return 'incomplete';
  return errors.length === 0 && takesPayments ? 'ready_for_complete' : 'requires_escalation';
}

const substitutions: ReadonlySet<string> = new Set([
  ...['same_colours', 'same_flowers', 'florist_choice', 'ask_me', 'none'],
]);

const detailOf: ReadonlyMap<string, string> = new Map([
  ['hospital', 'ward'],
  ['aged_care', 'room'],
  ['funeral', 'time of the service'],
  ['workplace', 'company and floor'],
]);

function findGiftMessages({ recipient }: AgentSession, gift: Gift | undefined): UcpMessage[] {
  const messages: UcpMessage[] = [];
  if (!recipient?.firstName && !recipient?.lastName)
    messages.push(error('missing', 'Say who receives the flowers', giftPath('recipient')));
  const wish = gift?.substitution;
  if (wish !== undefined && !substitutions.has(wish))
    messages.push(
      error('invalid', `Unknown wish: ${[...substitutions].join(', ')}`, giftPath('substitution')),
    );
  const place = gift?.place;
  const detail = place && detailOf.get(place.kind);
  if (detail && !place.detail && !place.name && !place.service_time)
    messages.push({
      type: 'warning',
      code: 'place_detail_missing',
      path: giftPath('place'),
      content: `Please add the ${detail}`,
    });
  return messages;
}

/** What the extension’s schema refuses is said in a message and not sent back. */
const toGift = ({ card, recipient, ...gift }: Gift, selected: DeliveryOption | undefined) => ({
  ...gift,
  ...(recipient?.first_name && { recipient }),
  ...(card &&
    ([...(card.message ?? '')].length > cardMessageMax
      ? { card: { ...card, message: undefined } }
      : { card })),
  ...(selected && {
    delivery: {
      ...gift.delivery,
      day: selected.day,
      window: { start: selected.startTime, end: selected.stopTime },
      option_id: selected.id,
      timezone: selected.timeZone,
      order_by: selected.cutoff,
    },
  }),
});

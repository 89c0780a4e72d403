import { isWarning, type Problem, type ProblemCode } from '#agents/core/problems.ts';
import type { ItemFault } from '#agents/core/variant.ts';
import { giftName } from './capabilities.ts';

export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

export interface UcpMessage {
  type: 'error' | 'warning' | 'info';
  code: string;
  content: string;
  path?: string;
  severity?: Severity;
}

const method = '$.fulfillment.methods[0]';
export const giftPath = (field: string) => `$['${giftName}'].${field}`;

const places: Readonly<Record<ProblemCode, readonly [code: string, path: string]>> = {
  item_unavailable: ['item_unavailable', '$.line_items'],
  several_florists: ['several_florists', '$.line_items'],
  minimum_order: ['minimum_order', '$.line_items'],
  too_dear: ['invalid', '$.line_items'],
  destination_missing: ['missing', `${method}.destinations`],
  street_missing: ['missing', `${method}.destinations[0].street_address`],
  address_undeliverable: ['address_undeliverable', `${method}.destinations[0]`],
  no_window: ['no_window', `${method}.groups`],
  window_missing: ['missing', `${method}.groups[0].selected_option_id`],
  window_full: ['window_full', `${method}.groups[0].selected_option_id`],
  cutoff_passed: ['cutoff_passed', `${method}.groups[0].selected_option_id`],
  window_unknown: ['invalid', `${method}.groups[0].selected_option_id`],
  window_moved: ['window_moved', `${method}.groups[0].selected_option_id`],
  card_too_long: ['too_long', giftPath('card.message')],
  note_too_long: ['too_long', giftPath('place.instructions')],
  code_refused: ['discount_code_invalid', '$.discounts.codes[0]'],
  code_not_combined: ['discount_code_combination_disallowed', '$.discounts.codes'],
  buyer_missing: ['missing', '$.buyer'],
  buyer_known: ['buyer_sign_in_required', '$.buyer.email'],
  order_refused: ['invalid', '$'],
  payment_missing: ['missing', '$.payment.instruments'],
  payment_failed: ['payment_failed', '$.payment.instruments'],
};

export function toMessage(problem: Problem): UcpMessage {
  const { code, text, index } = problem;
  const [name, place] = places[code];
  const path = index === undefined ? place : `${place}[${index}]`;
  if (isWarning(problem)) return { type: 'warning', code: name, path, content: text };
  const severity = problem.code === 'buyer_known' ? 'requires_buyer_input' : 'recoverable';
  return { type: 'error', code: name, path, content: text, severity };
}

export const toItemMessage = ({ index, code, text }: ItemFault, severity: Severity): UcpMessage => ({
  type: 'error',
  code,
  path: `$.line_items[${index}]`,
  content: text,
  severity,
});

export const error = (
  code: string,
  content: string,
  path?: string,
  severity: Severity = 'recoverable',
): UcpMessage => ({
  ...{ type: 'error' as const, code, content, severity },
  ...(path !== undefined && { path }),
});

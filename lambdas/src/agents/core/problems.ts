import type { AgentSession } from '#model/agents/agentSessionEntity.ts';

export type ProblemCode =
  | 'item_unavailable'
  | 'several_florists'
  | 'minimum_order'
  | 'too_dear'
  | 'destination_missing'
  | 'street_missing'
  | 'address_undeliverable'
  | 'no_window'
  | 'window_missing'
  | 'window_full'
  | 'cutoff_passed'
  | 'window_unknown'
  | 'window_moved'
  | 'card_too_long'
  | 'note_too_long'
  | 'code_refused'
  | 'code_not_combined'
  | 'buyer_missing'
  | 'buyer_known'
  | 'order_refused'
  | 'payment_missing'
  | 'payment_failed';

/** Worth saying, and no obstacle. */
export const isWarning = ({ code }: Problem): boolean =>
  code === 'window_moved' || code === 'code_refused' || code === 'code_not_combined';

/** What stands between the session and the payment, in the words that people read. */
export interface Problem {
  code: ProblemCode;
  text: string;
  /** Numbers the line or code. */
  index?: number;
}

export const cardMessageMax = 300;
const noteMax = 500;

/** Nothing is cut, and no code dropped unsaid. Lengths are in characters. */
export function findTextProblems({ cardMessage, note, moreCodes = [] }: AgentSession): Problem[] {
  const problems: Problem[] = moreCodes.map((code, index) => ({
    code: 'code_not_combined',
    index: index + 1,
    text: `One code per order: ${code} is not used`,
  }));
  if ([...cardMessage].length > cardMessageMax)
    problems.push({
      code: 'card_too_long',
      text: `A card takes ${cardMessageMax} characters with its signature`,
    });
  if ([...note].length > noteMax)
    problems.push({ code: 'note_too_long', text: `A note for the driver takes ${noteMax} characters` });
  return problems;
}

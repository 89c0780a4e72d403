import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { OrderClaim } from '@bloomkin/shared/schemas/claim.ts';
import type { Claim } from './orderAnswers.ts';

const toDollars = (cents: number | undefined): number | null =>
  cents === undefined ? null : centsToDollars(cents);

export const toClaim = (claim: Claim): OrderClaim => ({
  ...{ kind: claim.kind, wish: claim.wish, text: claim.text, at: claim.at, state: claim.state },
  amount: toDollars(claim.cents),
  answer_by: claim.answerBy,
  result: claim.result ?? null,
  given: toDollars(claim.givenCents),
  ...{ law: claim.law, because: claim.because, words: claim.words ?? '', by: claim.by ?? null },
  again: claim.again ?? false,
});

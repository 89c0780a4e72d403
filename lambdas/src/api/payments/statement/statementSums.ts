import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { StatementKind } from '@bloomkin/shared/schemas/statement.ts';
import type { LedgerLine, LineKind } from '#model/payments/settlement/ledgerEntity.ts';

const kinds: Readonly<Record<LineKind, StatementKind | undefined>> = {
  charge: undefined,
  sale: 'order',
  refund: 'refund',
  dispute: 'dispute',
  transfer: 'transfer',
  reversal: 'transfer',
  adjustment: 'adjustment',
};

export const getStatementKind = ({ kind }: LedgerLine): StatementKind | undefined => kinds[kind];

/** Movements before the sale, such as the charge, are not the florist's yet. */
export const isShown = (line: LedgerLine): boolean =>
  getStatementKind(line) !== undefined && (line.buyerCents !== 0 || line.yoursCents !== 0);

export interface CentsSum {
  count: number;
  buyerCents: number;
  commissionCents: number;
  marketCents: number;
  yoursCents: number;
}

export function sumLines(lines: readonly LedgerLine[], kind: StatementKind): CentsSum {
  const found = lines.filter((line) => getStatementKind(line) === kind);
  const sum = (pick: (line: LedgerLine) => number) => found.reduce((total, line) => total + pick(line), 0);
  return {
    count: found.length,
    buyerCents: sum((line) => line.buyerCents),
    commissionCents: sum((line) => line.commissionCents),
    marketCents: sum((line) => line.marketCents),
    yoursCents: sum((line) => line.yoursCents),
  };
}

export const toSum = ({ count, buyerCents, commissionCents, marketCents, yoursCents }: CentsSum) => ({
  count,
  buyer: centsToDollars(buyerCents),
  commission: centsToDollars(commissionCents),
  market_discount: centsToDollars(marketCents),
  yours: centsToDollars(yoursCents),
});

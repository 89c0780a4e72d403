import { dollarsToCents, formatExact } from '@bloomkin/shared/rules/money.ts';

/** Formats the API's decimal dollars: '$89.00', '−$5.50'. */
export const formatAmount = (dollars: number): string => formatExact(dollarsToCents(dollars));

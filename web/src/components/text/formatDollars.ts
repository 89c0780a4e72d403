import { dollarsToCents, formatMoney } from '@bloomkin/shared/rules/money.ts';

/** Formats the API's decimal dollars: '$89.50'. */
export const formatDollars = (dollars: number): string => formatMoney(dollarsToCents(dollars));

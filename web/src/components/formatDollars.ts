import { formatMoney } from '@bloomkin/shared/rules/money.ts';

/** '$89.50' of the API's decimal dollars. */
export const formatDollars = (dollars: number): string => formatMoney(Math.round(dollars * 100));

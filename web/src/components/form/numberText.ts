import { formatMoney, maxCents, parseDollars } from '@bloomkin/shared/rules/money.ts';

/** Null when empty; NaN for invalid text, so that a rule can refuse it. */
export type NumberValue = number | null;

export interface NumberCodec {
  parse: (text: string) => NumberValue;
  format: (value: NumberValue) => string;
}

/** '$1,200.50', '69.5', '69.' and '.50' to cents. */
export function parseMoney(text: string): NumberValue {
  const typed = text
    .replace(/\s|\.$/g, '')
    .replace(/^\$/, '')
    .replace(/^\./, '0.');
  if (typed === '') return null;
  return parseDollars(typed) ?? Number.NaN;
}

export const formatMoneyInput = (cents: NumberValue): string =>
  cents === null || Number.isNaN(cents) ? '' : formatMoney(cents).replace('$', '');

export const moneyCodec: NumberCodec = { parse: parseMoney, format: formatMoneyInput };

/** Digits with at most `decimals` after the point. */
export function numberCodec(decimals: number): NumberCodec {
  const look = decimals === 0 ? /^\d{1,9}$/ : new RegExp(`^\\d{1,9}(\\.\\d{0,${decimals}})?$`);
  return {
    parse(text) {
      const typed = text.replace(/[\s,]/g, '');
      if (typed === '') return null;
      return look.test(typed) ? Number(typed) : Number.NaN;
    },
    format: (value) => (value === null || Number.isNaN(value) ? '' : String(value)),
  };
}

interface Limits {
  min?: number;
  max?: number;
  /** Shown for an empty field; without it the field may stay empty. */
  required?: string;
}

/** A rule for `validate` of a MoneyField. */
export const validateMoney =
  ({ min = 0, max = maxCents, required }: Limits = {}) =>
  (cents: NumberValue): string | undefined => {
    if (cents === null) return required;
    if (Number.isNaN(cents)) return 'Enter dollars and cents, such as 69 or 69.50';
    if (cents < min) return `Enter ${formatMoney(min)} or more`;
    return cents > max ? `Enter ${formatMoney(max)} or less` : undefined;
  };

/** A rule for `validate` of a NumberField. */
export const validateNumber =
  ({ min = 0, max, required, decimals = 0 }: Limits & { decimals?: number } = {}) =>
  (value: NumberValue): string | undefined => {
    if (value === null) return required;
    if (Number.isNaN(value)) return decimals === 0 ? 'Enter a whole number' : 'Enter a number, such as 2.5';
    if (value < min) return `Enter ${min} or more`;
    return max !== undefined && value > max ? `Enter ${max} or less` : undefined;
  };

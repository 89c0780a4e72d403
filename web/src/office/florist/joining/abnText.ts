import { isAbn } from '@bloomkin/shared/rules/abn.ts';

const digitsOfAbn = 11;

export const readDigits = (text: string): string => text.replace(/\D/g, '').slice(0, digitsOfAbn);

/** '13 699 00' while it is typed. */
export const groupDigits = (text: string): string =>
  readDigits(text)
    .replace(/^(\d{2})(?=\d)/, '$1 ')
    .replace(/(\d{3})(?=\d)/g, (group) => `${group} `)
    .trim();

export type AbnTyped = 'empty' | 'typing' | 'wrong' | 'right';

export function judgeTyped(text: string): AbnTyped {
  const digits = readDigits(text);
  if (digits === '') return 'empty';
  if (digits.length < digitsOfAbn) return 'typing';
  return isAbn(digits) ? 'right' : 'wrong';
}

export const wrongDigits = 'These digits do not add up. Check them against your BAS.';

export function describeTyped(text: string): string {
  const typed = judgeTyped(text);
  return typed === 'typing'
    ? `${readDigits(text).length} of ${digitsOfAbn} digits`
    : `${digitsOfAbn} digits, checked as you type.`;
}

export const validateAbn = (text: string): string | undefined => {
  const typed = judgeTyped(text);
  if (typed === 'right') return undefined;
  return typed === 'empty' ? 'Enter company ABN' : wrongDigits;
};

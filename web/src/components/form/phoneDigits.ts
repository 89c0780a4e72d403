/** No national number begins with 6 (Telecommunications Numbering Plan 2015). */
const prefix = /^\D*(00)?61/;

export function formatDigits(text: string): string {
  const digits = text.replace(prefix, '').replace(/\D/g, '').replace(/^0/, '').slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

export const countDigitsBefore = (text: string, caret: number): number =>
  formatDigits(text.slice(0, caret)).replace(/ /g, '').length;

/** The caret position after the given number of digits. */
export function positionAfterDigits(text: string, digits: number): number {
  let position = 0;
  for (let seen = 0; seen < digits && position < text.length; position += 1)
    if (text[position] !== ' ') seen += 1;
  return position;
}

/**
 * What people put before the nine digits: the country's prefix, also typed one by one after the plus or the noughts are
 * gone. No national number begins with a 6 (Telecommunications Numbering Plan 2015), so nothing else is taken for it.
 */
const prefix = /^\D*(00)?61/;

/** Digits grouped 3-3-rest behind the prefix (specification, section 5); whatever else is pasted keeps its digits. */
export function grouped(text: string): string {
  const digits = text.replace(prefix, '').replace(/\D/g, '').replace(/^0/, '').slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** How many digits stand left of the caret. */
export const digitsBefore = (text: string, caret: number): number =>
  grouped(text.slice(0, caret)).replace(/ /g, '').length;

/** Where the caret goes so that it has so many digits at its left. */
export function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) if (text[place] !== ' ') seen += 1;
  return place;
}

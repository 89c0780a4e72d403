/** GSM 7-bit alphabet (3GPP TS 23.038): 160 letters per message, otherwise 70. */
const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const gsmPairs = new Set('^{}\\[~]|€');
const replacements: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '×': 'x',
  '…': '...',
  '\u00A0': ' ',
  '·': '-',
};

/** Removes emoji and the accents that GSM 03.38 lacks. */
export function toSmsText(text: string): string {
  const plain = [...text.normalize('NFC')].map((letter) => {
    const known = replacements[letter] ?? letter;
    if ([...known].every((one) => gsm.has(one) || gsmPairs.has(one))) return known;
    const [base = ''] = [...letter.normalize('NFD')];
    return gsm.has(base) ? base : '';
  });
  return plain.join('').replace(/ {2,}/g, ' ').trim();
}

/** After `toSmsText`: 160 letters, or 153 per part of a longer text. */
export function countSmsSegments(text: string): number {
  const letters = [...text].reduce((sum, letter) => sum + (gsmPairs.has(letter) ? 2 : 1), 0);
  return letters <= 160 ? 1 : Math.ceil(letters / 153);
}

/** Short enough that a text with two names fits two parts. */
export const shortenName = (name: string): string => {
  const letters = [...toSmsText(name)];
  return letters.length <= 36 ? letters.join('') : `${letters.slice(0, 33).join('').trim()}...`;
};

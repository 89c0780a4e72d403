/** The letters a text message holds 160 of (3GPP TS 23.038); one other and it holds 70. */
const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each takes the room of two. */
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

/** The text in letters that a plain text message can hold; accents it lacks are dropped, emoji left out. */
export function toSmsText(text: string): string {
  const plain = [...text.normalize('NFC')].map((letter) => {
    const known = replacements[letter] ?? letter;
    if ([...known].every((one) => gsm.has(one) || gsmPairs.has(one))) return known;
    const [base = ''] = [...letter.normalize('NFD')];
    return gsm.has(base) ? base : '';
  });
  return plain.join('').replace(/ {2,}/g, ' ').trim();
}

/** How many text messages it costs: 160 letters, or 153 for each part of a longer one. Takes what `smsText` gives. */
export function countSmsSegments(text: string): number {
  const letters = [...text].reduce((sum, letter) => sum + (gsmPairs.has(letter) ? 2 : 1), 0);
  return letters <= 160 ? 1 : Math.ceil(letters / 153);
}

/** A name shortened so that a text with two of them stays within two parts. */
export const shortenName = (name: string): string => {
  const letters = [...toSmsText(name)];
  return letters.length <= 36 ? letters.join('') : `${letters.slice(0, 33).join('').trim()}...`;
};

const sameWord: Readonly<Record<string, string>> = { mt: 'mount', saint: 'st', '&': 'and' };

/** Without case, accents and punctuation. */
export function parsePlaceTerms(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase();
  return plain
    .split(/[^a-z0-9&]+/)
    .filter((word) => word !== '')
    .map((word) => sameWord[word] ?? word);
}

export const placeKey = (text: string): string => parsePlaceTerms(text).join(' ');

const small = new Set(['of', 'on', 'and', 'via']);

/** `MCMAHONS POINT` is `McMahons Point`, `o'connor` is `O'Connor`. */
export function placeName(text: string): string {
  return text
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/[a-z][a-z0-9']*/g, (word, at: number) => (at > 0 && small.has(word) ? word : capital(word)));
}

const capital = (word: string) =>
  word
    .replace(/^(mc)?[a-z]/, (start) =>
      start.startsWith('mc') ? `Mc${start.slice(2).toUpperCase()}` : start.toUpperCase(),
    )
    .replace(/^[a-z]'[a-z]/i, (start) => start.toUpperCase());

/** Patterns that no log line may hold. */
const patterns = {
  phone: /(?<![\w.-])(\+?61|0)\s?4\d{2}\s?\d{3}\s?\d{3}(?![\w.-])/,
  'e-mail': /[\w.+-]+@[a-z\d][a-z\d-]*(\.[a-z\d-]+)*\.[a-z]{2,}/i,
  token: /\beyJ[\w-]{8,}\.[\w-]{8,}/,
};

const runs = (text: string): readonly string[] => text.match(/[\w-]{16,}/g) ?? [];
const secrets = new Set<string>();

/** A token, a cookie or a cart's hash given out in this test file: it must be in no log line. */
export function noteSecret(secret: unknown): void {
  const [longest] = typeof secret === 'string' ? runs(secret).toSorted((a, b) => b.length - a.length) : [];
  if (longest) secrets.add(longest);
}

/** Log lines that hold a phone, an e-mail, a token, a noted secret, or a code that was sent in one of the messages. */
export function leaksIn(lines: readonly string[], sent: readonly { text: string }[] = []): string[] {
  const codes = new Set(sent.flatMap(({ text }) => /\b\d{4}\b/.exec(text)?.[0] ?? []));
  return lines.flatMap((line) => {
    const found: string[] = Object.entries(patterns).flatMap(([kind, one]) => (one.test(line) ? [kind] : []));
    if (runs(line).some((run) => secrets.has(run))) found.push('secret');
    // As a text of its own: four digits without quotes are times and counts.
    if ([...line.matchAll(/"(\d{4})"/g)].some(([, digits = '']) => codes.has(digits))) found.push('code');
    return found.map((kind) => `${kind} in ${line.slice(0, 400)}`);
  });
}

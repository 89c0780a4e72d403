/** What search engines show of a description. */
const most = 160;

/** A text in one line, cut after a word where it is too long. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const lastWord = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastWord > 0 ? lastWord : most - 1)}…`;
}

const maxLength = 160;

export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  const lastWord = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastWord > 0 ? lastWord : maxLength - 1)}…`;
}

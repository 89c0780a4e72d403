const tag = /<\/?(?:p|br|div|ul|ol|li|h[1-6]|span|strong|b|em|i|u|a|table|tbody|tr|td)\b[^<>]*>/gi;
const lineTag = /<(?:br|\/p|\/div|\/li|\/ul|\/ol|\/h[1-6]|\/tr)\b[^<>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…', bull: '•' },
};
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return entities[name.toLowerCase()] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  const isCharacter = code > 31 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : whole;
}

/** Other shops export descriptions as HTML: its blocks become lines. */
export function toPlainText(cell: string): string {
  const text = cell.search(tag) === -1 ? cell : withoutTags(cell);
  return text.replaceAll(entity, decode).trim();
}

const withoutTags = (html: string): string =>
  html
    .replaceAll(/\\[rn]|[\r\n]+/g, ' ')
    .replaceAll(lineTag, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '• ')
    .replaceAll(tag, '')
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');

/** Allowed markup of documents; other elements are dropped and their text kept. */
export const richTextElements = [
  'h1',
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'br',
  'a',
] as const;

/** False for empty paragraphs and white space. */
export const hasText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

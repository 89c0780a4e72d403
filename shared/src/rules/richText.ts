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

const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** Browsers ignore control characters and spaces inside a scheme. */
export const isSafeLink = (href: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  safeLink.test(href) && !/[\u0000-\u0020\\]/.test(href);

const closing =
  /^(?:(?:with|all|lots of|much|my|our)\s+)*(?:love|best wishes|warmest wishes|kind regards|regards|hugs|kisses|cheers|yours|from)(?:\s+(?:always|from))?\b[\s,:–—-]*/i;
const dash = /^[–—-]+\s*/;
const kisses = /(?:^|\s+)(?:x|o|♥|❤\uFE0F?)+$/i;
/** One to four words, the first with a capital letter. */
const name = /^\p{Lu}[\p{L}’'-]*(?:\s+(?:&|and|\p{Lu}[\p{L}’'-]*)){0,3}$/u;

/** Who signed a card, by its last line: 'Love, Jess xx' → 'Jess'; '' when it does not end with a name. */
export function readSignature(message: string): string {
  const lines = message.trim().split(/\n+/);
  const last = (lines.at(-1) ?? '').trim();
  const sentence = last.split(/[.!?]\s+/).at(-1) ?? '';
  const bare = sentence
    .replace(dash, '')
    .replace(closing, '')
    .replace(kisses, '')
    .replace(/[.,!]+$/, '')
    .trim();
  const isSigned = lines.length > 1 || closing.test(sentence) || dash.test(sentence);
  return isSigned && name.test(bare) ? bare : '';
}

import type { Exchange } from '#platform/http/exchangeHandler.ts';

export type ReadBody = { body: unknown } | { status: 400 | 413 | 415; fault: string };

/** With what an answer adds, a table’s row of 400 KB holds it. */
const maxBytes = 128 * 1024;
const maxDepth = 32;

/** The JSON of a request, undefined without one, or what to send instead. */
export function readBody({ body: text, header }: Pick<Exchange, 'body' | 'header'>): ReadBody {
  if (text.trim() === '') return { body: undefined };
  const type = header('content-type');
  if (type !== undefined && !isJson(type))
    return { status: 415, fault: `Send Content-Type: application/json in UTF-8, not ${type.slice(0, 100)}` };
  if (!/^(identity)?$/i.test(header('content-encoding') ?? ''))
    return { status: 415, fault: 'Send the body without Content-Encoding' };
  if (Buffer.byteLength(text) > maxBytes)
    return { status: 413, fault: `A body has ${maxBytes / 1024} KB at most` };
  try {
    const body: unknown = JSON.parse(text);
    const fault = findFault(body);
    return fault === undefined ? { body } : { status: 400, fault };
  } catch {
    return { status: 400, fault: 'The body is not JSON' };
  }
}

const isJson = (type: string): boolean =>
  /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type) && !/charset="?(?!utf-?8\b)/i.test(type);

/** By levels: recursion over a hostile body would exhaust the stack. */
function findFault(body: unknown): string | undefined {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return `The body is nested deeper than ${maxDepth} levels`;
    if (level.some((one) => typeof one === 'string' && !one.isWellFormed()))
      return 'A text has half a character: a lone surrogate';
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.entries(one).flat() : []));
  }
  return undefined;
}

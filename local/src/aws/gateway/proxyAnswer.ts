import * as z from 'zod';
import type { HttpResponse } from '#aws/http/exchange.ts';

const HeaderValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const Structured = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), HeaderValue).nullish(),
  cookies: z.array(z.string()).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().default(false),
});

/** Undefined for an invalid response, which is a 500. */
export function proxyAnswer(result: unknown): HttpResponse | undefined {
  if (typeof result !== 'object' || result === null || !('statusCode' in result))
    return inferResponse(result);
  const parsed = Structured.safeParse(result);
  if (!parsed.success) return undefined;
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const named = Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    status: statusCode,
    headers: {
      ...(body && { 'content-type': 'text/plain;charset=UTF-8' }),
      ...named,
      ...(cookies?.length && { 'set-cookie': cookies }),
    },
    body: isBase64Encoded ? Buffer.from(body ?? '', 'base64') : (body ?? ''),
  };
}

/** Format 2.0: without a status code the result is the body of a 200. */
function inferResponse(result: unknown): HttpResponse {
  const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
}

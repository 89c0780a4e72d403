import { paths } from '@bloomkin/shared/pages.ts';
import { siteUrl } from '#agents/core/links.ts';
import { logCall } from '#agents/core/logCall.ts';
import { readBody } from '#agents/core/readBody.ts';
import type { Exchange, Reply } from '#platform/http/exchangeHandler.ts';
import { ucpVersion } from './capabilities.ts';
import { error } from './messages.ts';
import { type OperationName, operations } from './operations.ts';
import { negotiate, type RefusalCode, readAgentHeader, UcpRefusal } from './platform.ts';

const id = String.raw`([\w-]{1,64})`;
const routes: readonly (readonly [method: string, path: RegExp, operation: OperationName])[] = [
  ['POST', /^\/catalog\/search$/, 'search_catalog'],
  ['POST', /^\/catalog\/lookup$/, 'lookup_catalog'],
  ['POST', /^\/catalog\/product$/, 'get_product'],
  ...sessionRoutes('/carts', 'cart'),
  ...sessionRoutes('/checkout-sessions', 'checkout'),
  ['POST', new RegExp(`^/checkout-sessions/${id}/complete$`), 'complete_checkout'],
  ['GET', new RegExp(`^/orders/${id}$`), 'get_order'],
];

function sessionRoutes(path: string, kind: 'cart' | 'checkout') {
  return [
    ['POST', new RegExp(`^${path}$`), `create_${kind}`],
    ['GET', new RegExp(`^${path}/${id}$`), `get_${kind}`],
    ['PUT', new RegExp(`^${path}/${id}$`), `update_${kind}`],
    ['POST', new RegExp(`^${path}/${id}/cancel$`), `cancel_${kind}`],
  ] as const;
}

export const statuses: Readonly<Record<RefusalCode, number>> = {
  invalid_profile_url: 400,
  profile_unreachable: 424,
  profile_malformed: 422,
  version_unsupported: 422,
  capabilities_incompatible: 200,
  invalid_request: 400,
  too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  idempotency_conflict: 409,
  rate_limited: 429,
  unavailable: 503,
};

/** `/api/agents/ucp/…`. */
export async function answerRest(
  exchange: Exchange,
  path: string,
  limit: (agent: string) => Promise<void>,
): Promise<Reply> {
  try {
    const found = routes.find(([method, pattern]) => method === exchange.method && pattern.test(path));
    if (!found) throw new UcpRefusal('not_found', 'There is no such operation');
    const [, pattern, name] = found;
    const profile = readAgentHeader(exchange.header('ucp-agent'));
    const platform = await negotiate(profile, exchange.now.getTime(), limit);
    const { status, body } = await operations[name]({
      platform,
      id: pattern.exec(path)?.[1],
      body: parseBody(exchange),
      idempotencyKey: exchange.header('idempotency-key'),
      now: exchange.now,
    });
    logCall('ucp', name, status);
    return { status, body, headers: echo(exchange) };
  } catch (refusal) {
    if (!(refusal instanceof UcpRefusal)) throw refusal;
    return toReply(refusal, echo(exchange));
  }
}

const echo = (exchange: Exchange): Record<string, string> => {
  const requestId = exchange.header('request-id');
  return requestId && /^[\w-]{1,64}$/.test(requestId) ? { 'request-id': requestId } : {};
};

const bodyCodes = { 400: 'invalid_request', 413: 'too_large', 415: 'unsupported_media_type' } as const;

function parseBody(exchange: Exchange): unknown {
  const read = readBody(exchange);
  if ('fault' in read) throw new UcpRefusal(bodyCodes[read.status], read.fault);
  return read.body;
}

export const toErrorBody = ({ code, message }: UcpRefusal) => ({
  ucp: { version: ucpVersion, status: 'error' },
  messages: [error(code, message, undefined, 'unrecoverable')],
  continue_url: siteUrl(paths.market()),
});

const toReply = (refusal: UcpRefusal, headers: Record<string, string>): Reply => ({
  status: statuses[refusal.code],
  body: toErrorBody(refusal),
  headers: {
    ...headers,
    ...(refusal.retryAfterSeconds !== undefined && { 'retry-after': String(refusal.retryAfterSeconds) }),
  },
});

import type { HttpRequest } from '#http/exchange.ts';
import type { RouteMatch } from './matchRoute.ts';

export interface GatewayContext {
  apiId: string;
  account: string;
  requestId: string;
  now: Date;
}

/** Other types, forms included, are base64-encoded. */
const textBody = /^(text\/|application\/(json|javascript|xml)\b|application\/[\w.-]+\+(json|xml)\b)/i;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function proxyEvent(request: HttpRequest, { route, parameters }: RouteMatch, context: GatewayContext) {
  const { cookie, ...headers } = request.headers;
  const isText = textBody.test(headers['content-type'] ?? '');
  const domain = headers.host ?? 'localhost';
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookie && { cookies: cookie.split(/; ?/) }),
    headers: forwardHeaders(headers, request),
    ...(request.query && { queryStringParameters: joinedQuery(request.query) }),
    requestContext: {
      accountId: context.account,
      apiId: context.apiId,
      domainName: domain,
      domainPrefix: context.apiId,
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.address,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: context.requestId,
      routeKey: route.key,
      stage: '$default',
      time: logTime(context.now),
      timeEpoch: context.now.getTime(),
    },
    ...(Object.keys(parameters).length > 0 && { pathParameters: parameters }),
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
}

function forwardHeaders(
  headers: Record<string, string>,
  { address, body }: HttpRequest,
): Record<string, string> {
  const before = headers['x-forwarded-for'];
  return {
    ...headers,
    'content-length': String(body.length),
    'x-forwarded-for': before ? `${before}, ${address}` : address,
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
  };
}

/** Repeated keys are joined by commas. */
function joinedQuery(query: string): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(query)) {
    const before = joined.get(key);
    joined.set(key, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(joined);
}

/** `12/Mar/2020:19:03:58 +0000`. */
function logTime(at: Date): string {
  const day = `${twoDigits(at.getUTCDate())}/${months[at.getUTCMonth()]}/${at.getUTCFullYear()}`;
  return `${day}:${at.toISOString().slice(11, 19)} +0000`;
}

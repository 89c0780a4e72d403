import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/**
 * Kept 5 s at the edge, then for 4 s served stale while one request refreshes it (design, section 5). With the read
 * model's own second that is the ten in which others see a change (contract, section 5).
 */
const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=4, stale-if-error=300';
/** What makes another answer of the same URL: a browser must not show a guest's answer to somebody who signed in. */
const vary = 'x-auth-token, x-catalogue-version';

/**
 * A guest's answer of a public GET, with its ETag. Never a 304: the edge keeps what it is given for every reader, and
 * answers conditional ones itself.
 */
export function asPublic(response: APIGatewayProxyStructuredResultV2): APIGatewayProxyStructuredResultV2 {
  const etag = `"${createHash('sha1')
    .update(response.body ?? '')
    .digest('base64url')}"`;
  return { ...response, headers: { ...response.headers, 'cache-control': cacheControl, vary, etag } };
}

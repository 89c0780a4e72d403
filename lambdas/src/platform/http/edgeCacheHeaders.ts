import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** See docs/product-rules.md, "Freshness". */
const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=4, stale-if-error=300';
/** A browser must not reuse a guest's response after sign-in. */
const vary = 'x-auth-token, x-catalogue-version';

/** Never a 304: the edge would cache it for every reader. The edge answers conditional requests. */
export function withEdgeCacheHeaders(
  response: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const hash = createHash('sha1').update(response.body ?? '');
  const etag = `"${hash.digest('base64url')}"`;
  return { ...response, headers: { ...response.headers, 'cache-control': cacheControl, vary, etag } };
}

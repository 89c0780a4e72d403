import type { CachePolicy } from './cachePolicies.ts';
import type { Behavior } from './settings.ts';

/** AWS's own origin request policies, by the ids they have in every account. */
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** Headers of one connection, and those that the edge answers for. */
const kept = new Set(['connection', 'keep-alive', 'te', 'transfer-encoding', 'upgrade', 'proxy-connection']);

/** What of the viewer's headers reaches the origin. */
export function forwardedHeaders(
  headers: Readonly<Record<string, string>>,
  { OriginRequestPolicyId }: Behavior,
  policy: CachePolicy,
): Record<string, string> {
  if (OriginRequestPolicyId !== undefined && OriginRequestPolicyId !== allViewerExceptHost)
    throw new Error(`The local run does not know the origin request policy ${OriginRequestPolicyId}`);
  const isForwarded = (name: string) =>
    OriginRequestPolicyId ? name !== 'host' && !kept.has(name) : policy.keyHeaders.includes(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isForwarded(name)));
}

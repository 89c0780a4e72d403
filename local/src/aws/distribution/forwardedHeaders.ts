import type { CachePolicy } from './cachePolicies.ts';
import type { Behavior } from './settings.ts';

/** AWS's managed policies, with the same ids in every account. */
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** Hop-by-hop headers, and those that the edge answers. */
const hopByHopHeaders = new Set([
  'connection',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
]);

export function forwardedHeaders(
  headers: Readonly<Record<string, string>>,
  { OriginRequestPolicyId }: Behavior,
  policy: CachePolicy,
): Record<string, string> {
  if (OriginRequestPolicyId !== undefined && OriginRequestPolicyId !== allViewerExceptHost)
    throw new Error(`The local run does not know the origin request policy ${OriginRequestPolicyId}`);
  const isForwarded = (name: string) =>
    OriginRequestPolicyId ? name !== 'host' && !hopByHopHeaders.has(name) : policy.keyHeaders.includes(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isForwarded(name)));
}

import type { FunctionSpec } from './aws/functions/functionSpec.ts';
import { abnLookupUrl } from './emulators/abnLookup/createAbnLookup.ts';
import { pushServiceUrl } from './emulators/push/createPushService.ts';

export interface Addresses {
  siteUrl: string | undefined;
  publicUrl: () => string;
  endpointPort: number;
}

/** Overrides the addresses of the payment provider and the business register and every value that contains the shop's. */
export function functionVariables(
  { environment }: Pick<FunctionSpec, 'environment'>,
  { siteUrl, publicUrl, endpointPort }: Addresses,
): Record<string, string> {
  const withSiteUrl = Object.entries(environment).filter(([, value]) => siteUrl && value.includes(siteUrl));
  return {
    // Agents may be tried with profiles on this machine.
    AGENT_LOCAL_PROFILES: process.env.AGENT_LOCAL_PROFILES ?? '1',
    ABN_LOOKUP_URL: abnLookupUrl(endpointPort),
    PUSH_SERVICE_URL: pushServiceUrl(endpointPort),
    STRIPE_API_URL: `http://127.0.0.1:${endpointPort}`,
    ...Object.fromEntries(
      withSiteUrl.map(([name, value]) => [name, value.replaceAll(siteUrl ?? '', publicUrl())]),
    ),
  };
}

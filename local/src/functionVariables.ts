import type { FunctionSpec } from './aws/functions/functionSpec.ts';

export interface Addresses {
  siteUrl: string | undefined;
  publicUrl: () => string;
  endpointPort: number;
}

/** Overrides the payment provider's address and every value that contains the shop's. */
export function functionVariables(
  { environment }: Pick<FunctionSpec, 'environment'>,
  { siteUrl, publicUrl, endpointPort }: Addresses,
): Record<string, string> {
  const withSiteUrl = Object.entries(environment).filter(([, value]) => siteUrl && value.includes(siteUrl));
  return {
    STRIPE_API_URL: `http://127.0.0.1:${endpointPort}`,
    ...Object.fromEntries(
      withSiteUrl.map(([name, value]) => [name, value.replaceAll(siteUrl ?? '', publicUrl())]),
    ),
  };
}

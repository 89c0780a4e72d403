import type { FunctionSpec } from './aws/functions/functionSpec.ts';

export interface Addresses {
  /** The shop's address in the template. */
  siteUrl: string | undefined;
  /** The shop's address in this run. */
  publicUrl: () => string;
  endpointPort: number;
}

/** Variables that differ in this run: the payment provider's address, and each value that holds the shop's. */
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

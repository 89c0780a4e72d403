import { endpointVariables } from '../endpoint/services.ts';
import type { FunctionSpec } from './functionSpec.ts';

export interface Surroundings {
  /** The shop's address as the template says it. */
  siteUrl: string | undefined;
  /** Where the shop is reached in this run. */
  publicUrl: () => string;
  endpoint: { port: number };
}

/** What a function is told in this run: where the services are, and the shop's address where it is told one. */
export function functionVariables(
  { environment }: Pick<FunctionSpec, 'environment'>,
  { siteUrl, publicUrl, endpoint }: Surroundings,
): Record<string, string> {
  const moved = Object.entries(environment).filter(([, value]) => siteUrl && value.includes(siteUrl));
  return {
    ...endpointVariables(endpoint.port),
    STRIPE_API_URL: `http://127.0.0.1:${endpoint.port}`,
    ...Object.fromEntries(moved.map(([name, value]) => [name, value.replaceAll(siteUrl ?? '', publicUrl())])),
  };
}

import { loadConfig } from '@smithy/core/config';
import { settings } from '../settings.ts';

/** Where the SDK would speak to S3: `AWS_ENDPOINT_URL_S3` counts here too. */
const endpointOf = loadConfig<string | undefined>({
  environmentVariableSelector: (variables) => variables.AWS_ENDPOINT_URL_S3,
  configFileSelector: () => undefined,
  default: undefined,
});

export async function objectUrl(bucket: string, key: string): Promise<URL> {
  const endpoint = await endpointOf();
  if (endpoint) return new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${key}`);
  return new URL(`https://${bucket}.s3.${settings.AWS_REGION}.amazonaws.com/${key}`);
}

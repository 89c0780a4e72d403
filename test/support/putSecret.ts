import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { expect } from 'vitest';
import * as z from 'zod';

const Value = z.object({ SecretString: z.string() });

async function call(cloud: LocalCloud, operation: string, input: object): Promise<unknown> {
  const { AWS_ENDPOINT_URL_SECRETS_MANAGER = '', AWS_ACCESS_KEY_ID } = cloud.operatorVariables;
  const response = await fetch(AWS_ENDPOINT_URL_SECRETS_MANAGER, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `secretsmanager.${operation}`,
      authorization: `AWS4-HMAC-SHA256 Credential=${AWS_ACCESS_KEY_ID}/20260101/any/secretsmanager/aws4_request`,
    },
    body: JSON.stringify(input),
  });
  expect(response.status).toBe(200);
  return response.json();
}

const Put = z.object({ VersionId: z.string() });

/** As the operator does: `aws secretsmanager put-secret-value`; named by the setting that functions get. Returns the version. */
export async function putSecret(cloud: LocalCloud, setting: string, text: string): Promise<string> {
  const SecretId = cloud.operatorVariables[setting];
  return Put.parse(await call(cloud, 'PutSecretValue', { SecretId, SecretString: text })).VersionId;
}

export async function readSecretText(cloud: LocalCloud, setting: string): Promise<string> {
  const SecretId = cloud.operatorVariables[setting];
  return Value.parse(await call(cloud, 'GetSecretValue', { SecretId })).SecretString;
}

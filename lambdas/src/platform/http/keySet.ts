import { AppError } from '@bloomkin/shared/errors.ts';
import { assertIsJwks, SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { sendHttpRequest } from '#platform/services/httpRequest.ts';
import { settings } from '#platform/settings.ts';

export const cognitoHost = `https://cognito-idp.${settings.AWS_REGION}.amazonaws.com`;

/** Refetched only for an unknown key id. */
export const keySetCache = () => new SimpleJwksCache({ fetcher: { fetch: fetchKeySet } });

/** A failure is a 503, not a 401: it says nothing about the token. */
async function fetchKeySet(uri: string): Promise<ArrayBuffer> {
  const endpoint = settings.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? cognitoHost;
  try {
    const url = new URL(uri.replace(cognitoHost, endpoint));
    const { status, body } = await sendHttpRequest({ url, timeoutMs: 3000 });
    if (status !== 200) throw new Error(`The key set answered ${status}`);
    assertIsJwks(JSON.parse(body.toString()));
    return new Uint8Array(body).buffer;
  } catch (cause) {
    throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 2, cause });
  }
}

import { AppError } from '@bloomkin/shared/errors.ts';
import { assertIsJwks, SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { httpCall } from '../services/httpCall.ts';
import { settings } from '../settings.ts';

export const cognitoHost = `https://cognito-idp.${settings.AWS_REGION}.amazonaws.com`;

/** A key that is known serves as long as the container lives; only for an unknown one the set is fetched again. */
export const keySetCache = () => new SimpleJwksCache({ fetcher: { fetch: fetchKeySet } });

/** From where the SDK would speak to Cognito. A set that cannot be had says nothing of a token: it is no 401. */
async function fetchKeySet(uri: string): Promise<ArrayBuffer> {
  const from = settings.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? cognitoHost;
  try {
    const url = new URL(uri.replace(cognitoHost, from));
    const { status, body } = await httpCall({ method: 'GET', url, timeoutMs: 3000 });
    if (status !== 200) throw new Error(`The key set answered ${status}`);
    assertIsJwks(JSON.parse(body.toString()));
    return new Uint8Array(body).buffer;
  } catch (cause) {
    throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 2, cause });
  }
}

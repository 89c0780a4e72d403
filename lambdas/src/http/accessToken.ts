import { AppError } from '@bloomkin/shared/errors.ts';
import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { setting, settings } from '../settings.ts';

export interface AccessToken {
  userId: UserId;
  /** `origin_jti`: the sign-in this token comes from. */
  sessionId: SessionId;
  signedInAtSeconds: number;
}

const region = settings.AWS_REGION;
const host = `https://cognito-idp.${region}.amazonaws.com`;

/** Keys are fetched from where the SDK would speak to Cognito, so that `AWS_ENDPOINT_URL_…` is honoured here too. */
const fetcher = {
  async fetch(uri: string): Promise<ArrayBuffer> {
    const from = settings.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? host;
    const answer = await fetch(uri.replace(host, from), { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) throw new Error(`The key set answered ${answer.status}`);
    return answer.arrayBuffer();
  },
};

let verifier: ReturnType<typeof createVerifier> | undefined;

function createVerifier() {
  const issuer = `${host}/${setting('USER_POOL_ID')}`;
  return JwtVerifier.create(
    { issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
}

/** Only access tokens of our own client pass: signature, issuer, expiry, use and client are checked. */
export async function verifyAccessToken(token: string): Promise<AccessToken> {
  verifier ??= createVerifier();
  try {
    const claims = await verifier.verify(token);
    const rightUse = claims.token_use === 'access' && claims.client_id === setting('USER_POOL_CLIENT_ID');
    if (!rightUse) throw new Error('Not an access token of ours');
    return {
      userId: UserId.parse(claims.username),
      sessionId: SessionId.parse(claims.origin_jti),
      signedInAtSeconds: Number(claims.auth_time),
    };
  } catch (cause) {
    throw new AppError('AUTH.TOKEN.INVALID', { cause });
  }
}

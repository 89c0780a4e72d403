import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { RecordFile } from '../recordFile.ts';
import type { RecordMap } from '../recordMap.ts';
import { CognitoError } from './cognitoError.ts';
import type { UserRecord } from './userRecord.ts';

/** A sign-in: what all tokens that come from it share, known to them as `origin_jti`. */
const SignIn = z.object({
  originJti: z.string(),
  poolId: z.string(),
  clientId: z.string(),
  username: z.string(),
  userGeneration: z.int(),
  authTimeSeconds: z.int(),
  /** A rotated token lives no longer than the first would have. */
  expiresAtMs: z.number(),
});
export type SignIn = z.output<typeof SignIn>;

const RefreshToken = z.object({ originJti: z.string(), rotatedAtMs: z.number().optional() });

const sweepEveryMs = 60 * 60 * 1000;
/** Of more the oldest are forgotten; Cognito keeps them all. */
const mostTokens = 20_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Sign-ins and their refresh tokens, of which only hashes are kept. */
export class SignIns {
  readonly #signIns: RecordMap<SignIn>;
  readonly #tokens: RecordMap<z.output<typeof RefreshToken>>;
  #sweptAtMs = 0;

  constructor(file: RecordFile) {
    this.#signIns = file.map('signIns', SignIn);
    this.#tokens = file.map('refreshTokens', RefreshToken);
  }

  get tokenCount(): number {
    return this.#tokens.size;
  }

  begin(
    user: Pick<UserRecord, 'poolId' | 'username' | 'generation'>,
    clientId: string,
    nowMs: number,
    lifeSeconds: number,
  ): SignIn {
    if (nowMs - this.#sweptAtMs >= sweepEveryMs) this.#sweep(nowMs);
    const signIn: SignIn = {
      originJti: randomUUID(),
      poolId: user.poolId,
      clientId,
      username: user.username,
      userGeneration: user.generation,
      authTimeSeconds: Math.floor(nowMs / 1000),
      expiresAtMs: nowMs + lifeSeconds * 1000,
    };
    this.#signIns.set(signIn.originJti, signIn);
    return signIn;
  }

  newRefreshToken({ originJti }: SignIn): string {
    const token = encryptedLooking();
    this.#tokens.set(hashOf(token), { originJti });
    const [oldest] = this.#tokens.keys();
    if (oldest !== undefined && this.#tokens.size > mostTokens) this.#tokens.delete(oldest);
    return token;
  }

  /** The sign-in of a refresh token, as long as neither has ended; a rotated token is good for the grace period. */
  resume(token: string, nowMs: number, graceMs: number): SignIn {
    const kept = this.#tokens.get(hashOf(token));
    if (!kept) throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
    const signIn = this.#signIns.get(kept.originJti);
    if (!signIn) throw new CognitoError('NotAuthorizedException', 'Refresh Token has been revoked');
    if (signIn.expiresAtMs <= nowMs)
      throw new CognitoError('NotAuthorizedException', 'Refresh Token has expired');
    if (kept.rotatedAtMs !== undefined && nowMs - kept.rotatedAtMs > graceMs)
      throw new CognitoError('RefreshTokenReuseException', 'Refresh token has already been used.');
    return signIn;
  }

  rotated(token: string, nowMs: number): void {
    const kept = this.#tokens.get(hashOf(token));
    if (kept && kept.rotatedAtMs === undefined)
      this.#tokens.set(hashOf(token), { ...kept, rotatedAtMs: nowMs });
  }

  /** The sign-in a refresh token is from, ended or not known any more: undefined. */
  find(token: string): SignIn | undefined {
    const kept = this.#tokens.get(hashOf(token));
    return kept && this.#signIns.get(kept.originJti);
  }

  /** Ends every token of the sign-in. */
  end({ originJti }: SignIn): void {
    this.#signIns.delete(originJti);
  }

  /** Deletes sign-ins that have expired, and the tokens of those that are over. */
  #sweep(nowMs: number): void {
    this.#sweptAtMs = nowMs;
    for (const { originJti, expiresAtMs } of [...this.#signIns.values()])
      if (expiresAtMs <= nowMs) this.#signIns.delete(originJti);
    for (const [hash, { originJti }] of [...this.#tokens.entries()])
      if (!this.#signIns.get(originJti)) this.#tokens.delete(hash);
  }
}

/** Cognito's refresh tokens are encrypted and some 1,700 characters long: what keeps them must bear that. */
function encryptedLooking(): string {
  const header = Buffer.from('{"cty":"JWT","enc":"A256GCM","alg":"RSA-OAEP"}').toString('base64url');
  return [header, ...[256, 12, 980, 16].map((bytes) => randomBytes(bytes).toString('base64url'))].join('.');
}

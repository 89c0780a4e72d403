import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { toEpochSeconds } from '@local/kit/epoch.ts';
import type { RecordFile } from '@local/kit/recordFile.ts';
import type { RecordMap } from '@local/kit/recordMap.ts';
import * as z from 'zod';
import { CognitoError } from './cognitoError.ts';
import type { UserRecord } from './userRecord.ts';

/** Shared by all tokens of a sign-in as `origin_jti`. */
const SignIn = z.object({
  originJti: z.string(),
  poolId: z.string(),
  clientId: z.string(),
  username: z.string(),
  userGeneration: z.int(),
  authTimeSeconds: z.int(),
  /** Rotation does not extend the lifetime. */
  expiresAtMs: z.number(),
});
export type SignIn = z.output<typeof SignIn>;

const RefreshToken = z.object({ originJti: z.string(), rotatedAtMs: z.number().optional() });

const sweepEveryMs = 60 * 60 * 1000;
/** The oldest are dropped; Cognito keeps all. */
const maxTokens = 20_000;

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

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
      authTimeSeconds: toEpochSeconds(nowMs),
      expiresAtMs: nowMs + lifeSeconds * 1000,
    };
    this.#signIns.set(signIn.originJti, signIn);
    return signIn;
  }

  get(originJti: string): SignIn | undefined {
    return this.#signIns.get(originJti);
  }

  newRefreshToken({ originJti }: SignIn): string {
    const token = randomToken();
    this.#tokens.set(hash(token), { originJti });
    const [oldest] = this.#tokens.keys();
    if (oldest !== undefined && this.#tokens.size > maxTokens) this.#tokens.delete(oldest);
    return token;
  }

  /** Accepts rotated tokens within the grace period. */
  resume(token: string, nowMs: number, graceMs: number): SignIn {
    const existing = this.#tokens.get(hash(token));
    if (!existing) throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
    const signIn = this.#signIns.get(existing.originJti);
    if (!signIn) throw new CognitoError('NotAuthorizedException', 'Refresh Token has been revoked');
    if (signIn.expiresAtMs <= nowMs)
      throw new CognitoError('NotAuthorizedException', 'Refresh Token has expired');
    if (existing.rotatedAtMs !== undefined && nowMs - existing.rotatedAtMs > graceMs)
      throw new CognitoError('RefreshTokenReuseException', 'Refresh token has already been used.');
    return signIn;
  }

  rotate(token: string, nowMs: number): void {
    const existing = this.#tokens.get(hash(token));
    if (existing && existing.rotatedAtMs === undefined)
      this.#tokens.set(hash(token), { ...existing, rotatedAtMs: nowMs });
  }

  /** Undefined when ended or unknown. */
  find(token: string): SignIn | undefined {
    const existing = this.#tokens.get(hash(token));
    return existing && this.#signIns.get(existing.originJti);
  }

  end({ originJti }: SignIn): void {
    this.#signIns.delete(originJti);
  }

  #sweep(nowMs: number): void {
    this.#sweptAtMs = nowMs;
    for (const { originJti, expiresAtMs } of [...this.#signIns.values()])
      if (expiresAtMs <= nowMs) this.#signIns.delete(originJti);
    for (const [hash, { originJti }] of [...this.#tokens.entries()])
      if (!this.#signIns.get(originJti)) this.#tokens.delete(hash);
  }
}

/** Cognito's are encrypted, some 1,700 characters: storage must bear that. */
function randomToken(): string {
  const header = Buffer.from('{"cty":"JWT","enc":"A256GCM","alg":"RSA-OAEP"}').toString('base64url');
  return [header, ...[256, 12, 980, 16].map((bytes) => randomBytes(bytes).toString('base64url'))].join('.');
}

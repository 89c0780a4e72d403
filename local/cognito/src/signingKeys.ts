import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { RecordFile } from '@local/kit/recordFile.ts';
import type { RecordMap } from '@local/kit/recordMap.ts';
import * as z from 'zod';

interface SigningKey {
  id: string;
  privateKey: KeyObject;
  publicJwk: object;
}

const generate = promisify(generateKeyPair);
const signData = promisify<string, Buffer, KeyObject, Buffer>(sign);
const Claims = z.looseObject({ iss: z.string(), exp: z.number() });

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** RS256, one per pool, kept across restarts. */
export class SigningKeys {
  static readonly fileKey = 'signingKeys';
  private readonly records: RecordMap<string>;
  private readonly keys = new Map<string, Promise<SigningKey>>();

  constructor(file: RecordFile) {
    this.records = file.map(SigningKeys.fileKey, z.string());
  }

  async signToken(poolId: string, claims: object): Promise<string> {
    const { id, privateKey } = await this.key(poolId);
    const signed = `${encode({ kid: id, alg: 'RS256' })}.${encode(claims)}`;
    const signature = await signData('RSA-SHA256', Buffer.from(signed), privateKey);
    return `${signed}.${signature.toString('base64url')}`;
  }

  /** The claims of a token of any pool that is signed by its key and has not expired. */
  async readToken(token: string, nowMs: number): Promise<unknown> {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = Claims.safeParse(decode(payload)).data;
    const poolId = claims?.iss.split('/').at(-1) ?? '';
    if (!claims || claims.exp * 1000 <= nowMs || this.records.get(poolId) === undefined) return undefined;
    const { privateKey } = await this.key(poolId);
    const signed = Buffer.from(`${header}.${payload}`);
    const isSigned = verify(
      'RSA-SHA256',
      signed,
      createPublicKey(privateKey),
      Buffer.from(signature, 'base64url'),
    );
    return isSigned ? claims : undefined;
  }

  /** `/.well-known/jwks.json`. */
  async publicKeys(poolId: string): Promise<{ keys: object[] }> {
    const { id, publicJwk } = await this.key(poolId);
    return { keys: [{ alg: 'RS256', kid: id, use: 'sig', ...publicJwk }] };
  }

  private key(poolId: string): Promise<SigningKey> {
    const key = this.keys.get(poolId) ?? this.openKey(poolId);
    this.keys.set(poolId, key);
    return key;
  }

  private async openKey(poolId: string): Promise<SigningKey> {
    const existing = this.records.get(poolId);
    const privateKey = existing
      ? createPrivateKey(existing)
      : (await generate('rsa', { modulusLength: 2048 })).privateKey;
    if (!existing) this.records.set(poolId, String(privateKey.export({ type: 'pkcs8', format: 'pem' })));
    const publicJwk = createPublicKey(privateKey).export({ format: 'jwk' });
    const id = createHash('sha256').update(JSON.stringify(publicJwk)).digest('base64');
    return { id, privateKey, publicJwk };
  }
}

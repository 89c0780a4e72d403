import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

export interface BrowserKeys {
  pair: ECDH;
  auth: Buffer;
}

const tagLength = 16;

/** `aes128gcm` of one record (RFC 8188) with the keys of Web Push (RFC 8291). Throws for anything else. */
export function decrypt(message: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = message.subarray(0, 16);
  const senderKey = message.subarray(21, 21 + message.readUInt8(20));
  const record = message.subarray(21 + senderKey.length);
  const derive = (secret: Buffer, from: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-tagLength));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagLength)), decipher.final()]);
  // A delimiter and zeros follow the text.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

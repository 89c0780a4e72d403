import { randomBytes } from 'node:crypto';
import { CartHash } from '@bloomkin/shared/schemas/ids.ts';

/** 160 random bits: nobody guesses a cart. */
export function newCartHash(): CartHash {
  return CartHash.parse(randomBytes(20).toString('base64url'));
}

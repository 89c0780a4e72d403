import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { UserItem } from '../../users/userEntity.ts';
import type { Channel, Identity } from '../signIn/identity.ts';
import { signInMethods } from '../signIn/signInMethods.ts';
import { keyedHash } from './codeHash.ts';
import { readPepper } from './pepper.ts';

/** The account, channel and known browser a code belongs to; the browser is empty when unknown. */
export interface CodeOwner {
  id: UserId;
  channel: Channel;
  device: string;
}

const signInMethodByChannel = { sms: 'sms', email: 'email_code' } as const;

/** The person, where a code may sign them in; else undefined, and the rest must look the same. */
export function selectCodeUser(identity: Identity, user: UserItem | undefined): UserItem | undefined {
  return user && signInMethods(user).includes(signInMethodByChannel[identity.channel]) ? user : undefined;
}

/**
 * An identity that no code may sign in (unknown, an admin's, disabled) owns a row of its own under an invented id, so
 * that asking and answering go the same way and count down the same.
 */
export async function toCodeOwner(
  identity: Identity,
  user: UserItem | undefined,
  device = '',
): Promise<CodeOwner> {
  const { channel } = identity;
  if (user) return { id: user.id, channel, device };
  return { id: UserId.parse(`nobody-${await hashIdentity(identity)}`), channel, device: '' };
}

/**
 * What is counted for a phone or e-mail without keeping it. Links to a new password and notices are counted apart from
 * codes: an order must not use up a stranger's sign-in codes.
 */
export async function hashIdentity({ channel, value }: Identity, what: 'code' | 'link' | 'notice' = 'code') {
  const kind = what === 'code' ? '' : `${what}|`;
  return keyedHash(await readPepper(), `${kind}${channel}|${value}`);
}

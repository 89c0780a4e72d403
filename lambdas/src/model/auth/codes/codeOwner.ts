import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Channel, Identity } from '#model/auth/signIn/identity.ts';
import { signInMethods } from '#model/auth/signIn/signInMethods.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { keyedHash } from './codeHash.ts';
import { readPepper } from './pepper.ts';

export interface CodeOwner {
  id: UserId;
  channel: Channel;
  device: string;
}

const signInMethodByChannel = { sms: 'sms', email: 'email_code' } as const;

/** Undefined when codes cannot sign this user in; callers must behave the same either way. */
export function selectCodeUser(identity: Identity, user: UserItem | undefined): UserItem | undefined {
  return user && signInMethods(user).includes(signInMethodByChannel[identity.channel]) ? user : undefined;
}

/** Unknown identities get a row under an invented id, so that both take the same path. */
export async function toCodeOwner(
  identity: Identity,
  user: UserItem | undefined,
  device = '',
): Promise<CodeOwner> {
  const { channel } = identity;
  if (user) return { id: user.id, channel, device };
  return { id: UserId.parse(`nobody-${await hashIdentity(identity)}`), channel, device: '' };
}

/** Links and notices count separately: orders must not use up sign-in codes. */
export async function hashIdentity({ channel, value }: Identity, what: 'code' | 'link' | 'notice' = 'code') {
  const kind = what === 'code' ? '' : `${what}|`;
  return keyedHash(await readPepper(), `${kind}${channel}|${value}`);
}

import { createHash, randomBytes } from 'node:crypto';
import { paths } from '@bloomkin/shared/pages.ts';
import { putOutgoing } from '../outbox/outboxEntity.ts';
import type { OutgoingPasswordLink } from '../outbox/outgoing.ts';
import { setting } from '../settings.ts';
import { transact } from '../table/write.ts';
import type { UserItem } from '../users/userEntity.ts';
import { insertPasswordLink } from './passwordLinkEntity.ts';

export type PasswordLinkKind = OutgoingPasswordLink['link'];

const hourSeconds = 60 * 60;
const lifeSeconds: Readonly<Record<PasswordLinkKind, number>> = {
  reset: hourSeconds,
  invitation: 7 * 24 * hourSeconds,
};

/** Has a link by which a person sets a password mailed to them, moments after this (`jobs/sendPasswordLink.ts`). */
export async function startPasswordLink(
  { id }: Pick<UserItem, 'id'>,
  link: PasswordLinkKind,
  now: Date,
): Promise<void> {
  await transact({ outgoing: putOutgoing({ kind: 'password_link', link, userId: id }, now) });
}

/** Makes a link that works once. Whoever reads the table learns nothing of it: only its SHA-256 is kept. */
export async function makePasswordLink(
  { id, tokenVersion }: Pick<UserItem, 'id' | 'tokenVersion'>,
  kind: PasswordLinkKind,
  now: Date,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await insertPasswordLink({
    hash: hashLinkCode(code),
    userId: id,
    tokenVersion,
    expiresAtSeconds: Math.floor(now.getTime() / 1000) + lifeSeconds[kind],
    used: false,
  });
  return `${setting('SITE_URL')}${paths.changePasswordByCode(code)}`;
}

export const hashLinkCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

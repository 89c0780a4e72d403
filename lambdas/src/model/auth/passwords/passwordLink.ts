import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import type { OutgoingPasswordLink } from '#platform/outbox/outgoing.ts';
import { setting } from '#platform/settings.ts';
import { transact, type Write } from '#platform/table/transact.ts';
import { findPasswordLink, insertPasswordLink } from './passwordLinkEntity.ts';

export type PasswordLinkKind = OutgoingPasswordLink['link'];

const hourSeconds = 60 * 60;
const lifeSeconds: Readonly<Record<PasswordLinkKind, number>> = {
  reset: hourSeconds,
  invitation: 7 * 24 * hourSeconds,
  signInsLost: 7 * 24 * hourSeconds,
};

export async function requestPasswordLink(
  { id }: Pick<UserItem, 'id'>,
  link: PasswordLinkKind,
  now: Date,
  others: readonly Write[] = [],
): Promise<void> {
  await transact({ outgoing: putOutgoing({ kind: 'password_link', link, userId: id }, now), others });
}

/** Single use; only the SHA-256 is stored. */
export async function createPasswordLink(
  { id, tokenVersion }: Pick<UserItem, 'id' | 'tokenVersion'>,
  kind: PasswordLinkKind,
  now: Date,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await insertPasswordLink({
    hash: hashLinkCode(code),
    userId: id,
    tokenVersion,
    expiresAtSeconds: toEpochSeconds(now) + lifeSeconds[kind],
    used: false,
  });
  return `${setting('SITE_URL')}${paths.changePasswordByCode(code)}`;
}

export const hashLinkCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** AUTH.PASSWORD.LINK_USED for an unknown, used, expired or outdated link, and for a disabled account. */
export async function getPasswordLinkOwner(hash: string, now: Date): Promise<UserItem> {
  const link = await findPasswordLink(hash, toEpochSeconds(now));
  const user = link && (await findUser(link.userId));
  if (!link || !user?.active || link.tokenVersion !== user.tokenVersion)
    throw new AppError('AUTH.PASSWORD.LINK_USED');
  return user;
}

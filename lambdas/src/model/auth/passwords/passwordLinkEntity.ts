import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, and, equals, exists, greaterThan } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { patchItem, putItem } from '#platform/table/write.ts';

export const passwordLinkEntity = defineEntity({
  name: 'passwordLink',
  version: 1,
  schema: z.object({
    hash: z.string(),
    userId: UserId,
    tokenVersion: z.string(),
    expiresAtSeconds: z.int(),
    used: z.boolean(),
  }),
  key: { pk: 'PASSWORD_LINK#{hash}', sk: 'PASSWORD_LINK' },
  ttl: ({ expiresAtSeconds }) => expiresAtSeconds,
  reads: { findPasswordLink: 'whose link to a new password it is' },
});
export type PasswordLinkItem = ValueOf<typeof passwordLinkEntity>;

export async function insertPasswordLink(link: PasswordLinkItem): Promise<void> {
  if (!(await putItem(passwordLinkEntity, link, absent()))) throw new Error('The link exists already');
}

export async function findPasswordLink(
  hash: string,
  nowSeconds: number,
): Promise<PasswordLinkItem | undefined> {
  const link = await get(passwordLinkEntity, { hash });
  return link && !link.used && link.expiresAtSeconds > nowSeconds ? link : undefined;
}

export async function takePasswordLink(hash: string, nowSeconds: number): Promise<boolean> {
  const isUsable = and(equals('used', false), greaterThan('expiresAtSeconds', nowSeconds));
  return (await patchItem(passwordLinkEntity, { hash }, { set: { used: true } }, isUsable)) !== undefined;
}

export async function releasePasswordLink(hash: string): Promise<void> {
  await patchItem(passwordLinkEntity, { hash }, { set: { used: false } }, exists());
}

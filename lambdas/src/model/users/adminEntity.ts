import { AppError } from '@bloomkin/shared/errors.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { exists } from '#platform/table/condition.ts';
import { defineEntity } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { check, type Write } from '#platform/table/transact.ts';

export const adminEntity = defineEntity({
  name: 'admin',
  version: 1,
  schema: z.object({ userId: UserId }),
  key: { pk: 'ADMINS', sk: 'ADMIN#{userId}' },
  reads: { findAnotherAdmin: 'who is an admin' },
});

export const findAnotherAdmin = async (leaver: UserId) =>
  (await queryPartition(adminEntity, {})).find(({ userId }) => userId !== leaver);

/** Throws USER.LAST_ADMIN. The condition fails for the second of two admins who leave concurrently. */
export async function requireAnotherAdmin(leaver: UserId): Promise<Write> {
  const other = await findAnotherAdmin(leaver);
  if (!other) throw new AppError('USER.LAST_ADMIN');
  return check(adminEntity, other, exists());
}

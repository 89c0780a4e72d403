import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity } from '#platform/table/entity.ts';

export const adminEntity = defineEntity({
  name: 'admin',
  version: 1,
  schema: z.object({ userId: UserId }),
  key: { pk: 'ADMINS', sk: 'ADMIN#{userId}' },
  reads: { listOtherFullAdmins: 'who is an admin' },
});

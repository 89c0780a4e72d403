import type * as z from 'zod';
import type { ManagerStatus as ManagerStatusSchema } from '../schemas/user.ts';

export type ManagerStatus = z.output<typeof ManagerStatusSchema>;

export const managerStatusLabels: Readonly<Record<ManagerStatus, string>> = {
  moderation: 'In moderation',
  hired: 'Hired',
  canceled: 'Canceled',
};

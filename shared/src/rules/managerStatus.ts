import type * as z from 'zod';
import type { ManagerStatus as ManagerStatusSchema, User } from '../schemas/user.ts';

export type ManagerStatus = z.output<typeof ManagerStatusSchema>;

export const managerStatusLabels: Readonly<Record<ManagerStatus, string>> = {
  moderation: 'In moderation',
  hired: 'Hired',
  canceled: 'Canceled',
};

export const isWaitingToBeHired = ({ manager_status }: Pick<User, 'manager_status'>): boolean =>
  manager_status === 'moderation';

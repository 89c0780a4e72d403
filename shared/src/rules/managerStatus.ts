export const managerStatuses = ['moderation', 'hired', 'canceled'] as const;
export type ManagerStatus = (typeof managerStatuses)[number];

export const managerStatusLabels: Readonly<Record<ManagerStatus, string>> = {
  moderation: 'In moderation',
  hired: 'Hired',
  canceled: 'Canceled',
};

export const isWaitingToBeHired = ({ manager_status }: { manager_status: ManagerStatus | null }): boolean =>
  manager_status === 'moderation';

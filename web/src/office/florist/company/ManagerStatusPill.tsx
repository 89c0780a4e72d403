import { type ManagerStatus, managerStatusLabels } from '@bloomkin/shared/rules/managerStatus.ts';
import { StatusPill, type StatusTone } from '#components/feedback/StatusPill.tsx';

const tones: Readonly<Record<ManagerStatus, StatusTone>> = {
  moderation: 'warning',
  hired: 'success',
  canceled: 'neutral',
};

export const ManagerStatusPill = ({ status }: { status: ManagerStatus }) => (
  <StatusPill tone={tones[status]}>{managerStatusLabels[status]}</StatusPill>
);
